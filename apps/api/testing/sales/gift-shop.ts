import type { CertificateOrder } from "@tropa/api-contract/sales/calls-certificates";
import { readCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import { Bank } from "../bank.ts";
import { testStorefronts } from "../fixtures.ts";
import { Shop } from "../shop.ts";

/** The storefront of the certificates. */
export const storefront = testStorefronts.speaking("ru");

/** Buyers and recipients of certificates, and the bank. Close its shop in `afterAll`. */
export class GiftShop {
  readonly shop: Shop;
  readonly bank: Bank;
  #buyers = 0;

  private constructor(shop: Shop) {
    this.shop = shop;
    this.bank = new Bank(shop);
  }

  static async open(): Promise<GiftShop> {
    return new GiftShop(await Shop.open());
  }

  ask(changes: object = {}, headers: Record<string, string> = {}) {
    const form = {
      amount: 500_000,
      light: "dawn",
      recipient_name: "Ольга",
      recipient_email: "olga@example.org",
      wish: "С днём рождения!",
      buyer_name: "Пётр",
      buyer_email: "petr@example.org",
      agree: true,
    };
    return this.shop.post("/spa/order-certificate", { ...form, ...changes }, headers);
  }

  async order(changes: object = {}): Promise<CertificateOrder> {
    return (await this.ask(changes)).json<CertificateOrder>();
  }

  pay(uuid: string) {
    return this.bank.open(uuid, {
      purpose: "certificate",
      kind: "full",
      return_url: `${storefront.address}/podarochnye-sertifikaty?order=${uuid}`,
    });
  }

  async orderNow(uuid: string): Promise<CertificateOrder> {
    return (await this.shop.get(`/spa/certificate-order?uuid=${uuid}`)).json<CertificateOrder>();
  }

  /** The code in the latest letter to an address. */
  async codeFor(recipient: string): Promise<string> {
    const [letter] = await this.shop.rows(
      "SELECT body FROM outbox WHERE kind = 'certificateGift' AND recipient = $1 ORDER BY id DESC LIMIT 1",
      recipient,
    );
    return readCertificateCode(/Код: (\S+)/.exec(String(letter?.body))?.[1] ?? "") ?? "";
  }

  /** Buys a certificate and returns its code. */
  async buy(changes: object = {}) {
    const recipient_email = `olga${(this.#buyers += 1)}@example.org`;
    const { uuid } = await this.order({ recipient_email, ...changes });
    const payment = await this.pay(uuid);
    const status = await this.bank.notify(payment);
    if (status !== 200) throw new Error(`the word of the bank was answered with ${status}`);
    const code = await this.codeFor(recipient_email);
    return { uuid, payment, recipient: recipient_email, code };
  }

  async balance(code: string) {
    return (await this.shop.post("/spa/certificate-balance", { code })).json<{
      certificate: Record<string, unknown> | null;
    }>().certificate;
  }

  /** Pays the prepayment of a booking with a certificate. */
  use(uuid: string, code: string, covered: number) {
    const form = { uuid, code, kind: "prepayment", covered };
    return this.shop.post("/spa/pay-by-certificate", form);
  }

  ledger(uuid: string) {
    return this.shop.rows(
      `SELECT kind, entry.amount_minor AS minor FROM certificate_entry entry
         JOIN certificate ON certificate.id = certificate_id WHERE uuid = $1 ORDER BY entry.id`,
      uuid,
    );
  }
}
