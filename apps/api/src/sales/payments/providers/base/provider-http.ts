import { ApiError } from "../../../../platform/errors/api-error.ts";

/**
 * The provider is down, slow, or answers what cannot be used. The cause is for the log: it names the call and the
 * provider's code, never what was sent, since that holds keys and people's addresses.
 */
export function providerFailure(call: string, reason: string): ApiError {
  const error = new ApiError("unavailable");
  error.cause = new Error(`${call}: ${reason}`);
  return error;
}

/** Sends JSON and reads JSON back; throws `unavailable` for anything that is not a JSON answer in time. */
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
