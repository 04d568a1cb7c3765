import { isCurrency } from "@tropa/domain/money";
import { sbpCodeMinutes } from "@tropa/domain/sales/payment";
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { SandboxBankSettings } from "../../../config/payment-settings.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { isSameSecret } from "../../../platform/secrets/constant-time.ts";
import type { PaymentProvider } from "./base/payment-provider.ts";

const money = z.object({
  payment: z.uuid(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string().refine(isCurrency),
});
/** The practice bank can send every outcome that real banks send. */
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
      dueBy: z.coerce
        .date()
        .nullish()
        .transform((at) => at ?? null),
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

/** Creates the practice bank of `apps/sandbox`. Our link to it and its notifications are both signed. */
export function createSandbox({ url, secret }: SandboxBankSettings): PaymentProvider {
  const sign = (content: string | Buffer) =>
    createHmac("sha256", secret).update(content).digest("hex");
  return {
    name: "sandbox",
    acknowledgement: "OK",
    isStartRepeatable: true,
    hasSbpCodes: true,
    async start(order) {
      // Links may be logged elsewhere: leave out the payer's data.
      const content = JSON.stringify({ ...order, customer: undefined });
      const encoded = Buffer.from(content).toString("base64url");
      return {
        url: `${url}/pay?${new URLSearchParams({ order: encoded, signature: sign(encoded) })}`,
        providerRef: `sandbox-${order.uuid}`,
        ...(order.method === "sbp" && {
          codeEndsAt: new Date(Date.now() + sbpCodeMinutes * 60_000),
        }),
      };
    },
    parseNotification(rawBody, headers) {
      if (!isSameSecret(String(headers[signatureHeader] ?? ""), sign(rawBody)))
        throw new ApiError("forbidden");
      const content = parseJson(rawBody);
      const parsed = notificationBody.safeParse(content);
      if (!parsed.success) {
        const { outcome, payment } = anyEvent.safeParse(content).data ?? {};
        return { outcome: "unknown", event: outcome ?? "unreadable", name: payment ?? null };
      }
      const { payment, reference, amount, ...report } = parsed.data;
      return { ...report, paymentUuid: payment, providerRef: reference, amountMinor: amount };
    },
    // The practice bank stores nothing: only its page reports payments, and refunds are immediate.
    lookUp: async () => null,
    async abandon() {},
    refund: async () => ({ status: "done", ref: null }),
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    // The body is signed, so it is stored unparsed for staff instead of being rejected.
    return null;
  }
}
