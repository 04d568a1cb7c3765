import { isApiClientError } from "./api-client-error.ts";

/**
 * Resolves to `fallback` if the load fails, and logs the failure, so that the page carries on
 * (docs/product/errors-and-degradation.md#degradation). An aborted load is not a failure: it throws.
 */
export async function withDefault<T, Fallback>(
  work: Promise<T>,
  fallback: Fallback,
  log: (error: unknown) => void,
): Promise<T | Fallback> {
  try {
    return await work;
  } catch (error) {
    if (isApiClientError(error) && error.kind === "aborted") throw error;
    log(error);
    return fallback;
  }
}
