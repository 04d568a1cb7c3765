/** Copies a text. Throws where the browser refuses; without https there is no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
