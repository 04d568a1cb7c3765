import { paymentProviders } from "@tropa/domain/sales/payment";
import type { FastifyInstance } from "fastify";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { ApiContext } from "../../../config/context.ts";
import { acceptForms, formField, requireOwnForm } from "../../../server/bodies/forms.ts";
import { sendPage } from "../../../server/html/html.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { payableOf } from "../payable.ts";
import type { Payable } from "../payable.ts";
import { findPayment } from "../payment-store.ts";
import type { PaymentRecord } from "../payment-store.ts";
import { isPaymentUuid } from "../providers/payment-uuid.ts";
import { returnAddress } from "../payments.ts";
import { sandboxPage } from "./sandbox-page.ts";
import { sandboxOutcomes, sandboxWords } from "./sandbox-words.ts";
import type { SandboxOutcome } from "./sandbox-words.ts";
import type { SandboxProvider, SandboxWord } from "../providers/sandbox-provider.ts";

/** The sandbox bank's checkout page and what its buttons do (docs/product/bookings-and-payments.md#sandbox). */
export function sandboxRoutes(
  server: FastifyInstance,
  { pool }: ApiContext,
  sandbox: SandboxProvider,
): void {
  async function collected(uuid: string): Promise<{ payment: PaymentRecord; payable: Payable }> {
    if (!isPaymentUuid(uuid)) throw new ApiError("not_found");
    const payment = orNotFound(await findPayment(pool, { uuid }));
    if (payment.provider !== paymentProviders.sandbox.id) throw new ApiError("not_found");
    return { payment, payable: await payableOf(pool, payment) };
  }

  /** Through the same route and the same bytes as any bank's server would use. */
  async function notify(notification: SandboxWord): Promise<void> {
    const { body, headers } = sandbox.writeNotification(notification);
    await server.inject({
      method: "POST",
      url: "/payments/sandbox/notify",
      headers,
      payload: body,
    });
  }

  server.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Params: { uuid: string } }>("/sandbox/pay/:uuid", async (request, reply) => {
      const { payment, payable } = await collected(request.params.uuid);
      return sendPage(reply, sandboxPage(payment, payable));
    });

    scope.post<{ Params: { uuid: string } }>(
      "/sandbox/pay/:uuid",
      { config: { changes: true } },
      async (request, reply) => {
        requireOwnForm(request);
        const outcome = outcomeOf(formField(request, "outcome"));
        const { payment } = await collected(request.params.uuid);
        const { words, isHere } = sandboxWords(payment, outcome, new Date());
        // All at once: banks do not wait for the first answer either.
        await Promise.all(words.map((word) => notify(word)));
        const back = returnAddress(payment, outcome !== "fail");
        return reply.redirect(isHere ? `/sandbox/pay/${payment.uuid}` : back, 303);
      },
    );
  });
}

function outcomeOf(field: string | null): SandboxOutcome {
  const outcome = sandboxOutcomes.find((candidate) => candidate === field);
  if (!outcome) throw new ApiError("bad_request");
  return outcome;
}
