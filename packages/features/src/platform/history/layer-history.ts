/**
 * Adds a history entry for each layer open over a page, so that Back closes the layer and stays on the page. The router
 * does not know of these entries: they carry its state and their depth, and moves between them never reach it. A layer
 * closed in another way takes its entry back.
 */

import { restoreQuery } from "./page-query.ts";

/** The router's part of an entry's state, and how many layers were open. */
interface EntryState {
  idx?: number;
  key?: string;
  layers?: number;
}

const currentEntry = (): EntryState => (history.state as EntryState | null) ?? {};
const depthOf = ({ layers = 0 }: EntryState) => layers;

type Layer = { close: () => void };
/** Open layers that have an entry, lowest first. */
let open: Layer[] = [];
/** The page's own entry, while layer entries lie above it. */
let page: EntryState | null = null;
/** Resolves when a step back that we started has arrived. */
let arrival: PromiseWithResolvers<void> | null = null;

function goBack(entries: number): Promise<void> {
  arrival ??= Promise.withResolvers();
  history.go(-entries);
  return arrival.promise;
}

/** Adds or removes entries so that there are as many as layers. */
function syncEntries(): void {
  if (arrival) return;
  const surplus = depthOf(currentEntry()) - open.length;
  if (surplus > 0) void goBack(surplus);
  for (let missing = surplus; missing < 0; missing += 1) {
    const here = currentEntry();
    if (depthOf(here) === 0) page = here;
    history.pushState({ ...here, layers: depthOf(here) + 1 }, "");
  }
}

function onPop(event: PopStateEvent): void {
  const here = currentEntry();
  if (page && here.key === page.key && here.idx === page.idx) {
    // Still the same page: hide the event from the router, which listens after our capturing listener.
    event.stopImmediatePropagation();
    restoreQuery();
    const own = arrival;
    arrival = null;
    own?.resolve();
    const closed = open.splice(depthOf(here)).toReversed();
    if (depthOf(here) === 0) page = null;
    for (const { close } of closed) close();
    if (own || depthOf(here) > open.length) syncEntries();
    return;
  }
  page = null;
  open = [];
  arrival?.resolve();
  arrival = null;
  // An entry of a layer that closed with its page: go on to the page below it.
  if (depthOf(here) > 0) history.go(-depthOf(here));
}

window.addEventListener("popstate", onPop, { capture: true });

/** Records an opened layer; returns a function to call once it is closed. */
export function enterLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  syncEntries();
  return () => {
    const before = open.length;
    open = open.filter((other) => other !== layer);
    if (open.length < before) syncEntries();
  };
}

/** Call before the router navigates: removes layer entries, so that Back leads to the page itself. */
export async function leaveLayers(): Promise<void> {
  open = [];
  const depth = depthOf(currentEntry());
  if (arrival) await arrival.promise;
  else if (depth > 0) await goBack(depth);
}
