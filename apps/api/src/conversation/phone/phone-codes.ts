import type { organizerPhoneCodeCall } from "@tropa/api-contract/conversation/calls-phone-codes";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { randomInt } from "node:crypto";
import { findChat, requireCaller } from "../chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { countryCode } from "../../people/countries/countries.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { findLivingCode, insertCode, organizerExists } from "./phone-code-store.ts";
import type { Callee } from "./phone-code-store.ts";

type PhoneCode = AnswerOf<typeof organizerPhoneCodeCall>;

const codeMinutes = 60;
/** A code with fewer minutes left is replaced, to leave time for dialling. */
const leastMinutes = 30;
/** Number of tries to find a free code. The first nearly always succeeds: few of a million codes are in use. */
const tries = 5;

const none: PhoneCode = { is_available: false, phone: null, code: null, expires_at: null };

interface PhoneCodeRequest {
  countryId: number | undefined;
  timezone: string | undefined;
  storefront: Storefront;
}

async function codeFor(
  { pool, config }: ApiContext,
  callee: Callee,
  { countryId, timezone }: PhoneCodeRequest,
): Promise<PhoneCode> {
  const numbers = config.calls?.numbers;
  const country = countryId === undefined ? null : countryCode(countryId);
  const number = numbers?.get(country ?? "") ?? numbers?.get("");
  if (number === undefined) return none;
  let found = await findLivingCode(pool, number, callee, leastMinutes);
  for (let left = tries; !found && left > 0; left -= 1) {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const fields = { code, number, timezone: timezone ?? null, minutes: codeMinutes };
    found = await insertCode(pool, { ...fields, ...callee });
  }
  if (!found) throw new ApiError("unavailable");
  return {
    is_available: true,
    phone: number,
    code: found.code,
    expires_at: found.expiresAt.toISOString(),
  };
}

export async function organizerPhoneCode(
  context: ApiContext,
  organizerId: number,
  request: PhoneCodeRequest,
): Promise<PhoneCode> {
  if (!(await organizerExists(context.pool, organizerId))) throw new ApiError("not_found");
  if (!request.storefront.features.organizerCalling) return none;
  return codeFor(context, { organizerId, chatId: null }, request);
}

export async function touristPhoneCode(
  context: ApiContext,
  actor: Actor,
  chatId: number,
  request: PhoneCodeRequest,
): Promise<PhoneCode> {
  const chat = requireCaller(await findChat(context.pool, chatId), actor);
  await recordAct(context.pool, actor, "userPhoneCode", ["chat", chatId]);
  return codeFor(context, { organizerId: null, chatId: chat.id }, request);
}
