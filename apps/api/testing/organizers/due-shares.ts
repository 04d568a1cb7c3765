import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { insertTour, organizers } from "../fixtures.ts";
import type { Platform } from "../platform.ts";
import { orderOf } from "../shop.ts";

/** Bank details that money of a currency can be sent to: no bank has them. */
export const bankDetails = {
  RUB: {
    tax_id: "500100732259",
    bank_name: "Банк «Север»",
    bank_code: "044525225",
    bank_account: "40702810500000002851",
  },
  EUR: {
    tax_id: "DE 1",
    bank_name: "Nordbank",
    bank_code: "COBADEFF",
    bank_account: "DE89 3704 0044 0532 0130 00",
  },
} as const;

/** Writes an organizer's requisites; with null it has none. */
export async function putRequisites(
  platform: Pick<Platform, "rows">,
  organizerId: number,
  numbers: object | null,
  legalName = "ИП Ветрова Анна",
): Promise<void> {
  await platform.rows("DELETE FROM organizer_requisites WHERE organizer_id = $1", organizerId);
  if (numbers)
    await platform.rows(
      `INSERT INTO organizer_requisites (organizer_id, legal_form, legal_name, country_id, numbers)
       VALUES ($1, 'individual_entrepreneur', $2, 1, $3)`,
      organizerId,
      legalName,
      JSON.stringify(numbers),
    );
}

let lastPhone = 1_000_000;

/** A complete trip of two seats with a commission of 15 %, and what came for it. Returns the booking. */
export async function completeTrip(
  platform: Platform,
  received: number,
  { organizerId = organizers.direct, currency = "RUB", endsOn = "2026-03-03" } = {},
): Promise<number> {
  const made = await insertTour(platform.context.pool, { priceMinor: 500_000, organizerId });
  const phone = `+7904${(lastPhone += 1)}`;
  const seen = { amount: 1_000_000, currency: "RUB" as const };
  const body = { ...orderOf(made), phone, email: `p${lastPhone}@tropa.example`, seen };
  const { request_id: id } = await platform.client().call(submitOrderCall, { body });
  await platform.rows(
    "UPDATE booking SET status = 4, hold_until = NULL, currency = $2 WHERE id = $1",
    id,
    currency,
  );
  await platform.rows(
    "UPDATE tour_date SET starts_on = $2::date - 2, ends_on = $2 WHERE id = $1",
    made.dateId,
    endsOn,
  );
  await platform.rows(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
     VALUES ($1, 5, 'full', 'card', 2, $2, $3, '', '')`,
    id,
    received,
    currency,
  );
  return id;
}
