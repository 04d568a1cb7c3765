import { z } from "zod";
import type { TinkoffSettings } from "../../../../config/payment-settings.ts";
import { postJson, providerFailure } from "../base/provider-http.ts";
import { tinkoffToken } from "./tinkoff-token.ts";

/** Ids are strings or numbers, depending on the method. */
const reference = z.union([z.string(), z.number()]).transform(String);

const outcome = z.object({
  Success: z.boolean(),
  ErrorCode: z.string().default("0"),
});

export const initAnswer = z.object({
  TerminalKey: z.string(),
  OrderId: reference,
  Amount: z.number().int(),
  PaymentId: reference,
  PaymentURL: z.url(),
});
export const qrAnswer = z.object({ OrderId: reference, PaymentId: reference, Data: z.url() });
export const stateAnswer = z.object({
  OrderId: reference,
  PaymentId: reference,
  Status: z.string(),
  Amount: z.number().int().optional(),
});
export const orderAnswer = z.object({
  OrderId: reference,
  Payments: z.array(
    z.object({ PaymentId: reference, Status: z.string(), Amount: z.number().int() }),
  ),
});

type Method = "Init" | "GetQr" | "GetState" | "CheckOrder" | "Confirm" | "Cancel";

export interface TinkoffClient {
  /** Throws `unavailable` if the bank is away or refuses. */
  call<T>(method: Method, fields: object, answer: z.ZodType<T>): Promise<T>;
  /** Like `call`, but returns null if the bank refuses. */
  ask<T>(method: Method, fields: object, answer: z.ZodType<T>): Promise<T | null>;
}

/** T-Bank's HTTP interface, version 2: every request carries the terminal and a token. */
export function createTinkoffClient(settings: TinkoffSettings, timeoutMs: number): TinkoffClient {
  async function send<T>(method: Method, fields: object, answer: z.ZodType<T>) {
    const content = { ...fields, TerminalKey: settings.terminalKey };
    const signed = { ...content, Token: tinkoffToken(content, settings.password) };
    const name = `tinkoff ${method}`;
    const raw = await postJson(name, `${settings.apiUrl}/${method}`, signed, timeoutMs);
    const result = outcome.safeParse(raw);
    if (!result.success) throw providerFailure(name, "an answer of another shape");
    if (!result.data.Success) return { refusal: result.data.ErrorCode, value: null };
    const parsed = answer.safeParse(raw);
    if (!parsed.success) throw providerFailure(name, "an answer of another shape");
    return { refusal: null, value: parsed.data };
  }
  return {
    async call(method, fields, answer) {
      const { refusal, value } = await send(method, fields, answer);
      if (value === null) throw providerFailure(`tinkoff ${method}`, `error ${refusal}`);
      return value;
    },
    async ask(method, fields, answer) {
      return (await send(method, fields, answer)).value;
    },
  };
}
