/** Makes the browser download a file under the given name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
