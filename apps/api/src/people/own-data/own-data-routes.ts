import { ownDataCall } from "@tropa/api-contract/people/calls-own-account";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import { serve } from "../../server/serve.ts";
import { sessionOfCookie } from "../sessions/sessions.ts";
import { isOwnDataLink, linkToOwnData, ownDataZip } from "./own-data.ts";

/** Registers the call that creates a link to one's own data, and the download. */
export function ownDataRoutes(server: FastifyInstance, uploads: Uploads): void {
  const { context } = uploads;
  serve(server, ownDataCall, ({ actor, body, caller }) =>
    linkToOwnData(context, actor, body, caller),
  );

  server.get<{ Querystring: Record<string, unknown> }>(
    "/files/own-data",
    { config: { changes: false } },
    async (request, reply) => {
      const textOf = (name: string) => {
        const value = request.query[name];
        return typeof value === "string" ? value : "";
      };
      const link = {
        storefront: textOf("storefront"),
        session: textOf("session"),
        until: Number(textOf("until")),
        person: textOf("person") === "" ? null : Number(textOf("person")),
      };
      const isGood = isOwnDataLink(context, link, textOf("signature"));
      // The link works only together with the session's cookie.
      const session = isGood ? await sessionOfCookie(context, request, link.storefront) : null;
      if (session?.id !== link.session) throw new ApiError("not_found");
      const day = new Date().toISOString().slice(0, 10);
      return reply
        .headers({
          "content-disposition": `attachment; filename="${link.person === null ? "my-data" : `data-${link.person}`}-${day}.zip"`,
          "cache-control": "private, no-store",
          "cross-origin-resource-policy": "same-origin",
        })
        .type("application/zip")
        .send(ownDataZip(uploads, link.person ?? session.accountId));
    },
  );
}
