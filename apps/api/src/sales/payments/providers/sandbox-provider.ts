import { isCurrency } from "@tropa/domain/money";
import { sbpCodeMinutes } from "@tropa/domain/sales/payment";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "../../../config/config.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import type { PaymentNotification, PaymentProvider, ToldMoney } from "./payment-provider.ts";

const money = z.object({
  payment: z.uuid(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string().refine(isCurrency),
});
/** The practice bank can say whatever banks say. */
const notificationBody = z.discriminatedUnion("outcome", [
  money.extend({ outcome: z.enum(["paid", "failed", "pending"]) }),
  money.extend({ outcome: z.literal("returned"), isAll: z.boolean(), isDone: z.boolean() }),
  money.extend({
    outcome: z.literal("refund"),
    refund: z.object({
      ref: z.string().nullable(),
      ordinal: z.number().int().nullable(),
      status: z.enum(["sent", "done", "failed"]),
      reason: z.string().optional(),
    }),
  }),
  money.extend({
    outcome: z.literal("dispute"),
    dispute: z.object({
      ref: z.string(),
      state: z.enum(["open", "won", "lost"]),
      isWithdrawn: z.boolean().nullable(),
      at: z.coerce.date(),
      reason: z.string(),
    }),
  }),
  money.extend({
    outcome: z.literal("warning"),
    warning: z.enum(["fraud_warning", "partly_paid"]),
    details: z.string(),
  }),
]);
const anyEvent = z.object({ outcome: z.string(), payment: z.string() }).partial();

const signatureHeader = "x-sandbox-signature";

/** What the practice bank says; the last is what no program of ours knows. */
export type SandboxWord = PaymentNotification | (ToldMoney & { outcome: "moon_phase" });

/** The sandbox bank, and the side of it that signs: only its own page has that. */
export interface SandboxProvider extends PaymentProvider {
  /** A notification as the bank's server sends it. */
  writeNotification(notification: SandboxWord): {
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
      const content = parseJson(rawBody);
      const parsed = notificationBody.safeParse(content);
      if (!parsed.success) {
        const { outcome, payment } = anyEvent.safeParse(content).data ?? {};
        return { outcome: "unknown", event: outcome ?? "unreadable", name: payment ?? null };
      }
      const { payment, reference, amount, ...told } = parsed.data;
      return { ...told, paymentUuid: payment, providerRef: reference, amountMinor: amount };
    },
    // A practice bank keeps no money: what its page did not send did not happen, and refunds are at once.
    lookUp: async () => null,
    async abandon() {},
    refund: async () => ({ status: "done", ref: null }),
    writeNotification({ paymentUuid, providerRef, amountMinor, ...told }) {
      const content = {
        payment: paymentUuid,
        reference: providerRef,
        amount: amountMinor,
        ...told,
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
    // Whoever has signed it will be asked: it is kept as it is.
    return null;
  }
}
