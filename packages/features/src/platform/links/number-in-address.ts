import { notFound } from "@tropa/page-runtime/server/page-error";

/** The number of a booking, a tour or a record in an address; what is none is a page that does not exist. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

/** The number that an address ends with; null for none. */
export const numberIn = (path: string): number | null => {
  const [, number] = /\/([1-9]\d{0,8})\/?$/.exec(path) ?? [];
  return number === undefined ? null : Number(number);
};
