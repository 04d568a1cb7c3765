/** Who bears a sum that was given back out of goodwill. */
export const goodwillBearers = ["tropa", "organizer"] as const;
export type GoodwillBearer = (typeof goodwillBearers)[number];
