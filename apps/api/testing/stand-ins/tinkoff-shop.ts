import { Bank } from "../bank.ts";
import type { PaymentAnswer } from "../bank.ts";
import { Shop } from "../shop.ts";
import { deliverTo } from "./stand-in.ts";
import { TinkoffStandIn } from "./tinkoff.ts";

export const terminal = { terminalKey: "1234567890DEMO", password: "pa55 пароль" };

/** A shop with T-Bank payments, and the bank's stand-in. Close it in `afterAll`. */
export class TinkoffShop {
  readonly shop: Shop;
  readonly bank: Bank;
  readonly tinkoff: TinkoffStandIn;

  private constructor(shop: Shop, tinkoff: TinkoffStandIn) {
    this.shop = shop;
    this.bank = new Bank(shop);
    this.tinkoff = tinkoff;
    tinkoff.deliver = deliverTo(shop.server);
  }

  static async open(): Promise<TinkoffShop> {
    const tinkoff = new TinkoffStandIn(terminal);
    await tinkoff.listen();
    const shop = await Shop.open({
      TINKOFF_TERMINAL_KEY: terminal.terminalKey,
      TINKOFF_PASSWORD: terminal.password,
      TINKOFF_API_URL: `${tinkoff.url}/v2/`,
      TINKOFF_TAXATION: "osn",
      TINKOFF_TAX: "vat20",
      PAYMENT_TIMEOUT_MS: "3000",
    });
    return new TinkoffShop(shop, tinkoff);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.tinkoff.close();
  }

  create(uuid: string, changes: object = {}) {
    return this.bank.create(uuid, { provider: "tinkoff", ...changes });
  }

  /** A booking for two with a prepayment of 4,000 roubles, started at the bank. */
  async begin(changes: object = {}) {
    const booking = await this.shop.book();
    const { payment, url } = (await this.create(booking.uuid, changes)).json<PaymentAnswer>();
    return { ...booking, payment, url };
  }
}
