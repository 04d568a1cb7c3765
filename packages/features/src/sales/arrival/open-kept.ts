import type { MouseEvent } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";

async function save(address: string, name: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for a kept file`);
  saveFile(await answer.blob(), name);
}

/**
 * Click handler that saves a cached file when offline. A service worker does not handle navigation outside its scope,
 * but it does handle requests of its pages, so the page fetches the file itself.
 */
export function openCachedFile(event: MouseEvent<HTMLAnchorElement>, name: string): void {
  if (navigator.onLine) return;
  event.preventDefault();
  // Files that were too large are not cached.
  save(event.currentTarget.href, name).catch(console.error);
}
