import { isCurrency } from "@tropa/domain/money";
import { sbpCodeMinutes } from "@tropa/domain/sales/payment";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "../../../config/config.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import type { PaymentNotification, PaymentProvider } from "./payment-provider.ts";

const notificationBody = z.object({
  payment: z.uuid(),
  reference: z.string(),
  outcome: z.enum(["paid", "failed"]),
  amount: z.number().int(),
  currency: z.string().refine(isCurrency),
});

const signatureHeader = "x-sandbox-signature";

/** The sandbox bank, and the side of it that signs: only its own page has that. */
export interface SandboxProvider extends PaymentProvider {
  /** A notification as the bank's server sends it. */
  writeNotification(notification: PaymentNotification): {
    body: string;
    headers: Record<string, string>;
  };
}

export function createSandbox(config: Pick<Config, "publicUrl" | "signingKey">): SandboxProvider {
  // A key of its own: what is signed for one purpose is worth nothing for another.
  const key = createHmac("sha256", config.signingKey)
    .update("sandbox payment notifications")
    .digest();
  const sign = (rawBody: string | Buffer) =>
    createHmac("sha256", key).update(rawBody).digest("hex");
  return {
    name: "sandbox",
    acknowledgement: "OK",
    isStartRepeatable: true,
    hasSbpCodes: true,
    async start(order) {
      return {
        url: `${config.publicUrl}/sandbox/pay/${order.uuid}`,
        providerRef: `sandbox-${order.uuid}`,
        ...(order.method === "sbp" && {
          codeEndsAt: new Date(Date.now() + sbpCodeMinutes * 60_000),
        }),
      };
    },
    parseNotification(rawBody, headers) {
      const given = Buffer.from(String(headers[signatureHeader] ?? ""));
      const expected = Buffer.from(sign(rawBody));
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new ApiError("forbidden");
      const parsed = notificationBody.safeParse(parseJson(rawBody));
      if (!parsed.success) throw new ApiError("bad_request");
      const { payment, reference, outcome, amount, currency } = parsed.data;
      return {
        paymentUuid: payment,
        providerRef: reference,
        outcome,
        amountMinor: amount,
        currency,
      };
    },
    // A practice bank keeps no money: what its page did not send did not happen, and refunds are at once.
    lookUp: async () => null,
    async abandon() {},
    async refund() {},
    writeNotification({ paymentUuid, providerRef, outcome, amountMinor, currency }) {
      const content = {
        payment: paymentUuid,
        reference: providerRef,
        outcome,
        amount: amountMinor,
        currency,
      };
      const body = JSON.stringify(content);
      return {
        body,
        headers: { "content-type": "application/json", [signatureHeader]: sign(body) },
      };
    },
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    throw new ApiError("bad_request");
  }
}
