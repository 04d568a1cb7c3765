import { minorPerMajor } from "@tropa/domain/money";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { confirmBooking, declineBooking } from "../../sales/booking/booking.ts";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { acceptForms, formField } from "@tropa/http-server/forms";
import { requireOwnForm } from "../../server/bodies/forms.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { inboxPage, query } from "./inbox-page.ts";
import { letterMarkup, newestMessages } from "../../platform/outbox/outbox-store.ts";

const pageLength = 50;

interface InboxQuery {
  to?: string | string[];
  before?: string | string[];
}

/** Returns the first value of a query parameter; repeated ones arrive as a list. */
const first = (value: string | string[] | undefined) => [value].flat()[0] ?? "";

/** Reads a price entered in whole currency units; returns minor units, null if invalid. */
function totalIn(request: FastifyRequest): number | null {
  const total = formField(request, "total") ?? "";
  return /^[1-9]\d{0,8}$/.test(total) ? Number(total) * minorPerMajor : null;
}

/** Registers the dev inbox, which shows sent messages and organizers' actions; does nothing in production. */
export function inboxRoutes(server: FastifyInstance, context: ApiContext): void {
  if (context.config.isProduction) return;

  server.get<{ Querystring: InboxQuery }>("/dev/inbox", async (request, reply) => {
    const recipient = first(request.query.to).trim().slice(0, 254);
    const beforeText = first(request.query.before);
    const before = /^[1-9]\d{0,15}$/.test(beforeText) ? Number(beforeText) : null;
    const messages = await newestMessages(context.pool, {
      recipient,
      before,
      limit: pageLength + 1,
    });
    const shown = messages.slice(0, pageLength);
    const older = messages.length > pageLength ? (shown.at(-1)?.id ?? null) : null;
    return sendPage(reply, inboxPage({ messages: shown, recipient, older }));
  });

  // Show a letter as a mail program does: sandboxed without scripts, with pictures from any host.
  server.get<{ Params: { id: string } }>("/dev/inbox/letters/:id", async (request, reply) => {
    const { id } = request.params;
    const letter = /^[1-9]\d{0,15}$/.test(id) ? await letterMarkup(context.pool, Number(id)) : null;
    if (letter === null) throw new ApiError("not_found");
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; form-action 'none'",
      })
      .send(letter.replace("<head>", '<head><base target="_blank">'));
  });

  server.register(async (scope) => {
    acceptForms(scope);
    scope.post<{ Params: { id: string; action: string } }>(
      "/dev/inbox/bookings/:id/:action",
      async (request, reply) => {
        requireOwnForm(request);
        const { id, action } = request.params;
        if (!/^[1-9]\d{0,8}$/.test(id) || !(action === "confirm" || action === "decline"))
          throw new ApiError("not_found");
        try {
          if (action === "confirm") await confirmBooking(context, Number(id), totalIn(request));
          else await declineBooking(context, Number(id));
        } catch (error) {
          // The booking has changed since the page was shown; the reloaded inbox shows its current state.
          if (!(error instanceof ApiError && error.code === "conflict")) throw error;
        }
        const message = /^\d+$/.exec(formField(request, "message") ?? "")?.[0];
        const filter = query({ to: formField(request, "to") ?? "" });
        return reply.redirect(
          `/dev/inbox${filter && `?${filter}`}${message ? `#message-${message}` : ""}`,
          303,
        );
      },
    );
  });
}
