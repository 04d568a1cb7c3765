import { ApiClientError } from "@tropa/api-client/api-client-error";

/** What a call was refused with; throws where it went through or failed otherwise. */
export async function refusal(call: Promise<unknown>): Promise<ApiClientError> {
  const outcome: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiClientError) return outcome;
  throw new Error("it was not refused", { cause: outcome });
}

export const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
