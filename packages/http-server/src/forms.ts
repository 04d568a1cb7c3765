import type { FastifyInstance, FastifyRequest } from "fastify";

const formType = "application/x-www-form-urlencoded";

/** Lets the routes of a scope accept URL-encoded forms. */
export function acceptForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(formType)) return;
  scope.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Returns a field of a submitted form; null if it is absent. */
export function formField(request: FastifyRequest, name: string): string | null {
  const { body } = request;
  if (typeof body !== "object" || body === null || !(name in body)) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === "string" ? value : null;
}

/**
 * Whether a form comes from a page of this server, by `sec-fetch-site` or `origin`, which another
 * site's page cannot forge. False if both headers are missing.
 */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  return site === undefined
    ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
    : site === "same-origin";
}
