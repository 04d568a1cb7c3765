import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isLateArea, isMessageArea, pageAreas } from "./message-areas.ts";
import type { MessageArea } from "./message-areas.ts";

export type Messages = Record<string, unknown>;
/** Messages by namespace. */
export type Catalogue = Record<string, Messages>;

/** Messages of the UI kit, needed on every page; each module exports them alone. */
const kits = import.meta.glob<Record<string, Messages>>("../../ui-kit/src/messages/messages-*.ts", {
  eager: true,
});

function kitOf(locale: Locale): Messages {
  const [messages] = Object.values(kits[`../../ui-kit/src/messages/messages-${locale}.ts`] ?? {});
  if (!messages) throw new Error(`The kit has no messages in ${locale}`);
  return messages;
}

const files = import.meta.glob<Messages>("./messages/*/*/*.json", {
  eager: true,
  import: "default",
});

const catalogues = new Map<Locale, Map<MessageArea, Catalogue>>();
for (const [path, messages] of Object.entries(files)) {
  const [, , locale = "", area = "", file = ""] = path.split("/");
  if (!isLocale(locale) || !isMessageArea(area))
    throw new Error(`Message file of an unknown locale or area: ${path}`);
  const areas =
    catalogues.get(locale) ?? new Map<MessageArea, Catalogue>([["frame", { kit: kitOf(locale) }]]);
  areas.set(area, { ...areas.get(area), [file.replace(".json", "")]: messages });
  catalogues.set(locale, areas);
}

/**
 * Returns messages of a locale, all or those of some areas. For servers only: browsers fetch theirs
 * from `/_i18n`.
 */
export function catalogueOf(locale: Locale, areas?: readonly MessageArea[]): Catalogue {
  const found = catalogues.get(locale) ?? new Map<MessageArea, Catalogue>();
  const chosen = areas ? areas.map((area) => found.get(area) ?? {}) : [...found.values()];
  return Object.assign({}, ...chosen) as Catalogue;
}

/**
 * Returns the messages that a browser fetches by name: `messages` for those of every page, or a
 * late area's name. Null for any other name.
 */
export function catalogueFile(locale: Locale, name: string): Catalogue | null {
  if (name === "messages") return catalogueOf(locale, pageAreas);
  return isLateArea(name) ? catalogueOf(locale, [name]) : null;
}
