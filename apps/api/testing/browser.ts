import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import { createTokenStore } from "@tropa/api-client/session/token-store";
import { authViaCodeCall, sendAuthCodeCall } from "@tropa/api-contract/people/calls-accounts";
import { hashPassword } from "../src/people/passwords/passwords.ts";
import { testStorefronts } from "./fixtures.ts";
import type { Platform } from "./platform.ts";

/** A visitor's browser at a storefront: keeps cookies and the access token and sends the usual headers. */
export class Browser {
  readonly tokens = createTokenStore();
  readonly cookies = new Map<string, string>();
  /** All `Set-Cookie` headers received, oldest first. */
  readonly setCookies: string[] = [];
  /** Additional request headers. */
  headers: Record<string, string> = {};
  readonly storefront: string;
  readonly #platform: Platform;

  constructor(platform: Platform, storefront: string = testStorefronts.speaking("ru").id) {
    this.#platform = platform;
    this.storefront = storefront;
  }

  get client(): ApiClient {
    const {
      locales: [language],
      currencies: [currency],
    } = testStorefronts.of(this.storefront);
    return createApiClient({
      baseUrl: this.#platform.url,
      headers: () => ({ language, localization: this.storefront, currency }),
      tokens: this.tokens,
      fetch: (...request) => this.#fetch(new Request(...request)),
    });
  }

  async #fetch(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set("sec-fetch-site", "same-origin");
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookies !== "") headers.set("cookie", cookies);
    for (const [name, value] of Object.entries(this.headers)) headers.set(name, value);
    const response = await fetch(new Request(request, { headers }));
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string): void {
    this.setCookies.push(cookie);
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/; Max-Age=0(;|$)/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }

  /** The current refresh token. */
  get refreshToken(): string | undefined {
    return this.cookies.get(`tropa-${this.storefront}`);
  }
}

/** Signs in by a code. */
export async function signUp(platform: Platform, browser: Browser, login: string) {
  await browser.client.call(sendAuthCodeCall, { body: { login } });
  const code = await sentCode(platform, login);
  const answer = await browser.client.call(authViaCodeCall, { body: { login, code } });
  browser.tokens.set(answer.token);
  return answer;
}

let contacts = 0;
/** An unused contact. */
export const newEmail = () => `person${(contacts += 1)}@example.org`;
export const newPhone = () => `+7903000${String((contacts += 1)).padStart(4, "0")}`;

/**
 * Gives an account a password.
 *
 * @param rights Further columns as SQL, starting with a comma.
 */
export async function givePassword(
  platform: Platform,
  id: number,
  password: string,
  rights = "",
): Promise<void> {
  await platform.rows(
    `UPDATE account SET password_hash = $2 ${rights} WHERE id = $1`,
    id,
    await hashPassword(password),
  );
}

/** The latest code sent to a contact. */
export async function sentCode(platform: Platform, recipient: string): Promise<string> {
  const [message] = await platform.rows<{ body: string }>(
    "SELECT body FROM outbox WHERE recipient = $1 AND kind IN ('codeLetter', 'codeText') ORDER BY id DESC LIMIT 1",
    recipient,
  );
  return /\d{6}/.exec(message?.body ?? "")?.[0] ?? "";
}

/** Ends the countdown that delays the next code. */
export async function endCountdown(platform: Platform): Promise<void> {
  await platform.rows("UPDATE contact_code SET sent_at = sent_at - interval '61 seconds'");
}
