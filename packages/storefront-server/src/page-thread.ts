import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { loadBuiltBundle } from "./bundle.ts";
import { makePage } from "./page-maker.ts";
import type { MakerSettings, PageTask } from "./page-maker.ts";

const settings = workerData as MakerSettings;
const bundle = await loadBuiltBundle(settings.root);

/** What a thread of pages does: the page is handed over, not copied. */
export default async (task: PageTask) => {
  const page = await makePage(bundle, settings, task);
  const handedOver = {
    [transferableSymbol]: [page.body.buffer],
    [valueSymbol]: page,
  };
  return move(handedOver);
};
