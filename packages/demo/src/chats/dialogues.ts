import en from "../data/texts/en/chats.json" with { type: "json" };
import ru from "../data/texts/ru/chats.json" with { type: "json" };

/** Lines that begin with `t: ` for the tourist and `h: ` for the other side. */
export type Dialogue = readonly string[];

/** {tour}, {date}, {name} and {guide} are filled in. */
export const dialogues: Record<
  "ru" | "en",
  Record<"organizer" | "support", readonly Dialogue[]>
> = {
  ru,
  en,
};
