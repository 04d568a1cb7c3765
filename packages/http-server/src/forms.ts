import type { FastifyInstance, FastifyRequest } from "fastify";

const formType = "application/x-www-form-urlencoded";

/** Lets the routes of a scope take the forms of the server's own pages. */
export function acceptForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(formType)) return;
  scope.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** A field of a submitted form; null where it is absent. */
export function formField(request: FastifyRequest, name: string): string | null {
  const { body } = request;
  if (typeof body !== "object" || body === null || !(name in body)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" ? value : null;
}

/**
 * Whether a form comes from a page of this server and not from another site's: the browser says where a form comes
 * from, and a page of another origin can forge neither header. False also where both are missing.
 */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  return site === undefined
    ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
    : site === "same-origin";
}
