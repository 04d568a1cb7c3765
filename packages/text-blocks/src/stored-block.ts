import { z } from "zod";

const words = z.string().trim().min(1).max(10_000);

/**
 * A stored picture: its address and, after `#`, the colour shown while it loads:
 * `https://…/1.jpg#8a6a50`.
 */
export const storedPicture = z
  .string()
  .max(500)
  .regex(/^(https:\/)?\/[^\s#]+(#[0-9a-f]{6})?$/);

const picture = z.strictObject({ key: storedPicture, alt: words, caption: words.optional() });
export type StoredPicture = z.infer<typeof picture>;
/** A cell of a table may be empty. */
const cell = z.string().trim().max(2000);

/** A block as stored in the database: pictures by key, tours by the slug of their listing. */
const storedBlock = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    text: words,
  }),
  z.strictObject({ type: z.literal("paragraph"), text: words }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(words).min(1) }),
  z.strictObject({ type: z.literal("quote"), text: words }),
  z.strictObject({ type: z.literal("image"), ...picture.shape }),
  z.strictObject({ type: z.literal("gallery"), pictures: z.array(picture).min(2).max(30) }),
  z.strictObject({
    type: z.literal("point"),
    name: words,
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
  }),
  z.strictObject({ type: z.literal("tours"), slug: words }),
  z.strictObject({ type: z.literal("video"), url: z.url({ protocol: /^https$/ }), title: words }),
  z.strictObject({
    type: z.literal("table"),
    head: z.array(cell).min(1),
    rows: z.array(z.array(cell)).min(1),
  }),
]);
export type StoredBlock = z.infer<typeof storedBlock>;

/** The blocks of one text. */
export const storedBlocks = z.array(storedBlock).max(500);

/** A text's blocks by locale, as stored in `body` columns. */
export const storedBody = z
  .record(z.string().regex(/^[a-z]{2}$/), storedBlocks.min(1))
  .refine((body) => Object.keys(body).length > 0);
export type StoredBody = z.infer<typeof storedBody>;
