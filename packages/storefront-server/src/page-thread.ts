import { Tinypool } from "tinypool";
import type { Transferable } from "tinypool";
import { loadBuiltBundle } from "./bundle.ts";
import { makePage } from "./page-maker.ts";
import type { MakerSettings, PageTask } from "./page-maker.ts";

const settings = Tinypool.workerData as MakerSettings;
const bundle = await loadBuiltBundle(settings.root);

/** What a thread of pages does: the page is handed over, not copied. */
export default async (task: PageTask) => {
  const page = await makePage(bundle, settings, task);
  const handedOver = {
    [Tinypool.transferableSymbol]: [page.body.buffer],
    [Tinypool.valueSymbol]: page,
  };
  // Its types know these two symbols by other names.
  return Tinypool.move(handedOver as unknown as Transferable);
};
