import type { MouseEvent } from "react";

async function saveAs(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it over by the next moment.
  setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * Without a network a link leads nowhere, also to what the page has kept: a worker is asked about what its pages fetch, and about
 * no address outside of its scope. So the page fetches the file and saves it.
 */
export function openKept(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  if (navigator.onLine) return;
  event.preventDefault();
  // What was too large to be kept is not there.
  saveAs(event.currentTarget.href, name).catch(console.error);
}
