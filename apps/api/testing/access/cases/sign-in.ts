import { createToken } from "../../../src/people/passwords/one-time-tokens.ts";
import { hashPassword } from "../../../src/people/passwords/passwords.ts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import { endCountdown, sentCode } from "../../browser.ts";
import type { AccessCase, CallInput } from "./cases.ts";
import type { World } from "../world.ts";

const password = "долгая дорога домой";

/** A new account with a password, which does not belong to the world. */
async function stranger(world: World, role: "tourist" | "staff" = "tourist") {
  const person = await world.platform.person(role);
  const { email } = await world.row<{ email: string }>(
    "UPDATE account SET password_hash = $2 WHERE id = $1 RETURNING email",
    person.accountId,
    await hashPassword(password),
  );
  return { ...person, email };
}

async function resetToken(world: World): Promise<string> {
  const { accountId } = await stranger(world);
  return createToken(world.platform.context.pool, "password_reset", accountId);
}

/** Runs a case with a session of its own, because it ends or changes the session. */
const alone =
  (input: CallInput): AccessCase["input"] =>
  async (world, caller) => ({
    ...input,
    token: caller.token && (await world.platform.person(caller.role)).token,
  });

/** Open calls whose body contains the secret: passwords, tokens from letters and codes. */
export const signInCases: readonly AccessCase[] = [
  {
    call: "auth",
    input: async (world) => ({ body: { login: (await stranger(world)).email, password } }),
  },
  { call: "logout", input: alone({ body: {} }) },
  {
    call: "checkPasswordResetToken",
    input: async (world) => ({ body: { token: await resetToken(world) } }),
  },
  {
    call: "passwordReset",
    input: async (world) => ({ body: { token: await resetToken(world), password } }),
  },
  {
    call: "signInLink",
    input: async (world) => {
      const { accountId } = await stranger(world);
      return {
        body: { token: await createToken(world.platform.context.pool, "sign_in", accountId) },
      };
    },
  },
  {
    call: "accessTokenByOneTimeToken",
    input: async (world) => {
      const { accountId } = await stranger(world);
      return {
        body: { token: await createToken(world.platform.context.pool, "sign_in", accountId) },
      };
    },
  },
  { call: "changePassword", input: alone({ body: { password, confirm_password: password } }) },
  {
    call: "setActivity",
    input: async (world) => {
      const person = await stranger(world);
      const { hash_for_activity: token } = await world.platform.client(person).call(profileCall);
      return { body: { crm_user_id: person.accountId, token } };
    },
  },
  {
    call: "staffAuth",
    input: async (world) => ({ body: { login: (await stranger(world, "staff")).email, password } }),
  },
  {
    call: "staffAuthViaCode",
    input: async (world) => {
      const { email: login } = await stranger(world, "staff");
      await endCountdown(world.platform);
      const response = await fetch(`${world.platform.url}/spa/staff-auth`, {
        method: "POST",
        body: JSON.stringify({ login, password }),
        headers: { "content-type": "application/json" },
      });
      if (!response.ok) throw new Error(`staff-auth answered ${response.status}`);
      return { body: { login, code: await sentCode(world.platform, login) } };
    },
  },
];
