import * as calls from "@tropa/api-contract/organizers/calls-applications";
import { applyAsOrganizerCall } from "@tropa/api-contract/organizers/calls-apply";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { apply, decide, listApplications, ownApplication } from "./applications.ts";

/** Registers calls for applying to become an organizer and for deciding applications. */
export function applicationRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.ownApplicationCall, ({ actor, caller }) =>
    ownApplication(context, actor, caller.locale),
  );
  serve(server, applyAsOrganizerCall, ({ body, actor, caller }) =>
    apply(context, body, { actor, caller }),
  );
  serve(server, calls.organizerApplicationsCall, ({ query, actor, caller }) =>
    listApplications(
      context,
      { page: query.page ?? 1, status: query.status },
      { actor, locale: caller.locale },
    ),
  );
  serve(server, calls.decideApplicationCall, ({ body, actor, caller }) =>
    decide(context, body, { actor, locale: caller.locale }),
  );
}
