import { ApiClientError } from "@tropa/api-client/api-client-error";
import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { data } from "react-router";

/** What an error page knows beside its status (docs/product/errors-and-degradation.md#error-data). */
export interface PageErrorData {
  reason: string | null;
  similar_tours: TourCard[];
  similar_destinations: { name: string; slug: string }[];
  /** Masked contacts of whom the page belongs to; empty where the API names none. */
  legit_user: string[];
  /** The API takes whoever asks for a bot, which gets no page of the error. */
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
 * What a loader throws for a failed call: the page's status and data. An outage stays an outage:
 * only an answer that says so becomes "not found".
 */
function pageError(error: unknown): unknown {
  if (!(error instanceof ApiClientError)) return error;
  if (error.kind === "network" || error.kind === "timeout")
    return data(errorData(null), { status: 503 });
  if (error.kind !== "http") return error;
  const status = error.status === 429 ? 503 : error.status;
  // A parameter that the call refuses names nothing: the page does not exist.
  if (status === 400 || status === 422) return notFound();
  if (!knownStatuses.has(status)) return error;
  return data(errorData(error.code, error.data), { status });
}

export function notFound() {
  return data(errorData("not_found"), { status: 404 });
}

/** The same for a screen that asks in the browser: what the page of the error takes. */
export function renderedPageError(error: unknown): unknown {
  const page = pageError(error);
  if (!(page instanceof Object && "init" in page && "data" in page)) return page;
  const { status } = (page.init as ResponseInit | null) ?? {};
  // As the router hands over the answer of a loader.
  return { status: status ?? 500, statusText: "", internal: false, data: page.data };
}

/** Runs a loader's work, turning failed calls into the pages that they mean. */
export async function orPageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw pageError(error);
  }
}
