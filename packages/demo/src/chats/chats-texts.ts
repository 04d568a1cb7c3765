import { organizerDialoguesEn, supportDialoguesEn } from "./chats-texts-en.ts";
import { organizerDialoguesRu, supportDialoguesRu } from "./chats-texts-ru.ts";

/** Lines that begin with `t: ` for the tourist and `h: ` for the other side. */
export type Dialogue = readonly `${"t" | "h"}: ${string}`[];

export const chatDialogues = {
  ru: { organizer: organizerDialoguesRu, support: supportDialoguesRu },
  en: { organizer: organizerDialoguesEn, support: supportDialoguesEn },
} as const;
