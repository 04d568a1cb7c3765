import type { MouseEvent } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";

async function save(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for a kept file`);
  saveFile(await answer.blob(), name);
}

/**
 * Without a network a link leads nowhere, also to what the page has kept: a worker is asked about what its pages fetch, and about
 * no address outside of its scope. So the page fetches the file and saves it.
 */
export function openCachedFile(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  if (navigator.onLine) return;
  event.preventDefault();
  // What was too large to be kept is not there.
  save(event.currentTarget.href, name).catch(console.error);
}
