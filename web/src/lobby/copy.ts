/** Copy the text of a field; the answer is whether the browser allowed it. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // old, but the only way on a page without HTTPS, as in a home network
  }
}
