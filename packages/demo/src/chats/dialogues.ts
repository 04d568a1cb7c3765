import en from "../data/texts/en/chats.json" with { type: "json" };
import ru from "../data/texts/ru/chats.json" with { type: "json" };

/** Lines start with `t: ` for the tourist or `h: ` for the other side. */
export type Dialogue = readonly string[];

/** Placeholders: {tour}, {date}, {name} and {guide}. */
export const dialogues: Record<
  "ru" | "en",
  Record<"organizer" | "support", readonly Dialogue[]>
> = {
  ru,
  en,
};
