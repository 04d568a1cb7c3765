import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { personText } from "../base/primitives.ts";
import { signedIn, success } from "./account.ts";

const none = z.object({});

/** Options or response of the Web Authentication standard as JSON, parsed by its own library. */
const webAuthnJson = z.record(z.string(), z.unknown());
const text = z.string().check(z.maxLength(20_000));

/** A response of `navigator.credentials`, as far as this contract checks it. */
const credential = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  rawId: z.string().check(z.regex(/^[\w-]{1,1400}$/)),
  type: z.literal("public-key"),
  clientExtensionResults: webAuthnJson,
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Synced to the person's other devices. */
  is_synced: z.boolean(),
  /** Moments in ISO 8601. */
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeysCall = endpoint({
  name: "passkeys",
  method: "GET",
  path: "/spa/passkeys",
  summary: "The person's passkeys, the newest first",
  query: none,
  answer: z.object({ items: z.array(passkey) }),
  errors: ["unauthorized"],
  auth: "account",
});

export const passkeyOptionsCall = endpoint({
  name: "passkeyOptions",
  method: "POST",
  path: "/spa/passkey-options",
  summary: "What the browser is to make a passkey of; good for 5 minutes, once",
  query: none,
  body: none,
  answer: z.object({ options: webAuthnJson }),
  errors: ["unauthorized", "confirm_owner"],
  auth: "account",
});

export const addPasskeyCall = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/spa/add-passkey",
  summary: "Keeps a passkey that the browser has made, and tells the person by letter",
  query: none,
  body: z.object({
    response: z.extend(credential, {
      response: z.object({
        clientDataJSON: text,
        attestationObject: text,
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
        publicKeyAlgorithm: z.optional(z.number()),
        publicKey: z.optional(text),
        authenticatorData: z.optional(text),
      }),
    }),
  }),
  answer: passkey,
  errors: ["unauthorized", "conflict"],
  auth: "account",
});

export const renamePasskeyCall = endpoint({
  name: "renamePasskey",
  method: "POST",
  path: "/spa/rename-passkey",
  summary: "Gives a passkey a name that the person knows it by",
  query: none,
  body: z.object({
    id: z.uuid(),
    name: personText(60).check(z.minLength(1, { error: "required" })),
  }),
  answer: passkey,
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const removePasskeyCall = endpoint({
  name: "removePasskey",
  method: "POST",
  path: "/spa/remove-passkey",
  summary: "A passkey signs nobody in any more; the person is told by letter",
  query: none,
  body: z.object({ id: z.uuid() }),
  answer: success,
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const passkeySignInOptionsCall = endpoint({
  name: "passkeySignInOptions",
  method: "POST",
  path: "/spa/passkey-sign-in-options",
  summary:
    "What the browser is to sign for a sign-in; names no account, so it tells nobody who has one. Good for 5 minutes, once",
  query: none,
  body: none,
  answer: z.object({ options: webAuthnJson }),
  errors: [],
  auth: "open",
});

export const signInWithPasskeyCall = endpoint({
  name: "signInWithPasskey",
  method: "POST",
  path: "/spa/sign-in-with-passkey",
  summary:
    "Signs in by what a passkey has signed. An organizer is redirected to their area, staff to their sign-in",
  query: none,
  body: z.object({
    response: z.extend(credential, {
      response: z.object({
        clientDataJSON: text,
        authenticatorData: text,
        signature: text,
        userHandle: z.optional(z.string().check(z.maxLength(200))),
      }),
    }),
  }),
  answer: signedIn,
  errors: ["unauthorized", "blocked"],
  auth: "open",
  redirects: true,
});
