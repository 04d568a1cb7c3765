import { localise } from "@tropa/domain/locale";
import type { Config } from "../../config/config.ts";
import { wantedContacts } from "../../people/notifications/notifications.ts";
import type { Client } from "../../platform/db/database.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";

/** To whoever wrote a review: its organizer has answered. */
export async function tellReviewer(
  client: Client,
  { storefronts }: Pick<Config, "storefronts">,
  booking: BookingRecord,
  { uuid, text }: { uuid: string; text: string },
): Promise<void> {
  const { locale, email, account_id: accountId } = booking;
  const reader = { storefront: storefronts.of(booking.storefront), locale };
  const to = await wantedContacts(client, accountId, "reviews", { email, phone: null });
  await enqueueText(
    client,
    { ...to, phone: null, ...reader },
    "reviewAnswered",
    {
      name: booking.first_name,
      tour: localise(booking.tour_title, locale),
      note: text,
      link: letterLink(reader, `/review/${uuid}`),
      choices: accountId === null ? "" : letterLink(reader, "/settings#notifications"),
    },
    booking.id,
  );
}
