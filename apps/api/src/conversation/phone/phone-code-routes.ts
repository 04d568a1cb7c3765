import {
  organizerPhoneCodeCall,
  userPhoneCodeCall,
  webCallDataCall,
} from "@tropa/api-contract/conversation/calls-phone-codes";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";
import { phoneOfCode } from "./phone-code-store.ts";
import { organizerPhoneCode, touristPhoneCode } from "./phone-codes.ts";
import { resolveWebCall, webCallData } from "./web-calls.ts";

/** The telephone gateway's request: who to connect for a dialled code or a browser's token. */
const gatewayRequest = z.union([
  z.object({ number: z.string().max(20), code: z.string().max(10) }),
  z.object({ token: z.string().max(2000) }),
]);

export function phoneCodeRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, organizerPhoneCodeCall, ({ body, caller }) =>
    organizerPhoneCode(context, body.tour_organizer_id, {
      countryId: body.country_id,
      timezone: body.timezone,
      storefront: caller.storefront,
    }),
  );
  serve(server, userPhoneCodeCall, ({ body, actor, caller }) =>
    touristPhoneCode(context, actor, body.chat_id, {
      countryId: body.country_id,
      timezone: undefined,
      storefront: caller.storefront,
    }),
  );
  serve(server, webCallDataCall, ({ body, actor, caller }) =>
    webCallData(context, actor, {
      isSupportCall: body.is_support_call === true,
      organizerId: body.organizer_id,
      chatId: body.chat_id,
      storefront: caller.storefront,
      locale: caller.locale,
    }),
  );

  const secret = context.config.calls?.secret;
  if (secret === undefined) return;
  server.post("/telephony/resolve", async (request) => {
    const given = request.headers["x-call-secret"];
    if (typeof given !== "string" || !isSameSecret(given, secret)) throw new ApiError("forbidden");
    const parsed = gatewayRequest.safeParse(request.body);
    if (!parsed.success) throw new ApiError("bad_request");
    if ("token" in parsed.data) {
      const callee = await resolveWebCall(context, parsed.data.token);
      if (!callee) throw new ApiError("not_found");
      return callee;
    }
    const phone = await phoneOfCode(context.pool, parsed.data.number, parsed.data.code);
    if (phone === null) throw new ApiError("not_found");
    return { target: "person", phone };
  });
}
