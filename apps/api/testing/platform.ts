import { decodeJwt, SignJWT } from "jose";
import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { deskRights, rightsUpTo } from "@tropa/domain/people/desk-right";
import type { DeskLevel } from "@tropa/domain/people/desk-right";
import { startSession } from "../src/people/sessions/sessions.ts";
import { createApp } from "../src/app.ts";
import type { App } from "../src/app.ts";
import type { ApiContext } from "../src/config/context.ts";
import type { Database } from "../src/platform/db/database.ts";
import { insertPlaces, organizers, testConfig, testStorefronts } from "./fixtures.ts";
import { testDatabase } from "./database/test-database.ts";

const russian = testStorefronts.speaking("ru");

/** Everybody that may make a call (docs/product/people-and-rights.md#roles). */
export const roles = [
  "visitor",
  "tourist",
  "otherTourist",
  "organizer",
  "otherOrganizer",
  "staff",
  "bookingsStaff",
  "supportStaff",
  "tasksStaff",
  "reviewsStaff",
  "messagesStaff",
  "paymentsStaff",
  "lettersStaff",
  "organizersStaff",
  "auditStaff",
  "teamStaff",
  "bookingsLookStaff",
  "supportLookStaff",
  "tasksLookStaff",
  "reviewsLookStaff",
  "messagesLookStaff",
  "paymentsLookStaff",
  "lettersLookStaff",
  "organizersLookStaff",
  "teamLookStaff",
  "bookingsActStaff",
  "supportActStaff",
  "paymentsActStaff",
  "commissionStaff",
  "knowledgeStaff",
  "plainStaff",
] as const;
export type Role = (typeof roles)[number];

const member = (part: DeskPart, level: DeskLevel) => ({
  is_staff: true,
  desk_rights: rightsUpTo(part, level),
});

const rights: Record<Exclude<Role, "visitor">, object> = {
  tourist: {},
  otherTourist: {},
  organizer: { organizer_id: organizers.direct },
  otherOrganizer: { organizer_id: organizers.confirming },
  // All rights at the desk; each single part as far as it goes, only to look, and without moving money; none.
  staff: { is_staff: true, desk_rights: deskRights },
  bookingsStaff: member("bookings", "money"),
  supportStaff: member("support", "money"),
  tasksStaff: member("tasks", "act"),
  reviewsStaff: member("reviews", "act"),
  messagesStaff: member("messages", "act"),
  paymentsStaff: member("payments", "money"),
  lettersStaff: member("letters", "act"),
  organizersStaff: member("organizers", "act"),
  auditStaff: member("audit", "look"),
  teamStaff: member("team", "act"),
  bookingsLookStaff: member("bookings", "look"),
  supportLookStaff: member("support", "look"),
  tasksLookStaff: member("tasks", "look"),
  reviewsLookStaff: member("reviews", "look"),
  messagesLookStaff: member("messages", "look"),
  paymentsLookStaff: member("payments", "look"),
  lettersLookStaff: member("letters", "look"),
  organizersLookStaff: member("organizers", "look"),
  teamLookStaff: member("team", "look"),
  bookingsActStaff: member("bookings", "act"),
  supportActStaff: member("support", "act"),
  paymentsActStaff: member("payments", "act"),
  commissionStaff: { is_staff: true, can_view_commission: true },
  knowledgeStaff: { is_staff: true, can_use_knowledge: true },
  plainStaff: { is_staff: true },
};

export interface Person {
  role: Role;
  /** 0 for a visitor. */
  accountId: number;
  token: string | null;
}

export interface PlatformOptions {
  settings?: Record<string, string>;
  /** Fills the database before `insertPlaces`. */
  fill?: (database: Database) => Promise<unknown>;
}

/**
 * The whole API on a real port with a real PostgreSQL and a person of every role. Its database contains `insertPlaces`
 * and no tours. Close it in `afterAll`.
 */
