import { acceptForms, formField, isOwnForm } from "@tropa/http-server/forms";
import { sendPage } from "@tropa/http-server/html/html";
import type { FastifyInstance } from "fastify";
import { bankPage } from "./bank-page.ts";
import type { PaymentState } from "./bank-page.ts";
import { outcomes, wordsOf } from "./bank-words.ts";
import type { Outcome } from "./bank-words.ts";
import { readLink, sign } from "./payment-link.ts";

export interface BankSettings {
  /** URL at which the sandbox reaches the API. */
  apiUrl: string;
  /** Secret that signs the shop's links and the bank's notifications. */
  bankSecret: string;
}

/** The new state of a payment by outcome; other outcomes leave it unchanged. */
const stateAfter: Partial<Record<Outcome, PaymentState>> = {
  pay: "paid",
  twice: "paid",
  half: "paid",
  fail: "closed",
};
/** Outcomes after which the payer returns to the shop; after others the bank's page is shown again. */
const leadsBack: ReadonlySet<Outcome> = new Set(["pay", "twice", "half", "hang", "fail"]);

/** The practice bank's checkout and what its buttons do (docs/product/bookings-and-payments.md#sandbox). */
export function bankRoutes(server: FastifyInstance, { apiUrl, bankSecret }: BankSettings): void {
  // In memory only: after a restart payments show as open again, and the shop ignores repeated notifications.
  const states = new Map<string, PaymentState>();

  async function notify(word: object): Promise<void> {
    const body = JSON.stringify(word);
    await fetch(`${apiUrl}/payments/sandbox/notify`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-sandbox-signature": sign(bankSecret, body),
      },
      body,
    });
  }

  server.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: Record<string, unknown> }>("/bank/pay", async (request, reply) => {
      const order = readLink(bankSecret, request.query);
      if (!order) return reply.code(404).send({ message: "no such payment" });
      return sendPage(reply, bankPage(order, states.get(order.uuid) ?? "open"));
    });

    scope.post<{ Querystring: Record<string, unknown> }>("/bank/pay", async (request, reply) => {
      if (!isOwnForm(request)) return reply.code(403).send({ message: "a form of another site" });
      const order = readLink(bankSecret, request.query);
      if (!order) return reply.code(404).send({ message: "no such payment" });
      const outcome = outcomes.find((one) => one === formField(request, "outcome"));
      if (!outcome) return reply.code(400).send({ message: "no such outcome" });
      // In parallel: real banks do not wait for the first answer either.
      await Promise.all(wordsOf(order, outcome, new Date()).map(notify));
      const state = stateAfter[outcome];
      if (state) states.set(order.uuid, state);
      const back = outcome === "fail" ? order.failUrl : order.returnUrl;
      return reply.redirect(leadsBack.has(outcome) ? back : request.url, 303);
    });
  });
}
