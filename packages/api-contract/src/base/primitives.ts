import { currencies } from "@tropa/domain/money";
import { isLocalDate } from "@tropa/domain/time/local-date";
import { z } from "zod/mini";

/** A PostgreSQL integer key. */
export const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** An id in a query string; "12abc" is refused, not truncated. */
export const queryId = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  id,
);
export const queryPage = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.transform((text) => Math.max(1, Number(text))),
  ),
);
/** Page size, from 1 to `most`; the answer's actual size is in `per_page`. */
export const queryPageSize = (most: number) =>
  z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
      z.int().check(z.gte(1), z.lte(most)),
    ),
  );
/** Position of a page in a list, part of the answer beside its items. */
export const paged = {
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  per_page: z.int(),
};
export const flag = z.optional(z.enum(["0", "1"]));

/** Whether id and token of a request are both given, or neither. */
export const hasToken = (given: {
  request_id?: number | undefined;
  request_token?: string | undefined;
}): boolean => given.request_id === undefined || given.request_token !== undefined;

/** An amount in integer minor units of the currency beside it. */
export const minor = z.int();
export const currency = z.enum(currencies);
/** An amount as shown on a screen, which the server compares with its own. */
export const seenSum = z.object({ amount: minor, currency });
export type SeenSum = z.infer<typeof seenSum>;
export const localDate = z.string().check(z.refine(isLocalDate, { error: "date" }));

/**
 * Text written by a person: trimmed, without characters that the database refuses: U+0000 and lone
 * surrogates.
 */
export const personText = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((text) => !text.includes("\0") && text.isWellFormed(), {
      error: "incorrect",
      abort: true,
    }),
  );

/** An image: URL template with `{size}`, alternative text, and a placeholder colour. */
export const image = z.object({
  image: z.string(),
  alt: z.string(),
  color: z.string(),
});
export type Image = z.infer<typeof image>;
