import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { sendPage } from "@tropa/http-server/html/html";
import type { Page } from "@tropa/http-server/html/html";
import { asyncApiDocument } from "./asyncapi.ts";
import { openApiDocument } from "./openapi.ts";
import { indexPage, referencePage } from "./reference-page.ts";

interface Reference {
  openapi: string;
  asyncapi: string;
  page: Page;
}

/** Cached by the API's address: tests start several servers in one process. */
const references = new Map<string, Reference>();

function referenceFor(publicUrl: string): Reference {
  const known = references.get(publicUrl);
  if (known) return known;
  const document = openApiDocument(publicUrl);
  const realtime = asyncApiDocument(publicUrl);
  const reference = {
    openapi: JSON.stringify(document),
    asyncapi: JSON.stringify(realtime),
    page: referencePage(document, realtime),
  };
  references.set(publicUrl, reference);
  return reference;
}

/** Registers routes for both documents, the HTML reference and the API's root page. */
export function referenceRoutes(
  server: FastifyInstance,
  { config }: Pick<ApiContext, "config">,
): void {
  const reference = referenceFor(config.publicUrl);
  const index = indexPage({ hasInbox: !config.isProduction, storefronts: config.storefronts.all });
  // The contract changes only with a new version of the program.
  const caching = "public, max-age=300";

  for (const name of ["openapi", "asyncapi"] as const) {
    server.get(`/${name}.json`, async (_request, reply) =>
      reply
        .headers({
          "content-type": "application/json; charset=utf-8",
          "cache-control": caching,
          // Public data, readable from any origin.
          "access-control-allow-origin": "*",
        })
        .send(reference[name]),
    );
  }
  server.get("/reference", async (_request, reply) =>
    sendPage(reply.header("cache-control", caching), reference.page),
  );
  server.get("/", async (_request, reply) => sendPage(reply, index));
}
