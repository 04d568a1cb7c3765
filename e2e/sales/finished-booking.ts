import { apiUrl } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";

/** Tourists of the demo, by their numbers. */
const tourists = Array.from({ length: 40 }, (_, index) => index + 1);

/**
 * The link of a journey that is over and has no review yet, of one of the storefront's travellers. Tests that run side
 * by side take the first or the last one.
 */
export async function finishedBooking(variant: Variant, which: "first" | "last"): Promise<string> {
  const headers = { "content-type": "application/json", "x-localization": variant };
  for (const number of which === "first" ? tourists : tourists.toReversed()) {
    const answer = await fetch(`${apiUrl}/crm/api/user/auth`, {
      method: "POST",
      headers: { ...headers, "x-forwarded-for": `198.18.7.${number}` },
      body: JSON.stringify({ login: `tourist${number}@tropa.example`, password: "tropa-demo" }),
    });
    const { token } = (await answer.json()) as { token?: string };
    if (!token) continue;
    const list = await fetch(`${apiUrl}/spa/my-bookings`, {
      headers: { ...headers, "x-authorization": `Bearer ${token}` },
    });
    const { items = [] } = (await list.json()) as { items?: { uuid: string; status: number }[] };
    for (const { uuid } of items.filter(({ status }) => status === 4)) {
      const found = await fetch(`${apiUrl}/spa/booking-review?uuid=${uuid}`, { headers });
      if (((await found.json()) as { may_write?: boolean }).may_write) return uuid;
    }
  }
  throw new Error("every journey has its review");
}
