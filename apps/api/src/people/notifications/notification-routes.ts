import * as calls from "@tropa/api-contract/people/calls-notifications";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { letterChoices, setLetterChoice } from "./notifications.ts";

/** Registers the settings of letters. */
export function notificationRoutes(server: FastifyInstance, { pool }: ApiContext): void {
  serve(server, calls.letterChoicesCall, async ({ actor }) => ({
    items: await letterChoices(pool, actor.accountId),
  }));

  serve(server, calls.chooseLetterCall, async ({ actor, body: { is_on: isOn, ...choice } }) => {
    await setLetterChoice(pool, actor.accountId, { ...choice, isOn });
    return { items: await letterChoices(pool, actor.accountId) };
  });
}
