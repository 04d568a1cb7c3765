/** Gives a file that a call has answered with to the browser, which saves it under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by its next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
