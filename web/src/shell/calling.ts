/** Call the reader back who looks at something else: by a notification, where he wants that and the browser allows it. */

/** Whether the browser has notifications for a page that came as this one did. */
export const canCall = (): boolean => "Notification" in window && isSecureContext;

/** Whether it may show them. */
export const mayCall = (): boolean => canCall() && Notification.permission === "granted";

/** Ask the reader's leave, and show him the first one: not every browser that has leave can do it. */
export async function allowCalls(title: string, text: string): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted" && shown(title, text, "allowed") !== undefined;
}

/** Call, unless the reader is looking; the answer takes the call back, and so does his look. */
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
    return undefined; // a telephone may have leave and still allow none to a page
  }
}
