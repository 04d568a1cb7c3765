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

/** By the API's address: a process with one server after the other, as tests have it, writes them once. */
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

/** The contract for programs and for people, and the page at the API's root that leads to both. */
export function referenceRoutes(
  server: FastifyInstance,
  { config }: Pick<ApiContext, "config">,
): void {
  const reference = referenceFor(config.publicUrl);
  const index = indexPage({ hasInbox: !config.isProduction, storefronts: config.storefronts.all });
  // The contract changes only with the program.
  const caching = "public, max-age=300";

  for (const name of ["openapi", "asyncapi"] as const) {
    server.get(`/${name}.json`, async (_request, reply) =>
      reply
        .headers({
          "content-type": "application/json; charset=utf-8",
          "cache-control": caching,
          // Readers of the reference run on other origins; there is nothing personal in it.
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
