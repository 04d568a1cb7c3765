import { notFound } from "@tropa/page-runtime/server/page-error";

/** The number of a booking in an address; what is none is a page that does not exist. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
