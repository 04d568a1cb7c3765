import { ApiError } from "../../../../platform/errors/api-error.ts";

/**
 * Creates the `unavailable` error for a provider that is down, slow or answers nonsense. Its cause, for the log, names
 * the call and the provider's code, never the request, which holds keys and personal data.
 */
export function providerFailure(call: string, reason: string): ApiError {
  const error = new ApiError("unavailable");
  error.cause = new Error(`${call}: ${reason}`);
  return error;
}

/** Posts JSON. Throws `unavailable` unless a JSON answer arrives in time. */
export async function postJson(
  call: string,
  url: string,
  body: unknown,
  timeoutMs: number,
): Promise<unknown> {
  let status = 0;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    ({ status } = response);
    return await response.json();
  } catch (error) {
    const reason = error instanceof Error ? error.name : "failed";
    throw providerFailure(call, status === 0 ? reason : `status ${status}, ${reason}`);
  }
}
