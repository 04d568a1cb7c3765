import {
  orderProgramByEmailCall,
  orderProgramByWhatsappCall,
  sendTelegramLinkCall,
  subscribeTourProgramCall,
} from "@tropa/api-contract/sales/calls-interactions";
import type { FastifyInstance } from "fastify";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Caller } from "../../server/caller.ts";
import { serve } from "../../server/serve.ts";
import type { Sender } from "./programme-letters-store.ts";
import { orderProgramme } from "./programme-orders.ts";
import { subscribe } from "./programme-subscriptions.ts";
import { sendTelegramLink } from "./telegram-link.ts";

const done = { success: true } as const;

const senderOf = ({ locale, currency, storefront }: Caller): Sender => ({
  locale,
  currency,
  storefront,
});

/** Registers calls that send programmes by letter or messenger, and the link to the Telegram chat. */
export function programmeLettersRoutes(
  server: FastifyInstance,
  context: ApiContext,
  catalogue: Catalogue,
): void {
  serve(server, subscribeTourProgramCall, ({ body, caller }) =>
    subscribe(context, catalogue, body, senderOf(caller)),
  );
  serve(server, orderProgramByEmailCall, async ({ body, caller }) => {
    await orderProgramme(context, catalogue, body, { ...senderOf(caller), channel: "email" });
    return done;
  });
  serve(server, orderProgramByWhatsappCall, async ({ body, caller }) => {
    await orderProgramme(context, catalogue, body, { ...senderOf(caller), channel: "whatsapp" });
    return done;
  });
  serve(server, sendTelegramLinkCall, async ({ body, caller }) => ({
    success: await sendTelegramLink(context, body, senderOf(caller)),
  }));
}
