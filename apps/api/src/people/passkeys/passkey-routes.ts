import * as calls from "@tropa/api-contract/people/calls-passkeys";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { requireOwner } from "../owner-check/owner-check.ts";
import {
  addPasskey,
  listPasskeys,
  registrationOptions,
  removePasskey,
  renameOwnPasskey,
  signInOptions,
} from "./passkeys.ts";

/** Registers passkey calls (Web Authentication, level 3). */
export function passkeyRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.passkeysCall, async ({ actor }) => ({
    items: await listPasskeys(context.pool, actor.accountId),
  }));

  // Check the owner here, because no passkey can be added without these options.
  serve(server, calls.passkeyOptionsCall, async ({ actor, caller }) => {
    await requireOwner(context, actor);
    return { options: await registrationOptions(context, actor.accountId, caller) };
  });

  serve(server, calls.addPasskeyCall, ({ actor, body, caller }) =>
    addPasskey(context, actor.accountId, body.response, caller),
  );

  serve(server, calls.renamePasskeyCall, async ({ actor, body }) => {
    const passkey = await renameOwnPasskey(context.pool, actor.accountId, body);
    if (!passkey) throw new ApiError("not_found");
    return passkey;
  });

  serve(server, calls.removePasskeyCall, async ({ actor, body, caller }) => {
    await removePasskey(context, actor.accountId, body.id, caller);
    return { success: true } as const;
  });

  serve(server, calls.passkeySignInOptionsCall, async ({ caller }) => ({
    options: await signInOptions(context, caller),
  }));
}
