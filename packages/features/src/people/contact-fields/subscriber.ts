import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/interface-constants";

/** What a subscription was answered with, kept for 180 days (docs/product/letters.md#programmes). */
const name = "tropa-subscriber";

export function readSubscriber(cookies: string = document.cookie): number | null {
  const found = new RegExp(`(?:^|; )${name}=(\\d{1,10})(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? null : Number(found);
}

export function keepSubscriber(id: number): void {
  document.cookie = `${name}=${id}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS.subscriber}; samesite=lax`;
}