export class Platform {
  readonly context: ApiContext;
  readonly app: App;
  readonly url: string;
  readonly #database: Database;

  private constructor(context: ApiContext, app: App, database: Database) {
    this.context = context;
    this.app = app;
    this.url = app.server.listeningOrigin;
    this.#database = database;
  }

  static async open({ settings = {}, fill }: PlatformOptions = {}): Promise<Platform> {
    const database = await testDatabase();
    await fill?.(database);
    await insertPlaces(database.pool);
    return Platform.#over(database, settings);
  }

  static async #over(database: Database, settings: Record<string, string>): Promise<Platform> {
    const context = { pool: database.pool, config: testConfig(settings) };
    const app = await createApp(context);
    await app.server.listen({ port: 0, host: "127.0.0.1" });
    return new Platform(context, app, database);
  }

  /** Starts another API over the same database, like a second process. Close it before this one. */
  another(settings: Record<string, string> = {}): Promise<Platform> {
    return Platform.#over({ ...this.#database, close: async () => {} }, settings);
  }

  /** A new signed-in person. */
  async person(role: Role, storefront: string = russian.id): Promise<Person> {
    if (role === "visitor") return { role, accountId: 0, token: null };
    const accountId = await this.#insertAccount(role, storefront);
    const { accessToken } = await startSession(this.context, this.context.pool, {
      accountId,
      storefront,
    });
    return { role, accountId, token: await this.#prolonged(accessToken) };
  }

  /** Returns an access token that lasts for hours: on a slow machine, tests outlast the product's fifteen minutes. */
  #prolonged(accessToken: string): Promise<string> {
    return new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("6h")
      .sign(new TextEncoder().encode(this.context.config.signingKey));
  }

  /** A new person of each role. */
  async everybody(): Promise<Record<Role, Person>> {
    const people = await Promise.all(roles.map((role) => this.person(role)));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a person for each of the roles
    return Object.fromEntries(people.map((person) => [person.role, person])) as Record<
      Role,
      Person
    >;
  }

  async #insertAccount(role: Exclude<Role, "visitor">, storefront: string): Promise<number> {
    const { rows } = await this.context.pool.query<{ id: number }>(
      `INSERT INTO account (first_name, last_name, email, email_confirmed_at, language, currency, storefront,
                            organizer_id, is_staff, can_view_commission, can_use_knowledge, desk_rights)
       SELECT 'Вера', 'Полевая', $1 || '-' || gen_random_uuid() || '@tropa.example', now(), 'ru', 'RUB', $2,
              organizer_id, COALESCE(is_staff, false), COALESCE(can_view_commission, false),
              COALESCE(can_use_knowledge, false),
              COALESCE(desk_rights, '{}')
         FROM jsonb_to_record($3) AS rights (organizer_id integer, is_staff boolean, can_view_commission boolean,
                                            can_use_knowledge boolean,
                                            desk_rights text[])
       RETURNING id`,
      [role.toLowerCase(), storefront, JSON.stringify(rights[role])],
    );
    const [row] = rows;
    if (!row) throw new Error("An account was not stored");
    return row.id;
  }

  /** The real client, used as a person. */
  client(
    { token }: Pick<Person, "token"> = { token: null },
    language = "ru",
    { id: localization }: { id: string } = russian,
    fetch: typeof globalThis.fetch = globalThis.fetch,
  ): ApiClient {
    return createApiClient({
      baseUrl: this.url,
      headers: () => ({ language, localization, currency: "RUB", token }),
      fetch,
      // Shorter than a test's timeout; speed is measured in `bench/`.
      timeout: 240_000,
    });
  }

  async rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.context.pool.query<Row>(sql, values)).rows;
  }

  /** The first row of a query; throws if there is none. */
  async row<Row extends object>(sql: string, ...values: unknown[]): Promise<Row> {
    const [row] = await this.rows<Row>(sql, ...values);
    if (!row) throw new Error(`no row for: ${sql}`);
    return row;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#database.close();
  }
}
