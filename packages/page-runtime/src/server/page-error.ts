import { ApiClientError } from "@tropa/api-client/api-client-error";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { data } from "react-router";

/** Data of an error page besides its status (docs/product/errors-and-degradation.md#error-data). */
export interface PageErrorData {
  reason: string | null;
  similar_tours: TourCard[];
  similar_destinations: { name: string; slug: string }[];
  /** Masked contacts of the page's owner; empty if the API sends none. */
  legit_user: string[];
  /** The API considers the visitor a bot, which gets no rendered error page. */
  is_bot: boolean;
}

const list = <T>(value: unknown) => (Array.isArray(value) ? (value as T[]) : []);
const errorData = (
  reason: string | null,
  answer: Readonly<Record<string, unknown>> = {},
): PageErrorData => ({
  reason,
  similar_tours: list(answer.similar_tours),
  similar_destinations: list(answer.similar_destinations),
  legit_user: [answer.legit_user_phone, answer.legit_user_email].filter(
    (contact) => typeof contact === "string",
  ),
  is_bot: answer.is_bot === true,
});

const knownStatuses = new Set([401, 403, 404, 410, 503]);

/**
 * Converts a failed API call to what a loader throws: the page's status and data. Network failures
 * become 503: only an answer that says so becomes "not found".
 */
function pageError(error: unknown): unknown {
  if (!(error instanceof ApiClientError)) return error;
  if (error.kind === "network" || error.kind === "timeout")
    return data(errorData(null), { status: 503 });
  if (error.kind !== "http") return error;
  const status = error.status === 429 ? 503 : error.status;
  // The API rejects a parameter of the address, so no such page exists.
  if (status === 400 || status === 422) return notFound();
  if (!knownStatuses.has(status)) return error;
  return data(errorData(error.code, error.data), { status });
}

/** Creates the error of a page that does not exist, for a loader to throw. */
export function notFound() {
  return data(errorData("not_found"), { status: 404 });
}

/**
 * Like `pageError`, for a screen that fetches in the browser: returns the value that the error page
 * expects.
 */
export function renderedPageError(error: unknown): unknown {
  const page = pageError(error);
  if (!(page instanceof Object && "init" in page && "data" in page)) return page;
  const { status } = (page.init as ResponseInit | null) ?? {};
  // The shape of the router's own `ErrorResponse`.
  return { status: status ?? 500, statusText: "", internal: false, data: page.data };
}

/** Awaits a loader's work and throws failed calls as page errors. */
export async function orPageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw pageError(error);
  }
}
