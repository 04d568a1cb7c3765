import type { Catalogue, Reader } from "../catalogue/catalogue.ts";
import { tourById } from "../tour/tour.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { openTask } from "../../platform/tasks/tasks.ts";
import { letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import { insertComplaint } from "./complaints-store.ts";

/** Stores a complaint about a tour and mails the team. Idempotent. */
export async function complain(
  { pool, config }: ApiContext,
  catalogue: Catalogue,
  complaint: { tour_id: number; text: string },
  from: Reader & { accountId: number | null },
): Promise<void> {
  const tour = await tourById(catalogue, complaint.tour_id, from).catch((error: unknown) => {
    // A tour that the reader cannot see is not to be complained about.
    throw error instanceof ApiError ? new ApiError("not_found") : error;
  });
  await inTransaction(pool, async (client) => {
    const { accountId, locale, storefront } = from;
    const { text } = complaint;
    const id = await insertComplaint(client, {
      tourId: tour.id,
      accountId,
      text,
      locale,
      storefront,
    });
    if (id === null) return;
    const to = {
      email: config.staffEmail,
      phone: null,
      storefront,
      locale: ownLocale(storefront),
    };
    await enqueueText(client, to, "staffTourComplaint", {
      number: id,
      tour: tour.title,
      account: accountId ?? "",
      text,
      link: letterLink({ storefront, locale }, `/${tour.slug}`),
    });
    await openTask(client, "complaint", id);
  });
}
