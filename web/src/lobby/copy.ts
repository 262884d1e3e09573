/** Copy the text of a field; whether the browser has let us. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // old, but all there is on a page without HTTPS, as in one's own network
  }
}
