/**
 * An entry of the history for each layer that is open over a page, so that Back closes the layer and stays on the
 * page. The router knows nothing of these entries: they carry its state and their own depth, and going from one to
 * another never reaches it. A layer that is closed in another way takes its entry back.
 */

import { restoreQuery } from "./page-query.ts";

/** What the router writes into an entry, and how many layers were open there. */
interface EntryState {
  idx?: number;
  key?: string;
  layers?: number;
}

const entry = (): EntryState => (history.state as EntryState | null) ?? {};
const depthOf = ({ layers = 0 }: EntryState) => layers;

type Layer = { close: () => void };
/** Open layers that have an entry, lowest first. */
let open: Layer[] = [];
/** The page's own entry while there are entries of layers above it. */
let page: EntryState | null = null;
/** Waits for the way back that we have begun ourselves. */
let arrival: PromiseWithResolvers<void> | null = null;

function goBack(entries: number): Promise<void> {
  arrival ??= Promise.withResolvers();
  history.go(-entries);
  return arrival.promise;
}

/** As many entries as there are layers. */
function settle(): void {
  if (arrival) return;
  const surplus = depthOf(entry()) - open.length;
  if (surplus > 0) void goBack(surplus);
  for (let missing = surplus; missing < 0; missing += 1) {
    const here = entry();
    if (depthOf(here) === 0) page = here;
    history.pushState({ ...here, layers: depthOf(here) + 1 }, "");
  }
}

function onPop(event: PopStateEvent): void {
  const here = entry();
  if (page && here.key === page.key && here.idx === page.idx) {
    // Still the same page: for the router nothing has happened. It listens after us, as we capture.
    event.stopImmediatePropagation();
    restoreQuery();
    const own = arrival;
    arrival = null;
    own?.resolve();
    const closed = open.splice(depthOf(here)).toReversed();
    if (depthOf(here) === 0) page = null;
    for (const { close } of closed) close();
    if (own || depthOf(here) > open.length) settle();
    return;
  }
  page = null;
  open = [];
  arrival?.resolve();
  arrival = null;
  // An entry of a layer that closed with its page: what is looked for is the page below it.
  if (depthOf(here) > 0) history.go(-depthOf(here));
}

window.addEventListener("popstate", onPop, { capture: true });

/** A layer has opened; answers with what to call once it is closed. */
export function enterLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  settle();
  return () => {
    const before = open.length;
    open = open.filter((other) => other !== layer);
    if (open.length < before) settle();
  };
}

/** Before the router goes elsewhere: the page's own entry is the one to come back to. */
export async function leaveLayers(): Promise<void> {
  open = [];
  const depth = depthOf(entry());
  if (arrival) await arrival.promise;
  else if (depth > 0) await goBack(depth);
}
