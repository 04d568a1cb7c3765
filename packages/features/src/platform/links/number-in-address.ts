import { notFound } from "@tropa/page-runtime/server/page-error";

/** Parses the id in an address; throws a 404 for anything else. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

/** The id that a path ends with, or null. */
export const numberIn = (path: string): number | null => {
  const [, number] = /\/([1-9]\d{0,8})\/?$/.exec(path) ?? [];
  return number === undefined ? null : Number(number);
};
