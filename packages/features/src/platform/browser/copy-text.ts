/** Copies a text; fails where the browser refuses, and where a page without https has no clipboard at all. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
