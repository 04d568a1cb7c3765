import { isApiClientError } from "./api-client-error.ts";

/**
 * What a failed load stands back for: the failure is logged and the page carries on with `fallback`
 * (docs/product/errors-and-degradation.md#degradation). A load that was given up is not one that failed: it throws.
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
