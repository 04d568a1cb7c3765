import { organizerDialoguesEn, supportDialoguesEn } from "./chats-texts-en.ts";
import { organizerDialoguesRu, supportDialoguesRu } from "./chats-texts-ru.ts";

export const chatDialogues = {
  ru: { organizer: organizerDialoguesRu, support: supportDialoguesRu },
  en: { organizer: organizerDialoguesEn, support: supportDialoguesEn },
} as const;
