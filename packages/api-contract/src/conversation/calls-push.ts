import { z } from "zod/mini";
import { done } from "./calls-chat.ts";
import { endpoint } from "../base/endpoint.ts";

const none = z.object({});
/** Address at the browser's push service for one browser. */
const endpointUrl = z.url({ protocol: /^https$/ }).check(z.maxLength(1000));

export const pushStateCall = endpoint({
  name: "pushState",
  method: "GET",
  path: "/spa/push-state",
  summary:
    "Whether the caller's device is told of messages by Web Push, and the key that it subscribes with",
  query: none,
  answer: z.object({
    /** The server's public key, base64url; null where push is not set up. */
    key: z.nullable(z.string()),
    /** Whether push is on for the calling session. */
    is_on: z.boolean(),
  }),
  errors: ["unauthorized"],
  auth: "account",
});

export const subscribePushCall = endpoint({
  name: "subscribePush",
  method: "POST",
  path: "/spa/subscribe-push",
  summary: "The caller's device is told of messages from now on, for as long as its session lives",
  query: none,
  /** JSON of a browser's `PushSubscription`. */
  body: z.object({
    endpoint: endpointUrl,
    keys: z.object({
      p256dh: z.string().check(z.regex(/^[\w-]{80,100}=*$/)),
      auth: z.string().check(z.regex(/^[\w-]{20,30}=*$/)),
    }),
  }),
  answer: done,
  errors: ["unauthorized", "not_found"],
  auth: "account",
});

export const unsubscribePushCall = endpoint({
  name: "unsubscribePush",
  method: "POST",
  path: "/spa/unsubscribe-push",
  summary: "The caller's device is told of nothing more; fine also where it was not",
  query: none,
  body: none,
  answer: done,
  errors: ["unauthorized"],
  auth: "account",
});
