import { ApiClientError } from "@tropa/api-client/api-client-error";

/** The error with which a call was refused; throws if it succeeded or failed otherwise. */
export async function refusal(call: Promise<unknown>): Promise<ApiClientError> {
  const outcome: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiClientError) return outcome;
  throw new Error("it was not refused", { cause: outcome });
}

export const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
