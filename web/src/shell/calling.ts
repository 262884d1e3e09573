/** Call back a reader who looks at something else: by a notification, if the reader wants it and the browser allows it. */

/** Whether the browser has notifications for a page with this kind of address. */
export const canCall = (): boolean => "Notification" in window && isSecureContext;

/** Whether it may show them. */
export const mayCall = (): boolean => canCall() && Notification.permission === "granted";

/** Ask for permission, and show a first notification: not every browser with permission can show one. */
export async function allowCalls(title: string, text: string): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted" && shown(title, text, "allowed") !== undefined;
}

/** Call, unless the reader is looking; the function that is returned takes the call back, and so does a look at the page. */
export function call(title: string, text: string, about: string): () => void {
  const notification = document.hidden && mayCall() ? shown(title, text, about) : undefined;
  const end = (): void => {
    document.removeEventListener("visibilitychange", end);
    notification?.close();
  };
  if (notification) document.addEventListener("visibilitychange", end);
  return end;
}

function shown(title: string, text: string, about: string): Notification | undefined {
  try {
    const notification = new Notification(title, { body: text, tag: `knekt ${about}` });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return undefined; // a phone may give permission and still allow no notifications of a page
  }
}
