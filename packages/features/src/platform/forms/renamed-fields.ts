import { ApiClientError, isApiClientError } from "@tropa/api-client/api-client-error";

/**
 * Renames the fields in a call's validation errors to those of the form, whose shape may differ from the body's.
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
