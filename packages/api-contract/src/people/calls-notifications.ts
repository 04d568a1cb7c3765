import { letterTopicNames, letterWays } from "@tropa/domain/people/letter-topics";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/primitives.ts";
import { success } from "./account.ts";

const none = z.object({});
const topic = z.enum(letterTopicNames);
const way = z.enum(letterWays);

const letterChoices = z.object({
  /** All channels by which letters of a topic can reach the person, and whether each is allowed. */
  items: z.array(z.object({ topic, way, is_on: z.boolean() })),
});
export type LetterChoice = z.infer<typeof letterChoices>["items"][number];

export const letterChoicesCall = endpoint({
  name: "letterChoices",
  method: "GET",
  path: "/spa/letter-choices",
  summary:
    "Which letters the person gets, and how: of those that one may do without, by the ways that reach them",
  query: none,
  answer: letterChoices,
  errors: ["unauthorized"],
  auth: "account",
});

export const chooseLetterCall = endpoint({
  name: "chooseLetter",
  method: "POST",
  path: "/spa/choose-letter",
  summary: "Turns letters of a topic on or off that come by a way",
  query: none,
  body: z.object({ topic, way, is_on: z.boolean() }),
  answer: letterChoices,
  errors: ["unauthorized"],
  auth: "account",
});

export const disconnectMessengerCall = endpoint({
  name: "disconnectMessenger",
  method: "POST",
  path: "/spa/disconnect-messenger",
  summary:
    "A messenger is the person's no longer: nothing is written there; fine also where it is not connected",
  query: none,
  body: z.object({ source_id: id }),
  answer: success,
  errors: ["unauthorized"],
  auth: "account",
});
