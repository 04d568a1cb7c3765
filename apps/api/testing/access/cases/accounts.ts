import { endCountdown, sentCode } from "../../browser.ts";
import type { Person } from "../../platform.ts";
import { callsWithoutOwner } from "./cases.ts";
import type { AccessCase, CallInput } from "./cases.ts";
import type { World } from "../world.ts";
import { testStorefronts } from "../../fixtures.ts";

let lastContact = 0;
const newEmail = () => `access${(lastContact += 1)}@example.org`;
const newPhone = () => `+7903777${String((lastContact += 1)).padStart(4, "0")}`;

/** Sends a code to a person of the world by one of their own calls. */
async function send(world: World, person: Person, path: string, body: object): Promise<void> {
  await endCountdown(world.platform);
  const response = await fetch(`${world.platform.url}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      "x-localization": testStorefronts.speaking("ru").id,
      ...(person.token && { "x-authorization": `Bearer ${person.token}` }),
    },
  });
  if (!response.ok && person.token) throw new Error(`${path} answered ${response.status}`);
}

async function signInByCode(world: World): Promise<CallInput> {
  const login = newEmail();
  await send(world, world.people.visitor, "/crm/api/user/send-auth-code", { login });
  return { body: { login, code: await sentCode(world.platform, login) } };
}

/** Sign-in and account calls: everybody has an account of their own and cannot reach others'. */
export const accountCases: readonly AccessCase[] = [
  ...callsWithoutOwner(
    "phoneConfirmationMethods",
    "profile",
    "userInfoData",
    "staffSession",
    "favouriteTours",
  ),
  ...callsWithoutOwner(
    "sessions",
    "passkeys",
    "passkeyOptions",
    "passkeySignInOptions",
    "endOtherSessions",
  ),
  ...callsWithoutOwner("ownAccount", "sendOwnerCode", "ownData", "letterChoices"),
  {
    call: "chooseLetter",
    input: () => ({ body: { topic: "reviews", way: "email", is_on: false } }),
  },
  {
    call: "sendAuthCode",
    input: () => ({ body: { login: newEmail() } }),
  },
  { call: "authViaCode", input: signInByCode },
  { call: "redirectAuthViaCode", input: signInByCode },
  {
    call: "registerWithoutPassword",
    input: () => ({ body: { email: newEmail() } }),
  },
  {
    call: "register",
    input: () => ({
      body: {
        first_name: "Вера",
        email: newEmail(),
        password: "долгая дорога домой",
        confirm_password: "долгая дорога домой",
      },
    }),
  },
  { call: "passwordRecovery", input: () => ({ body: { email: newEmail() } }) },
  { call: "updateProfile", input: () => ({ body: { first_name: "Вера" } }) },
  { call: "updateProfilePhoto", input: () => ({ body: { avatar_id: null } }) },
  { call: "setLanguage", input: () => ({ body: { language_code: "ru" } }) },
  { call: "setCurrency", input: () => ({ body: { currency_code: "RUB" } }) },
  { call: "changeCountry", input: () => ({ body: { country_id: 643 } }) },
  { call: "changeEmail", input: () => ({ body: { email: newEmail() } }) },
  { call: "changePhone", input: () => ({ body: { phone: newPhone() } }) },
  {
    call: "emailConfirmationRequest",
    input: async (world, caller) => {
      if (caller.token)
        await send(world, caller, "/crm/api/user/change-email", { email: newEmail() });
      await endCountdown(world.platform);
      return { body: {} };
    },
  },
  {
    call: "confirmEmail",
    input: async (world, caller) => {
      const email = newEmail();
      if (caller.token) await send(world, caller, "/crm/api/user/change-email", { email });
      return { body: { code: (await sentCode(world.platform, email)) || "123456" } };
    },
  },
  {
    call: "sendConfirmationCode",
    input: async (world, caller) => {
      if (caller.token)
        await send(world, caller, "/crm/api/user/change-phone", { phone: newPhone() });
      await endCountdown(world.platform);
      return { body: {} };
    },
  },
  {
    call: "confirmPhone",
    input: async (world, caller) => {
      const phone = newPhone();
      if (caller.token) await send(world, caller, "/crm/api/user/change-phone", { phone });
      return { body: { code: (await sentCode(world.platform, phone)) || "123456" } };
    },
  },
  {
    call: "addFavouriteTour",
    input: async (world) => ({ body: { tour_id: (await world.demoTour()).id } }),
  },
  {
    call: "mergeFavouriteTours",
    input: async (world) => ({
      body: { added: [(await world.demoTour()).id], removed: [] },
    }),
  },
  {
    call: "removeFavouriteTour",
    input: async (world) => ({ body: { tour_id: (await world.demoTour()).id } }),
  },
];
