import { createHmac, randomUUID } from "node:crypto";
import { StandIn } from "./stand-in.ts";
import type { Deliver } from "./stand-in.ts";

interface Keys {
  secretKey: string;
  webhookSecret: string;
}

type Fields = Record<string, unknown>;
interface Session extends Fields {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  payment_intent: string;
  amount_total: number;
  metadata: Record<string, string>;
}

/** Stripe from a shop's point of view: Checkout sessions and refunds over HTTP, and signed events. */
export class StripeStandIn extends StandIn {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Fields[] = [];
  /** Status of new refunds. */
  refundStatus: "succeeded" | "pending" = "succeeded";
  deliver: Deliver = () => Promise.reject(new Error("no shop to notify"));
  readonly #keys: Keys;
  readonly #answered = new Map<string, { body: string; answer: unknown }>();

  constructor(keys: Keys) {
    super();
    this.#keys = keys;
    const sessions = "/v1/checkout/sessions";
    this.#route("POST", sessions, "sessions.create", (form) => this.#create(form));
    this.#route("GET", `${sessions}/:id`, "sessions.retrieve", (_form, id) => this.session(id));
    this.#route("POST", `${sessions}/:id/expire`, "sessions.expire", (_form, id) => {
      const session = this.session(id);
      if (session.status !== "open")
        throw new StripeFault("invalid_request_error", "session is over");
      session.status = "expired";
      return session;
    });
    this.#route("GET", "/v1/payment_intents/:id", "paymentIntents.retrieve", (_form, id) => {
      const session = [...this.sessions.values()].find((one) => one.payment_intent === id);
      return { id, object: "payment_intent", metadata: session?.metadata ?? {} };
    });
    this.#route("POST", "/v1/refunds", "refunds.create", (form) => this.#refund(form));
    this.#route("GET", "/v1/refunds", "refunds.list", (form) => ({
      object: "list",
      url: "/v1/refunds",
      has_more: false,
      data: this.refunds.filter((refund) => refund.payment_intent === form.get("payment_intent")),
    }));
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new StripeFault("resource_missing", "no such session");
    return session;
  }

  /** The session of a link. */
  opened(link: string): Session {
    return this.session(link.split("/").at(-1) ?? "");
  }

  /** Pays; `isDelayed` means a bank transfer, whose money arrives with a later event. */
  async pay(link: string, { isDelayed = false } = {}): Promise<number> {
    const session = this.opened(link);
    if (session.status !== "open") throw new Error("the session is over");
    session.status = "complete";
    session.payment_status = isDelayed ? "unpaid" : "paid";
    return this.notify("checkout.session.completed", session);
  }

  /** Sends an event and returns the answer's status. */
  async notify(type: string, object: Fields, changes: { secret?: string; at?: number } = {}) {
    const { payload, signature } = this.write(type, object, changes);
    return this.send(payload, { "stripe-signature": signature });
  }

  async send(payload: string, headers: Record<string, string>): Promise<number> {
    const url = "http://localhost:4000/payments/stripe/notify";
    const all = { "content-type": "application/json", ...headers };
    return (await this.deliver({ method: "POST", url, headers: all, payload })).status;
  }

  /** An event with its signature header; `at` is in seconds. */
  write(type: string, object: Fields, { secret, at }: { secret?: string; at?: number } = {}) {
    const time = at ?? Math.floor(Date.now() / 1000);
    const event = {
      id: `evt_${randomUUID()}`,
      object: "event",
      api_version: "2026-10-28.endive",
      created: time,
      livemode: false,
      type,
      data: { object },
    };
    const payload = JSON.stringify(event, null, 2);
    const key = secret ?? this.#keys.webhookSecret;
    const v1 = createHmac("sha256", key).update(`${time}.${payload}`).digest("hex");
    return { payload, signature: `t=${time},v1=${v1},v0=${"0".repeat(64)}` };
  }

  #route(
    method: "GET" | "POST",
    path: string,
    name: string,
    answer: (form: URLSearchParams, id: string) => unknown,
  ): void {
    this.serve(
      method,
      path,
      () => name,
      ({ body, headers, params, query }) => {
        if (headers.authorization !== `Bearer ${this.#keys.secretKey}`)
          return {
            status: 401,
            answer: { error: { type: "invalid_request_error", code: "api_key" } },
          };
        const key = headers["idempotency-key"];
        const earlier = typeof key === "string" ? this.#answered.get(key) : undefined;
        if (earlier && earlier.body !== body)
          return { status: 400, answer: { error: { type: "idempotency_error" } } };
        if (earlier) return { answer: earlier.answer };
        try {
          const reply = answer(
            method === "GET" ? query : new URLSearchParams(body),
            params.id ?? "",
          );
          if (typeof key === "string") this.#answered.set(key, { body, answer: reply });
          return { answer: reply };
        } catch (error) {
          if (!(error instanceof StripeFault)) throw error;
          const { code, message } = error;
          return {
            status: 400,
            answer: { error: { type: "invalid_request_error", code, message } },
          };
        }
      },
    );
  }

  #create(form: URLSearchParams): Session {
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
    const amount = Number(form.get("line_items[0][price_data][unit_amount]"));
    if (
      form.get("mode") !== "payment" ||
      !Number.isInteger(amount) ||
      form.has("payment_method_data")
    )
      throw new StripeFault("parameter_missing", "wrong parameters");
    const session: Session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      payment_intent: `pi_${randomUUID()}`,
      amount_total: amount * Number(form.get("line_items[0][quantity]")),
      currency: form.get("line_items[0][price_data][currency]"),
      client_reference_id: form.get("client_reference_id"),
      metadata: { payment: form.get("metadata[payment]") ?? "" },
      success_url: form.get("success_url"),
      cancel_url: form.get("cancel_url"),
      url: `https://checkout.example/c/pay/${id}`,
    };
    this.sessions.set(id, session);
    return session;
  }

  #refund(form: URLSearchParams): Fields {
    const intent = form.get("payment_intent");
    const session = [...this.sessions.values()].find(
      (candidate) => candidate.payment_intent === intent,
    );
    if (session?.payment_status !== "paid")
      throw new StripeFault("resource_missing", "nothing was paid");
    const amount = Number(form.get("amount"));
    const returned = this.refunds
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, refund) => sum + Number(refund.amount), 0);
    if (returned + amount > session.amount_total)
      throw new StripeFault("charge_already_refunded", "more than is left");
    const refund = {
      id: `re_${randomUUID()}`,
      object: "refund",
      status: this.refundStatus,
      currency: session.currency,
      payment_intent: intent,
      amount,
      metadata: { payment: form.get("metadata[payment]"), refund: form.get("metadata[refund]") },
    };
    this.refunds.push(refund);
    return refund;
  }

  /** Forgets idempotency keys, as Stripe does after a day. */
  nextDay(): void {
    this.#answered.clear();
  }
}

class StripeFault extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
