import type { Currency } from "@tropa/domain/money";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { tourById } from "../../discovery/tour/tour.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { requireOwnRequest } from "../requests/requests.ts";
import { reachesPeople } from "../../config/gateway-settings.ts";
import { insertOrder } from "./programme-letters-store.ts";
import type { Sender } from "./programme-letters-store.ts";
import { sendByEmail, sendByWhatsapp } from "./send-programme.ts";

export interface ProgrammeOrder {
  tour_id: number;
  email?: string | undefined;
  phone?: string | undefined;
  request_id?: number | undefined;
  request_token?: string | undefined;
  currency?: Currency | undefined;
}

/**
 * Sends a tour's programme (docs/product/letters.md#programmes), at most once a day to the same person; the answer is the
 * same either way. Without WhatsApp configured it sends a letter instead; in development it goes to the dev inbox.
 */
export async function orderProgramme(
  context: ApiContext,
  catalogue: Catalogue,
  order: ProgrammeOrder,
  from: Sender & { channel: "email" | "whatsapp" },
): Promise<void> {
  const sender = { ...from, currency: order.currency ?? from.currency };
  const tour = await tourById(catalogue, order.tour_id, sender);
  const { channel, recipient } = chooseChannel(context, order, from.channel);
  await inTransaction(context.pool, async (client) => {
    await requireOwnRequest(client, order);
    const isNew = await insertOrder(client, {
      ...sender,
      tourId: tour.id,
      channel,
      recipient,
      email: order.email || null,
      phone: order.phone || null,
      requestId: order.request_id ?? null,
    });
    if (!isNew) return;
    const letter = { ...sender, tourId: tour.id, title: tour.title, isIndividual: false };
    if (channel === "email") await sendByEmail(context, client, { ...letter, email: recipient });
    else await sendByWhatsapp(context, client, { ...letter, phone: recipient });
  });
}

/** Chooses a configured channel to send the programme by. Throws `unavailable` without any. */
function chooseChannel(
  { config }: Pick<ApiContext, "config">,
  { email = "", phone = "" }: ProgrammeOrder,
  wanted: "email" | "whatsapp",
): { channel: "email" | "whatsapp"; recipient: string } {
  if (wanted === "whatsapp" && phone !== "" && reachesPeople(config, "whatsapp"))
    return { channel: "whatsapp", recipient: phone };
  if (email !== "") return { channel: "email", recipient: email };
  throw new ApiError("unavailable");
}
