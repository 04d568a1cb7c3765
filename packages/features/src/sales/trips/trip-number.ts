import { notFound } from "../../platform/runtime/page-error.ts";

/** The number of a booking in an address; what is none is a page that does not exist. */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}
