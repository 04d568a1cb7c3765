import { createHash } from "node:crypto";
import { StandIn } from "./stand-in.ts";
import type { Deliver } from "./stand-in.ts";

interface Account {
  accountId: string;
  secret: string;
  username: string;
  password: string;
  paymentPassword: string;
}

interface Operation {
  id: number;
  status: string;
  clientTransaction: string;
  amount: string;
  currency: string;
  accountId: string;
  refundOf: number | null;
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** PayAnyWay from a shop's point of view: MONETA's payment page, its checks and notifications, and its API. */
export class PayanywayStandIn extends StandIn {
  readonly operations: Operation[] = [];
  /** Our addresses in the account's settings. */
  payUrl = "http://localhost:4000/payments/payanyway/notify";
  checkUrl = "http://localhost:4000/payments/payanyway/check";
  deliver: Deliver = () => Promise.reject(new Error("no shop to notify"));
  readonly #account: Account;
  #lastId = 87_047_000;

  constructor(account: Account) {
    super();
    this.#account = account;
    this.serve(
      "GET",
      "/assistant.htm",
      () => "assistant",
      ({ query }) => this.#page(query),
    );
    this.serve("POST", "/services", serviceCall, ({ body }) => this.#service(body));
  }

  /** Pays by the link: MONETA checks the order, takes the money and notifies. Returns the answers. */
  async pay(link: string): Promise<{ check: string; status: number; body: string }> {
    const order = await this.open(link);
    const { code } = await this.check(order);
    if (code !== "402") return { check: code, status: 0, body: "" };
    const operation = this.take(order);
    return { check: code, ...(await this.notify(operation)) };
  }

  /** Opens the payment page; throws if MONETA would show an error. */
  async open(link: string): Promise<URLSearchParams> {
    const response = await fetch(link);
    if (!response.ok) throw new Error(`the page answered ${response.status}`);
    return new URL(link).searchParams;
  }

  /** Takes the money without notifying the shop. */
  take(order: URLSearchParams, changes: Partial<Operation> = {}): Operation {
    const operation = {
      id: (this.#lastId += 1),
      status: "TAKENIN_NOTSENT",
      clientTransaction: order.get("MNT_TRANSACTION_ID") ?? "",
      amount: order.get("MNT_AMOUNT") ?? "",
      currency: order.get("MNT_CURRENCY_CODE") ?? "",
      accountId: this.#account.accountId,
      refundOf: null,
      ...changes,
    };
    this.operations.push(operation);
    return operation;
  }

  /** Notifies the shop by GET, which accounts can choose. */
  async notify(
    operation: Operation,
    changes: Record<string, string> = {},
    method: "GET" | "POST" = "GET",
  ): Promise<{ status: number; body: string }> {
    const query = this.write(operation, changes).toString();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await this.deliver(
      method === "GET"
        ? { method, url: `${this.payUrl}?${query}`, headers: {}, payload: "" }
        : { method, url: this.payUrl, headers: form, payload: query },
    );
    if (answer.body === "SUCCESS") operation.status = "SUCCEED";
    return answer;
  }

  write(operation: Operation, changes: Record<string, string> = {}): URLSearchParams {
    const fields: Record<string, string> = {
      MNT_ID: this.#account.accountId,
      MNT_TRANSACTION_ID: operation.clientTransaction,
      MNT_OPERATION_ID: String(operation.id),
      MNT_AMOUNT: operation.amount,
      MNT_CURRENCY_CODE: operation.currency,
      MNT_TEST_MODE: "0",
      MNT_USER: "30017915",
      ...changes,
    };
    const signed = `${fields.MNT_ID}${fields.MNT_TRANSACTION_ID}${fields.MNT_OPERATION_ID}${fields.MNT_AMOUNT}${fields.MNT_CURRENCY_CODE}${fields.MNT_TEST_MODE}`;
    return new URLSearchParams({
      ...fields,
      MNT_SIGNATURE: md5(signed + this.#account.secret),
      ...("MNT_SIGNATURE" in changes ? { MNT_SIGNATURE: changes.MNT_SIGNATURE } : {}),
    });
  }

  /** Asks the shop whether an order may be paid; throws if the answer's signature is wrong. */
  async check(
    order: URLSearchParams,
    { withAmount = true }: { withAmount?: boolean } = {},
  ): Promise<{ code: string; amount: string | null }> {
    const amount = withAmount ? (order.get("MNT_AMOUNT") ?? "") : "";
    const id = order.get("MNT_TRANSACTION_ID") ?? "";
    const { accountId, secret } = this.#account;
    const query = new URLSearchParams({
      MNT_COMMAND: "CHECK",
      MNT_ID: accountId,
      MNT_TRANSACTION_ID: id,
      ...(withAmount ? { MNT_AMOUNT: amount } : {}),
      MNT_CURRENCY_CODE: "RUB",
      MNT_TEST_MODE: "0",
      MNT_SIGNATURE: md5(`CHECK${accountId}${id}${amount}RUB0${secret}`),
    });
    const url = `${this.checkUrl}?${query.toString()}`;
    const { body } = await this.deliver({ method: "GET", url, headers: {}, payload: "" });
    const element = (name: string) =>
      new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1] ?? null;
    const code = element("MNT_RESULT_CODE") ?? "";
    const isGenuine =
      element("MNT_ID") === accountId &&
      element("MNT_TRANSACTION_ID") === id &&
      element("MNT_SIGNATURE") === md5(`${code}${accountId}${id}${secret}`);
    if (!isGenuine) throw new Error(`an answer that MONETA refuses: ${body}`);
    return { code, amount: element("MNT_AMOUNT") };
  }

  #page(query: URLSearchParams): { status?: number; answer: unknown } {
    const field = (name: string) => query.get(name) ?? "";
    const signed = `${field("MNT_ID")}${field("MNT_TRANSACTION_ID")}${field("MNT_AMOUNT")}${field("MNT_CURRENCY_CODE")}${field("MNT_SUBSCRIBER_ID")}${field("MNT_TEST_MODE")}`;
    const isGenuine =
      field("MNT_ID") === this.#account.accountId &&
      /^\d+\.\d\d$/.test(field("MNT_AMOUNT")) &&
      field("MNT_SIGNATURE") === md5(signed + this.#account.secret);
    return isGenuine
      ? { answer: "a page" }
      : { status: 400, answer: "Invalid data integrity code" };
  }

  #service(body: string): { status?: number; answer: unknown } {
    const { Envelope } = JSON.parse(body) as {
      Envelope: {
        Header: { Security: { UsernameToken: { Username: string; Password: string } } };
        Body: Record<string, unknown>;
      };
    };
    const { Username, Password } = Envelope.Header.Security.UsernameToken;
    if (Username !== this.#account.username || Password !== this.#account.password) return fault();
    const name = Object.keys(Envelope.Body)[0] ?? "";
    const content = Envelope.Body[name];
    const response = this.#answer(name, content);
    if (response === null) return fault();
    return {
      answer: { Envelope: { Body: { [name.replace(/Request$/, "Response")]: response } } },
    };
  }

  #answer(name: string, content: unknown): unknown {
    if (name === "GetOperationDetailsByIdRequest") {
      const operation = this.operations.find(({ id }) => id === content);
      return operation ? { operation: written(operation) } : null;
    }
    const fields = content as Record<string, unknown>;
    if (name === "FindOperationsListByCTIDRequest") {
      const found = this.operations.filter(
        ({ clientTransaction, accountId }) =>
          clientTransaction === fields.clientTransaction && accountId === String(fields.accountId),
      );
      const size = found.length;
      return { size, totalSize: size, ...(size > 0 ? { operation: found.map(written) } : {}) };
    }
    return name === "RefundRequest" ? this.#refund(fields) : null;
  }

  #refund(fields: Record<string, unknown>): unknown {
    const paid = this.operations.find(({ id }) => id === fields.transactionId);
    const returned = this.operations
      .filter(({ refundOf }) => refundOf === paid?.id)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const isRight = fields.paymentPassword === this.#account.paymentPassword;
    const amount = Number(fields.amount);
    if (!paid || !isRight || returned + amount > Number(paid.amount)) return null;
    const refund = {
      ...paid,
      amount: amount.toFixed(2),
      id: (this.#lastId += 1),
      status: "SUCCEED",
      clientTransaction: String(fields.clientTransaction),
      refundOf: paid.id,
    };
    this.operations.push(refund);
    return written(refund);
  }
}

/** An operation as MONETA shows it to the payee, with source and target swapped. */
function written(operation: Operation) {
  const attributes = {
    statusid: operation.status,
    CLIENTTRANSACTION: operation.clientTransaction,
    sourceaccountid: operation.accountId,
    sourceamount: operation.refundOf === null ? operation.amount : `-${operation.amount}`,
    sourcecurrencycode: operation.currency,
    targetaccountid: "303",
    targetcurrencycode: "RUB",
    isreversed: "true",
    category: operation.refundOf === null ? "BUSINESS" : "REFUND",
  };
  return {
    id: operation.id,
    attribute: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  };
}

const fault = () => ({
  status: 500,
  answer: {
    Envelope: { Body: { fault: { faultcode: "Client", faultstring: "refused", detail: {} } } },
  },
});

function serviceCall(body: string): string {
  return /"(\w+)Request":/.exec(body)?.[1] ?? "services";
}
