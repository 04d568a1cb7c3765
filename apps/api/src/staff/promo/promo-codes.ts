import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type * as calls from "@tropa/api-contract/staff/calls-promo";
import { promoPageLength } from "@tropa/api-contract/staff/calls-promo";
import type { Locale } from "@tropa/domain/locale";
import { isPromoCode } from "@tropa/domain/sales/money/promo-code";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { randomInt } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./promo-codes-store.ts";

type Context = Pick<ApiContext, "pool" | "config">;
type NewCodes = ReadBodyOf<typeof calls.createPromoCodesCall>;

/** Returns a page of promo codes, with what they have given. */
export async function listPromoCodes(
  { pool, config }: Context,
  actor: Actor,
  {
    q = "",
    state = null,
    after = null,
    locale,
  }: {
    q?: string | undefined;
    state?: "open" | "ended" | null | undefined;
    after?: number | null | undefined;
    locale: Locale;
  },
): Promise<AnswerOf<typeof calls.promoCodesCall>> {
  await recordAct(pool, actor, "promoCodes");
  const rows = await store.listPromoCodes(pool, {
    q: q.trim(),
    state,
    after,
    limit: promoPageLength + 1,
  });
  const page = rows.slice(0, promoPageLength);
  return {
    items: page.map((row) => ({
      ...row,
      currency: config.storefronts.of(row.storefront).chargeCurrency,
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    storefronts: config.storefronts.all.map((one) => ({
      id: one.id,
      name: brandName(one, locale),
      currency: one.chargeCurrency,
    })),
  };
}

/** Without letters and digits that look alike. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** Forty random bits: of a million codes, a guess in a million finds one. */
const randomLength = 8;

function randomCode(prefix: string | undefined): string {
  const ending = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  return [prefix, ending.join("")].filter(Boolean).join("-");
}

/**
 * Makes promo codes and returns them. Idempotent by key. Throws `not_found` for an unknown storefront, and field errors for
 * a code that is taken or too long for an ending, and for a bearer who is not asked.
 */
export async function createPromoCodes(
  { pool, config }: Context,
  actor: Actor,
  body: NewCodes,
  key: string | null,
): Promise<string[]> {
  const { storefront, code, count, borne_by: bearer, tour_ids: tourIds } = body;
  if (config.storefronts.all.every(({ id }) => id !== storefront)) throw new ApiError("not_found");
  if (bearer === "organizer" && tourIds.length === 0) throw fieldError("tour_ids", "required");
  for (const name of ["starts", "valid"] as const) {
    const [from, until] = [body[`${name}_from`], body[`${name}_until`]];
    if (from !== null && until !== null && until < from)
      throw fieldError(`${name}_until`, "incorrect");
  }
  if (count > 1 && !isPromoCode(randomCode(code))) throw fieldError("code", "incorrect");
  return inTransaction(pool, async (client) => {
    const content = { actor: actor.accountId, body };
    const { id } = await onceForKey(client, { call: "createPromoCodes", key, content }, () =>
      insertCodes(client, actor, body),
    );
    return store.codesMadeWith(client, id);
  });
}

async function insertCodes(client: Client, actor: Actor, body: NewCodes): Promise<number> {
  const { code, count, terms, reason, ...rest } = body;
  const columns = {
    ...rest,
    percent: terms.percent,
    amount_minor: terms.amount,
    created_by: actor.accountId,
  };
  const isNamed = code !== undefined && count === 1;
  const made: { id: number; code: string }[] = [];
  while (made.length < count) {
    const missing = Array.from({ length: count - made.length }, () => randomCode(code));
    const added = await store.insertPromoCodes(client, isNamed ? [code] : missing, columns);
    if (isNamed && added.length === 0) throw fieldError("code", "promoTaken");
    made.push(...added);
  }
  for (const one of made)
    await recordAct(client, actor, "createPromoCodes", ["promo_code", one.id], { reason });
  return Math.min(...made.map(({ id }) => id));
}

/** Ends a code for orders to come. Throws `not_found`, and `conflict` if it has ended. */
export async function endPromoCode(
  { pool }: Context,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    if (!orNotFound(await store.endCode(client, id))) throw new ApiError("conflict");
    await recordAct(client, actor, "endPromoCode", ["promo_code", id], { reason });
  });
}

/** Returns what staff did with a code. */
export async function promoCodeLog(
  { pool }: Context,
  id: number,
): Promise<AnswerOf<typeof calls.promoCodeLogCall>> {
  const items = await store.logOfCode(pool, id);
  return { items: items.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
}
