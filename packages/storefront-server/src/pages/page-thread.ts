import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { loadBuiltBundle, messagesOf } from "../bundling/bundle.ts";
import { makePage } from "./page-maker.ts";
import type { MakerSettings, MessagesTask, PageTask } from "./page-maker.ts";

const settings = workerData as MakerSettings;
const bundle = await loadBuiltBundle(settings.root);

/** The default task of a rendering thread: renders a page. */
export default async (task: PageTask) => {
  const page = await makePage(bundle, settings, task);
  // Copied into a buffer of its own, which can be transferred without its neighbours.
  const brotli = new Uint8Array(page.brotli);
  return move({
    [transferableSymbol]: [brotli.buffer],
    [valueSymbol]: { ...page, brotli },
  });
};

export const messages = ({ locale, name }: MessagesTask) => messagesOf(bundle, locale, name);

export const version = () => bundle.build.assets.version;
