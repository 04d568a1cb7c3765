import { greetingName } from "@tropa/domain/people/full-name";
import { localise } from "@tropa/domain/locale";
import type { ReviewRejectReason } from "@tropa/domain/editorial/review";
import type { Config } from "../../config/config.ts";
import { wantedContacts } from "../../people/notifications/notifications.ts";
import { unsubscribeLink } from "../../people/unsubscribe/unsubscribe.ts";
import type { Client } from "../../platform/db/database.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";
import { messages } from "../../discovery/content-words/content-words.ts";
import type { ReviewStatus } from "./reviews-store.ts";

/** Writes to a review's author that the organizer has replied. */
export async function notifyReviewer(
  client: Client,
  config: Pick<Config, "storefronts" | "signingKey">,
  booking: BookingRecord,
  { uuid, text }: { uuid: string; text: string },
): Promise<void> {
  const { locale, email, account_id: accountId } = booking;
  const reader = { storefront: config.storefronts.of(booking.storefront), locale };
  const to = await wantedContacts(client, accountId, "reviews", { email, phone: null });
  await enqueueText(
    client,
    { ...to, phone: null, ...reader },
    "reviewAnswered",
    {
      name: greetingName(booking),
      tour: localise(booking.tour_title, locale),
      note: text,
      link: letterLink(reader, `/review/${uuid}`),
      choices: accountId === null ? "" : letterLink(reader, "/settings#notifications"),
      unsubscribe: unsubscribeLink(config, reader, { accountId, email, topic: "reviews" }),
    },
    booking.id,
  );
}

const stateLetters = {
  held: "reviewHeld",
  rejected: "reviewRejected",
  published: "reviewPublished",
} as const satisfies Record<ReviewStatus, string>;

/**
 * Writes to a review's author about its new state. The letter cannot be turned off, since it is about the author's
 * own words; without an e-mail it goes by SMS.
 */
export async function notifyReviewState(
  client: Client,
  { storefronts }: Pick<Config, "storefronts">,
  booking: BookingRecord,
  review: { uuid: string; status: ReviewStatus; reason: ReviewRejectReason | null },
): Promise<void> {
  const { locale, email, phone } = booking;
  const reader = { storefront: storefronts.of(booking.storefront), locale };
  await enqueueText(
    client,
    { email, phone: email ? null : phone, ...reader },
    stateLetters[review.status],
    {
      name: greetingName(booking),
      tour: localise(booking.tour_title, locale),
      reason: review.reason ? messages[locale].review_rejection[review.reason] : "",
      link: letterLink(
        reader,
        review.status === "published"
          ? `/review/${review.uuid}`
          : `/booking/review/uuid/${booking.uuid}`,
      ),
      support: letterLink(reader, "/contacts"),
    },
    booking.id,
  );
}
