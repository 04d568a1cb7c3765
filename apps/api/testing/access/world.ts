import { submitOrderCall } from "@tropa/api-contract/sales/calls-booking";
import { organizerChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { bookingCall } from "@tropa/api-contract/sales/calls-requests";
import { today } from "../../src/discovery/catalogue/catalogue.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { demoCatalogue } from "@tropa/demo/catalogue/generate";
import { loadCatalogue } from "@tropa/demo/catalogue/loading/load";
import { demoRecords } from "@tropa/demo/records/records";
import { codeEnding, makeCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import { randomBytes } from "node:crypto";
import { codeHash } from "../../src/sales/certificates/certificates.ts";
import { hashPassword } from "../../src/people/passwords/passwords.ts";
import { loadDemoRecords } from "../../src/start-database.ts";
import { insertTour, organizers, testConfig } from "../fixtures.ts";
import type { TourFixture } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import type { Person, Role } from "../platform.ts";
import { orderOf } from "../shop.ts";
import { SumsubStandIn, sumsubKeys } from "../stand-ins/sumsub.ts";

const tours = 80;

async function fill({ pool }: Database): Promise<void> {
  const options = { seed: "access", today: today() };
  await loadCatalogue(pool, demoCatalogue({ ...options, tours, reviews: tours * 3 }));
  await loadDemoRecords(pool, demoRecords, {
    ...options,
    now: new Date(),
    hashPassword,
    storefronts: testConfig().storefronts,
  });
  // The first organizer sells directly, the second confirms requests.
  await pool.query("UPDATE organizer SET has_direct_sale = (id = $1) WHERE id <= 2", [
    organizers.direct,
  ]);
}

/** The whole platform with demo data and a person of every role. Its methods create what calls are about. */
export class World {
  readonly platform: Platform;
  readonly people: Readonly<Record<Role, Person>>;

  readonly #sumsub: SumsubStandIn;

  private constructor(platform: Platform, people: Record<Role, Person>, sumsub: SumsubStandIn) {
    this.platform = platform;
    this.people = people;
    this.#sumsub = sumsub;
  }

  static async open(): Promise<World> {
    const sumsub = new SumsubStandIn();
    await sumsub.listen();
    const platform = await Platform.open({
      fill,
      settings: {
        ...sumsubKeys,
        SUMSUB_API_URL: sumsub.url,
        TELEGRAM_BOT: "tropa_bot",
        TELEGRAM_WEBHOOK_SECRET: "telegram-secret",
        // Push notifications need keys.
        VAPID_PUBLIC_KEY:
          "BPAmLXN1dQH09RGwdeVihvXLPf72vV12v741CXU3UrjnSqo56agT_dZxoWEdDST6TUHWKielt5CEFD0lN_nx6W0",
        VAPID_PRIVATE_KEY: "OzVuSVxCCVlPNsOAV4WIEqAZo2l9ZlMofJ5HHA7u1sQ",
      },
    });
    return new World(platform, await platform.everybody(), sumsub);
  }

  row<Row extends object>(sql: string, ...values: unknown[]): Promise<Row> {
    return this.platform.row(sql, ...values);
  }

  async id(sql: string, ...values: unknown[]): Promise<number> {
    return (await this.row<{ id: number }>(sql, ...values)).id;
  }

  async uuid(sql: string, ...values: unknown[]): Promise<string> {
    return (await this.row<{ uuid: string }>(sql, ...values)).uuid;
  }

  tour(fixture: TourFixture = {}) {
    return insertTour(this.platform.context.pool, fixture);
  }

  /** A tour of the demo catalogue with everything on its page. */
  demoTour() {
    return this.row<{ id: number; slug: string }>(
      `SELECT tour.id, slug || '-' || tour.id AS slug FROM tour
        WHERE status = 'published' AND type = 1 AND NOT is_individual AND tour.id < 700000
          AND EXISTS (SELECT 1 FROM tour_question WHERE tour_id = tour.id) ORDER BY tour.id LIMIT 1`,
    );
  }

  /** A booking for two by the world's tourist, by default of the first organizer. */
  async booking(fixture: TourFixture = {}) {
    const made = await this.tour(fixture);
    const client = this.platform.client(this.people.tourist);
    const { request_id: id, uuid } = await client.call(submitOrderCall, { body: orderOf(made) });
    const record = await client.call(bookingCall, { query: { id: String(id) } });
    return { id, uuid, touristsUuid: record.tourists_uuid ?? "", dateId: made.dateId };
  }

  /** A help request of a visitor. */
  helpRequest() {
    return this.row<{ id: number; token: string }>(
      `INSERT INTO help_request (type, phone, region, locale)
       VALUES ('common_help', '+79031234567', 'other', 'ru') RETURNING id, token`,
    );
  }

  /** A chat of the world's tourist with the first organizer, with one message. */
  async chat() {
    const { id, message } = await this.platform
      .client(this.people.tourist)
      .call(organizerChatCall, {
        body: { organizer_id: organizers.direct, message: `Есть места? ${Math.random()}` },
      });
    return { id, messageId: message?.id ?? 0 };
  }

  /** A paid and delivered certificate for 5,000 roubles. */
  async certificate() {
    const code = makeCertificateCode(randomBytes(14));
    const { id, uuid } = await this.row<{ id: number; uuid: string }>(
      `INSERT INTO certificate (storefront, locale, currency, amount_minor, light, recipient_email, buyer_name, buyer_email,
                                send_on, paid_at, sent_at, valid_until, code_hash, code_ending)
       VALUES ($1, 'ru', 'RUB', 500000, 'day', 'olga@example.org', 'Пётр', 'petr@example.org', current_date, now(), now(),
               current_date + 365, $2, $3) RETURNING id, uuid`,
      this.platform.context.config.storefronts.speaking("ru").id,
      codeHash(code),
      codeEnding(code),
    );
    await this.platform.rows(
      `WITH purchase AS (
         INSERT INTO payment (certificate_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url)
         VALUES ($1, 5, 'full', 'card', 2, 500000, 'RUB', '', '') RETURNING id)
       INSERT INTO certificate_entry (certificate_id, kind, amount_minor, payment_id)
       SELECT $1, 'bought', 500000, id FROM purchase RETURNING id`,
      id,
    );
    return { uuid, code };
  }

  async close(): Promise<void> {
    await this.platform.close();
    await this.#sumsub.close();
  }
}
