import * as calls from "@tropa/api-contract/organizers/calls-organizers";
import * as forms from "@tropa/api-contract/organizers/calls-organizer-forms";
import type { FastifyInstance } from "fastify";
import { orNotFound } from "../server/or-not-found.ts";
import type { Catalogue } from "../discovery/catalogue/catalogue.ts";
import type { Config } from "../config/config.ts";
import { serve } from "../server/serve.ts";
import { readVerificationFlags } from "./verification/verification.ts";
import { Organizers, isOrganizer } from "./organizers/organizers.ts";
import {
  createRecord,
  listRecords,
  publishRecord,
  updateRecord,
  viewRecord,
} from "./records/records.ts";

/** Registers calls for organizers' public pages and their own records. */
export function organizersRoutes(
  server: FastifyInstance,
  catalogue: Catalogue,
  config: Pick<Config, "storefronts">,
): void {
  const organizers = new Organizers(catalogue);
  const { pool } = catalogue;

  serve(server, calls.organizerPublicInfoCall, ({ query, caller, actor }) =>
    organizers.page(
      { id: query.id, withAuthorData: query.author_data_from_crm === "1" },
      caller,
      actor,
    ),
  );
  serve(server, calls.organizerInfoCall, ({ query, caller, actor }) =>
    organizers.info(query.id, caller, actor),
  );
  serve(server, calls.organizerVerificationInfoCall, async ({ query }) => {
    orNotFound((await isOrganizer(pool, query.id)) || null);
    return readVerificationFlags(pool, query.id);
  });
  serve(server, calls.organizerReviewsCall, ({ query: { id, page = 1, limit }, caller, actor }) =>
    organizers.reviews({ id, page, limit }, caller, actor),
  );
  serve(server, calls.organizersHubCall, ({ query, caller }) =>
    organizers.hub(
      { page: query.page ?? 1, limit: query.limit, countryId: query.country_id },
      caller,
    ),
  );

  serve(server, calls.organizerListCall, ({ query, actor, caller: { locale } }) =>
    listRecords(catalogue, query.page ?? 1, { actor, locale }),
  );
  serve(server, calls.organizerViewCall, ({ query, actor, caller: { locale } }) =>
    viewRecord(catalogue, query.id, { actor, locale }),
  );
  serve(server, forms.organizerCreateCall, ({ body, actor, caller: { locale } }) =>
    createRecord(catalogue, config, body, { actor, locale }),
  );
  serve(server, forms.organizerUpdateCall, ({ query, body, actor, caller: { locale } }) =>
    updateRecord(catalogue, config, { ...body, id: query.id }, { actor, locale }),
  );
  serve(server, calls.organizerSetPublishedCall, ({ body, actor, caller: { locale } }) =>
    publishRecord(catalogue, config, body, { actor, locale }),
  );
}
