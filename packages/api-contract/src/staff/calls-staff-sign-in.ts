import { z } from "zod/mini";
import { codeSent, permissions, profile, signedIn } from "../people/account.ts";
import { code, knownPassword, login } from "../people/calls-accounts.ts";
import { endpoint } from "../base/endpoint.ts";

const none = z.object({});

export const staffAuthCall = endpoint({
  name: "staffAuth",
  method: "POST",
  path: "/spa/staff-auth",
  summary: "First step of the staff's sign-in: the password; the code for the second step is sent",
  query: none,
  body: z.object({ login, password: knownPassword }),
  answer: codeSent,
  errors: [],
  auth: "open",
});

export const staffAuthViaCodeCall = endpoint({
  name: "staffAuthViaCode",
  method: "POST",
  path: "/spa/staff-auth-via-code",
  summary: "Second step of the staff's sign-in: the code that followed the right password",
  query: none,
  body: z.object({ login, code }),
  answer: signedIn,
  errors: [],
  auth: "open",
});

export const staffSessionCall = endpoint({
  name: "staffSession",
  method: "POST",
  path: "/spa/staff-session",
  summary:
    "Sets the admin-session cookie, by which pages know to ask for the private data; it opens nothing by itself",
  query: none,
  body: none,
  answer: z.object({ permissions }),
  errors: ["unauthorized", "forbidden"],
  auth: "staff",
  deskLevel: "look",
});

export const userInfoDataCall = endpoint({
  name: "userInfoData",
  method: "GET",
  path: "/spa/user-info-data",
  summary: "The signed-in person with their permissions; all false for those who are not staff",
  query: none,
  answer: z.object({ user: profile, permissions }),
  errors: ["unauthorized"],
  auth: "account",
});
