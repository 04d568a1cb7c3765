import { localise } from "@tropa/domain/locale";
import type { ApiContext } from "../../config/context.ts";
import type { Client } from "../../platform/db/database.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import { enqueue, enqueueText } from "../../platform/outbox/outbox.ts";
import { programmeLink } from "../programme/programme.ts";
import type { Sender, SubscriptionRow } from "./programme-letters-store.ts";

type Context = Pick<ApiContext, "config">;

interface Letter extends Sender {
  tourId: number;
  title: string;
  isIndividual: boolean;
}

const linkOf = async (context: Context, letter: Letter): Promise<string> =>
  (await programmeLink(context, letter)).url;

/** Sends a requested programme by e-mail. */
export async function sendByEmail(
  context: Context,
  client: Client,
  letter: Letter & { email: string },
): Promise<void> {
  const to = {
    email: letter.email,
    phone: null,
    storefront: letter.storefront,
    locale: letter.locale,
  };
  await enqueueText(client, to, "tourProgramme", {
    tour: letter.title,
    link: await linkOf(context, letter),
  });
}

/** Sends a requested programme by WhatsApp. */
export async function sendByWhatsapp(
  context: Context,
  client: Client,
  letter: Letter & { phone: string },
): Promise<void> {
  const { body } = writeMessage("tourProgrammeMessage", letter, {
    tour: letter.title,
    link: await linkOf(context, letter),
  });
  await enqueue(client, {
    channel: "whatsapp",
    recipient: letter.phone,
    subject: null,
    body,
    kind: "tourProgrammeMessage",
    bookingId: null,
    locale: letter.locale,
  });
}

/** Sends a subscription letter, the first one or one after a change, with a link to unsubscribe. */
export async function sendToSubscriber(
  context: Context,
  client: Client,
  subscription: SubscriptionRow,
  kind: "tourProgrammeSubscribed" | "tourProgrammeChanged",
): Promise<void> {
  const { locale, currency, uuid, email } = subscription;
  const storefront = context.config.storefronts.of(subscription.storefront);
  const title = localise(subscription.tour_title, locale);
  await enqueueText(client, { email, phone: null, storefront, locale }, kind, {
    tour: title,
    link: await linkOf(context, {
      tourId: subscription.tour_id,
      isIndividual: subscription.is_individual,
      title,
      locale,
      currency,
      storefront,
    }),
    unsubscribe: `${storefront.address}/spa/unsubscribe-tour-program?uuid=${uuid}`,
  });
}
