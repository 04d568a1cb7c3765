import { ApiClientError, isApiClientError } from "@tropa/api-client/api-client-error";

/**
 * Faults of a call by the names that the form has for its fields: a body is seldom as flat as a form.
 *
 * @param call its name, for logs
 */
export async function withFieldNames<T>(
  call: string,
  work: Promise<T>,
  nameOf: (field: string) => string,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isApiClientError(error) || error.kind !== "http") throw error;
    const validation = Object.fromEntries(
      Object.entries(error.validation).map(([field, messages]) => [nameOf(field), messages]),
    );
    const data = { ...error.data, validation };
    throw new ApiClientError("http", call, { status: error.status, data, cause: error });
  }
}
