import { z } from "zod";
import { readAmount, writeAmount } from "./payanyway-signature.ts";
import type { PayanywaySettings } from "../../../../config/payment-settings.ts";
import { postJson, providerFailure } from "../base/provider-http.ts";

/** An operation in MONETA's own service. */
export interface MonetaOperation {
  id: string;
  status: string;
  /** Our id of the payment, passed through the payer's browser. */
  clientTransaction: string;
  /** Amount on our account, on either side of the operation; null if neither side is ours. */
  amountMinor: number | null;
  currency: string;
}

export interface MonetaService {
  /** Finds an operation by MONETA's id. */
  operation(id: string): Promise<MonetaOperation>;
  /** Finds all operations of our account with our id of a payment. */
  operationsOf(clientTransaction: string): Promise<MonetaOperation[]>;
  /** Refunds an operation; returns the status of the new operation. */
  refund(refund: {
    operationId: string;
    amountMinor: number;
    clientTransaction: string;
  }): Promise<string>;
}

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const operationShape = z.object({
  id: scalar,
  attribute: z.array(z.object({ key: z.string(), value: scalar.nullish() })).default([]),
});
type RawOperation = z.output<typeof operationShape>;

const bodyShape = z.object({ Envelope: z.object({ Body: z.record(z.string(), z.unknown()) }) });
const faultShape = z.object({ faultcode: z.string().optional(), detail: z.unknown() });
const detailsShape = z.object({ operation: operationShape });
const listShape = z.object({ operation: z.array(operationShape).nullish() });

/** MONETA.MerchantAPI in JSON, which verifies PayAnyWay's weakly signed notifications. */
export function createMonetaService(settings: PayanywaySettings, timeoutMs: number): MonetaService {
  async function call<T>(method: string, content: unknown, answer: z.ZodType<T>): Promise<T> {
    const name = `payanyway ${method}`;
    const token = { Username: settings.username, Password: settings.password };
    const envelope = {
      Envelope: {
        Header: { Security: { UsernameToken: token } },
        Body: { [`${method}Request`]: content },
      },
    };
    const raw = bodyShape.safeParse(await postJson(name, settings.serviceUrl, envelope, timeoutMs));
    if (!raw.success) throw providerFailure(name, "an answer of another shape");
    const { Body: body } = raw.data.Envelope;
    const fault = faultShape.safeParse(body.fault);
    if (fault.success) throw providerFailure(name, `fault ${fault.data.faultcode ?? ""}`);
    const parsed = answer.safeParse(body[`${method}Response`]);
    if (!parsed.success) throw providerFailure(name, "an answer of another shape");
    return parsed.data;
  }
  return {
    async operation(id) {
      const { operation } = await call("GetOperationDetailsById", Number(id), detailsShape);
      return readOperation(operation, settings.accountId);
    },
    async operationsOf(clientTransaction) {
      const content = {
        accountId: Number(settings.accountId),
        clientTransaction,
        pager: { pageNumber: 1, pageSize: 50 },
      };
      const { operation } = await call("FindOperationsListByCTID", content, listShape);
      return (operation ?? []).map((found) => readOperation(found, settings.accountId));
    },
    async refund({ operationId, amountMinor, clientTransaction }) {
      const content = {
        version: "VERSION_2",
        transactionId: Number(operationId),
        amount: Number(writeAmount(amountMinor)),
        clientTransaction,
        ...(settings.paymentPassword ? { paymentPassword: settings.paymentPassword } : {}),
      };
      const refund = await call("Refund", content, operationShape);
      return readOperation(refund, settings.accountId).status;
    },
  };
}

function readOperation({ id, attribute }: RawOperation, accountId: string): MonetaOperation {
  // The case of keys depends on the request that created the operation.
  const values = new Map(
    attribute.map(({ key, value }) => [key.trim().toLowerCase(), value ?? ""]),
  );
  const side = ["source", "target"].find((name) => values.get(`${name}accountid`) === accountId);
  const amount = side === undefined ? null : readAmount(values.get(`${side}amount`) ?? "");
  return {
    id,
    status: values.get("statusid") ?? "",
    clientTransaction: values.get("clienttransaction") ?? "",
    amountMinor: amount === null ? null : Math.abs(amount),
    currency: values.get(`${side ?? "source"}currencycode`) ?? "",
  };
}
