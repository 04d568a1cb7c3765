import { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import { ApiClientError } from "./api-client-error.ts";

/**
 * Converts transport failures to ApiClientError; other errors are bugs and are returned unchanged.
 */
export function asClientError(
  error: unknown,
  call: string,
  signal: AbortSignal | undefined,
): unknown {
  if (signal?.aborted) return new ApiClientError("aborted", call, { cause: error });
  if (isHTTPError(error)) return asHttpError(call, error);
  if (isTimeoutError(error)) return new ApiClientError("timeout", call, { cause: error });
  // If a connection breaks during the body, `fetch` throws a plain TypeError.
  if (isNetworkError(error) || error instanceof TypeError)
    return new ApiClientError("network", call, { cause: error });
  return error;
}

/** Wraps an HTTP error, with its status and data. */
export function asHttpError(
  call: string,
  error: { response: Response; data?: unknown },
): ApiClientError {
  return new ApiClientError("http", call, {
    status: error.response.status,
    data: error.data,
    cause: error,
  });
}

/** Waits for work shared with other callers: aborting stops the wait, not the work. */
export function orAborted<T>(
  work: Promise<T>,
  call: string,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiClientError("aborted", call, { cause: signal.reason }));
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
