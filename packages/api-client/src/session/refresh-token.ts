import ky from "ky";
import type { Options } from "ky";

/** Path of the contract's `refreshTokenCall`, whose schemas are not worth loading for one field. */
const path = "/crm/api/user/refresh-token";

/**
 * Fetches a new access token for the refresh cookie of the page's origin. Throws if there is none.
 */
export async function askForToken(
  root: string,
  headers: Record<string, string>,
  options: Pick<Options, "timeout" | "signal" | "fetch">,
): Promise<string> {
  const answer: unknown = await ky
    .post(`${root}${path}`, { ...options, headers, credentials: "same-origin", retry: 0 })
    .json();
  const token: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, "token") : undefined;
  if (typeof token !== "string" || token === "") throw new TypeError("no token in the answer");
  return token;
}
