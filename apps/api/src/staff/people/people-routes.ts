import * as calls from "@tropa/api-contract/staff/calls-people";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as acts from "./account-acts.ts";
import * as merges from "./merge.ts";
import * as wishes from "./on-behalf.ts";
import * as people from "./people.ts";

const done = { success: true } as const;

/** Registers the staff's card of a person, and what they do to an account. */
export function peopleRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffPersonCall, ({ query, caller }) =>
    people.readPerson(context, { accountId: query.account_id, locale: caller.locale }),
  );
  serve(server, calls.personContactsCall, ({ query }) =>
    people.personContacts(context, query.account_id),
  );
  serve(server, calls.addPersonNoteCall, ({ actor, body }) =>
    people.addPersonNote(context, actor, body),
  );
  serve(server, calls.signPersonOutCall, async ({ actor, body, idempotencyKey: key }) => {
    await acts.signPersonOut(context, { actor, key }, body);
    return done;
  });
  serve(server, calls.blockPersonCall, async ({ actor, body, idempotencyKey: key }) => {
    await acts.blockPerson(context, { actor, key }, body);
    return done;
  });
  serve(server, calls.unblockPersonCall, async ({ actor, body, idempotencyKey: key }) => {
    await acts.unblockPerson(context, { actor, key }, body);
    return done;
  });
  serve(server, calls.mergePreviewCall, ({ query, caller }) =>
    merges.previewMerge(context, query, caller.locale),
  );
  serve(server, calls.mergePeopleCall, async ({ actor, body, idempotencyKey: key }) => {
    await merges.mergePeople(context, { actor, key }, body);
    return done;
  });
  serve(server, calls.undoMergeCall, async ({ actor, body, idempotencyKey: key }) => {
    await merges.undoMerge(context, { actor, key }, body);
    return done;
  });
  serve(server, calls.exportPersonCall, ({ actor, body, caller, idempotencyKey: key }) =>
    wishes.exportPerson(context, { actor, key }, body, caller),
  );
  serve(server, calls.personEndCall, ({ query, caller }) =>
    wishes.personEnd(context, query.account_id, caller),
  );
  serve(server, calls.endPersonCall, async ({ actor, body, caller, idempotencyKey: key }) => {
    await wishes.endPerson(context, { actor, key }, body, caller);
    return done;
  });
}
