import type { Booking } from "@tropa/api-contract/sales/booking";
import type { ErrorAnswer } from "@tropa/api-contract/base/errors";
import type { SeenSum } from "@tropa/api-contract/base/primitives";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { bookingRoutes } from "../src/sales/orders/booking-routes.ts";
import { changeRoutes } from "../src/sales/orders/change/change-routes.ts";
import type { ApiContext } from "../src/config/context.ts";
import { createServer } from "../src/server/server.ts";
import { inboxRoutes } from "../src/staff/inbox/inbox-routes.ts";
import { certificateRoutes } from "../src/sales/payments/routes/certificate-routes.ts";
import { paymentRoutes } from "../src/sales/payments/routes/payment-routes.ts";
import { papersRoutes } from "../src/sales/papers/papers-routes.ts";
import { requestsRoutes } from "../src/sales/requests/requests-routes.ts";
import { insertPlaces, insertTour, testConfig, testStorefronts } from "./fixtures.ts";
import type { TourFixture } from "./fixtures.ts";
import { testDatabase } from "./database/test-database.ts";

/** Headers that browsers send with the API's own forms. */
export const ownPage = { origin: "http://localhost:4000", host: "localhost:4000" };

export interface OrderAnswer {
  request_id: number;
  uuid: string;
  status: number;
  region: string;
}

type Headers = Record<string, string>;

/** The sales part of the API with its own database. Close it in `afterAll`. */
export class Shop {
  readonly context: ApiContext;
  readonly server: FastifyInstance;
  readonly close: () => Promise<void>;

  private constructor(context: ApiContext, server: FastifyInstance, close: () => Promise<void>) {
    this.context = context;
    this.server = server;
    this.close = close;
  }

  static async open(settings: Record<string, string> = {}): Promise<Shop> {
    const database = await testDatabase();
    await insertPlaces(database.pool);
    const context: ApiContext = { pool: database.pool, config: testConfig(settings) };
    const server = createServer({ logLevel: "silent", storefronts: testStorefronts });
    for (const routes of [
      bookingRoutes,
      changeRoutes,
      paymentRoutes,
      certificateRoutes,
      papersRoutes,
      requestsRoutes,
      inboxRoutes,
    ]) {
      routes(server, context);
    }
    await server.ready();
    return new Shop(context, server, async () => {
      await server.close();
      await database.close();
    });
  }

  get(url: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.server.inject({ url, headers });
  }

  /** Posts from the Russian storefront, unless the headers say otherwise. */
  post(url: string, payload: object, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const usual = { "x-localization": testStorefronts.speaking("ru").id, "x-language": "ru" };
    return this.server.inject({ method: "POST", url, payload, headers: { ...usual, ...headers } });
  }

  /** Like `post`, as somebody who has seen the current price. */
  async agree(
    url: string,
    payload: { seen?: unknown; [field: string]: unknown },
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    const { "idempotency-key": _, ...others } = headers;
    // Asking for the price is a separate call.
    const response = await this.post(url, payload, payload.seen ? headers : others);
    const seen = priceNow(response);
    if (seen !== null) return this.post(url, { ...payload, seen }, headers);
    return response;
  }

  /** Submits a form of one of the API's own pages. */
  submitForm(url: string, payload: string, headers: Headers): Promise<LightMyRequestResponse> {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    return this.server.inject({ method: "POST", url, payload, headers: { ...headers, ...form } });
  }

  /** Orders two seats at 10,000 roubles of a new tour, by default. */
  async order(tour: TourFixture = {}, changes: object = {}, headers: Headers = {}) {
    const made = await insertTour(this.context.pool, tour);
    const form = { ...orderOf(made), seen: null, ...changes };
    return { ...made, response: await this.agree("/spa/submit-order", form, headers) };
  }

  /** Like `order`, but expects success. */
  async book(tour: TourFixture = {}, headers: Headers = {}) {
    const { response, dateId } = await this.order(tour, {}, headers);
    const { uuid, request_id: id } = response.json<OrderAnswer>();
    return { uuid, id, dateId };
  }

  async booking(uuid: string, language = "ru"): Promise<Booking> {
    const url = `/crm/api/request/get-by-uuid?uuid=${uuid}`;
    return (await this.get(url, { "x-language": language })).json<Booking>();
  }

  async seatsTaken(dateId: number): Promise<number | undefined> {
    const [row] = await this.rows("SELECT seats_taken FROM tour_date WHERE id = $1", dateId);
    return Number(row?.seats_taken);
  }

  async messages(bookingId: number, kind = "%"): Promise<Record<string, unknown>[]> {
    return this.rows(
      "SELECT kind, channel, recipient, subject, body FROM outbox WHERE booking_id = $1 AND kind LIKE $2 ORDER BY id",
      bookingId,
      kind,
    );
  }

  /** Lets holds expire. */
  async endHolds(...bookingIds: number[]): Promise<void> {
    await this.rows("UPDATE booking SET hold_until = now() WHERE id = ANY ($1)", bookingIds);
  }

  async rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.context.pool.query<Record<string, unknown>>(sql, values)).rows;
  }
}

/** The body of an order for two seats. */
export function orderOf({ tourId, dateId }: { tourId: number; dateId: number }) {
  return {
    tour_id: tourId,
    variant_id: dateId,
    first_name: "Мария",
    phone: "+7 (903) 123-45-67",
    email: "maria@example.org",
    adults: 2,
    agree: true as const,
    seen: { amount: 2_000_000, currency: "RUB" as const },
  };
}

/** The current price, from an answer that says it has changed. */
function priceNow(response: LightMyRequestResponse): SeenSum | null {
  return response.statusCode === 409 ? (response.json<ErrorAnswer>().price?.now ?? null) : null;
}

/** Validation errors by field. */
export function faultsOf(response: LightMyRequestResponse): ErrorAnswer["validation"] {
  return response.json<ErrorAnswer>().validation;
}

export function codeOf(response: LightMyRequestResponse): ErrorAnswer["code"] {
  return response.json<ErrorAnswer>().code;
}
