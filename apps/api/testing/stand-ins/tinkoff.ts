import { createHash } from "node:crypto";
import { StandIn } from "./stand-in.ts";
import type { Deliver } from "./stand-in.ts";

interface Terminal {
  terminalKey: string;
  password: string;
}

type Fields = Record<string, unknown>;

interface Order {
  paymentId: number;
  orderId: string;
  amount: number;
  status: string;
  request: Fields;
  /** Amount refunded so far. */
  returned: number;
  cancelRequests: Set<string>;
}

/** T-Bank's acquiring from a shop's point of view: its HTTP methods and notifications. */
export class TinkoffStandIn extends StandIn {
  readonly orders: Order[] = [];
  readonly #terminal: Terminal;
  #lastId = 8_742_000_000;
  /** Delivers notifications; set when the shop runs. */
  deliver: Deliver = () => Promise.reject(new Error("no shop to notify"));

  constructor(terminal: Terminal) {
    super();
    this.#terminal = terminal;
    const methods: Record<string, (fields: Fields) => Fields> = {
      Init: (fields) => this.#init(fields),
      GetQr: (fields) => this.#getQr(fields),
      GetState: (fields) => stateOf(this.#order(fields)),
      Confirm: (fields) => this.#confirm(this.#order(fields)),
      Cancel: (fields) => this.#cancel(this.#order(fields), fields),
      CheckOrder: (fields) => this.#checkOrder(fields),
    };
    for (const [method, answer] of Object.entries(methods)) {
      this.serve(
        "POST",
        `/v2/${method}`,
        () => method,
        ({ body, headers }) => {
          const fields = JSON.parse(body) as Fields;
          const isJson = String(headers["content-type"]).startsWith("application/json");
          if (!isJson || fields.Token !== this.sign(fields))
            return refused("204", "Неверный токен");
          if (fields.TerminalKey !== this.#terminal.terminalKey)
            return refused("205", "Терминал не найден");
          try {
            const reply = { Success: true, ErrorCode: "0", TerminalKey: fields.TerminalKey };
            return { answer: { ...reply, ...answer(fields) } };
          } catch (error) {
            return refused("7", String(error));
          }
        },
      );
    }
  }

  /** The bank's signature, implemented a second time: sorted scalars including `Password`. */
  sign(fields: Fields): string {
    const names = Object.keys(fields).filter(
      (name) => name !== "Token" && typeof fields[name] !== "object",
    );
    let text = "";
    for (const name of [...names, "Password"].toSorted())
      text +=
        name === "Password"
          ? this.#terminal.password
          : `${fields[name] as string | number | boolean}`;
    return createHash("sha256").update(text, "utf8").digest("hex");
  }

  /** Pays; with a one-stage terminal the bank notifies of both steps at once. */
  async pay(orderId: string): Promise<number[]> {
    const order = this.newest(orderId);
    order.status = "CONFIRMED";
    return Promise.all(
      ["AUTHORIZED", "CONFIRMED"].map((status) => this.notify(order, { Status: status })),
    );
  }

  async decline(orderId: string): Promise<number> {
    const order = this.newest(orderId);
    order.status = "REJECTED";
    return this.notify(order, { Status: "REJECTED", Success: false, ErrorCode: "1051" });
  }

  /** Lets the code expire unpaid: the bank closes the payment and notifies. */
  async expire(order: Order): Promise<number> {
    order.status = "DEADLINE_EXPIRED";
    return this.notify(order, { Success: false });
  }

  newest(orderId: string): Order {
    const order = this.orders.findLast((candidate) => candidate.orderId === orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    return order;
  }

  /** Sends a notification; returns the answer's status, or 0 if its body is not "OK". */
  async notify(order: Order, changes: Fields = {}): Promise<number> {
    const { status, body } = await this.deliver({
      method: "POST",
      url: String(order.request.NotificationURL),
      headers: { "content-type": "application/json" },
      payload: this.write(order, changes),
    });
    return status === 200 && body !== "OK" ? 0 : status;
  }

  /** The body of a signed notification. */
  write(order: Order, changes: Fields = {}): string {
    const content: Fields = {
      TerminalKey: this.#terminal.terminalKey,
      OrderId: order.orderId,
      Success: true,
      Status: order.status,
      PaymentId: order.paymentId,
      ErrorCode: "0",
      Amount: order.amount,
      CardId: 322_264,
      Pan: "430000******0777",
      ExpDate: "1239",
      Data: { Route: "TCB", Source: "Internet" },
      ...changes,
    };
    return JSON.stringify({ ...content, Token: this.sign(content) });
  }

  #init(fields: Fields): Fields {
    const { Amount, OrderId } = fields;
    if (typeof Amount !== "number" || typeof OrderId !== "string" || OrderId.length > 36)
      throw new Error("wrong fields");
    const order = {
      paymentId: (this.#lastId += 1),
      orderId: OrderId,
      amount: Amount,
      status: "NEW",
      request: fields,
      returned: 0,
      cancelRequests: new Set<string>(),
    };
    this.orders.push(order);
    return { ...stateOf(order), PaymentURL: `https://pay.example/${order.paymentId}` };
  }

  #getQr(fields: Fields): Fields {
    const order = this.#order(fields);
    if (fields.DataType !== "PAYLOAD") throw new Error("only PAYLOAD is served here");
    order.status = "FORM_SHOWED";
    const data = `https://qr.nspk.ru/AS${order.paymentId}?type=02&sum=${order.amount}&cur=RUB`;
    return { OrderId: order.orderId, PaymentId: order.paymentId, Data: data };
  }

  #confirm(order: Order): Fields {
    if (order.status !== "AUTHORIZED") throw new Error("nothing is held");
    order.status = "CONFIRMED";
    return stateOf(order);
  }

  #cancel(order: Order, fields: Fields): Fields {
    const requestId = fields.ExternalRequestId;
    if (typeof requestId !== "string") throw new Error("no ExternalRequestId");
    if (order.cancelRequests.has(requestId)) return stateOf(order);
    const after: Record<string, string> = {
      NEW: "CANCELED",
      FORM_SHOWED: "CANCELED",
      AUTHORIZED: "REVERSED",
      CONFIRMED: "REFUNDED",
      PARTIAL_REFUNDED: "REFUNDED",
    };
    const next = after[order.status];
    if (!next) throw new Error(`cannot cancel ${order.status}`);
    // A partial refund has its own status.
    const left = order.amount - order.returned;
    const part = fields.Amount === undefined ? left : Number(fields.Amount);
    if (part > left) throw new Error("more than is left");
    order.returned += part;
    order.status = order.returned < order.amount ? `PARTIAL_${next}` : next;
    order.cancelRequests.add(requestId);
    return { ...stateOf(order), OriginalAmount: left, NewAmount: left - part };
  }

  #checkOrder({ OrderId }: Fields): Fields {
    const orders = this.orders.filter(({ orderId }) => orderId === OrderId);
    if (orders.length === 0) throw new Error("no such order");
    const payments = orders.map((order) => ({
      PaymentId: String(order.paymentId),
      Amount: order.amount,
      Status: order.status,
      Success: true,
      ErrorCode: "0",
    }));
    return { OrderId, Payments: payments };
  }

  #order({ PaymentId }: Fields): Order {
    const order = this.orders.find(({ paymentId }) => String(paymentId) === String(PaymentId));
    if (!order) throw new Error("no such payment");
    return order;
  }
}

const stateOf = (order: Order): Fields => ({
  OrderId: order.orderId,
  PaymentId: String(order.paymentId),
  Status: order.status,
  Amount: order.amount,
});

const refused = (ErrorCode: string, Message: string) => ({
  answer: { Success: false, ErrorCode, Message },
});
