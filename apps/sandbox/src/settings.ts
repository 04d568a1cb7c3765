import type { BankSettings } from "./bank/bank-routes.ts";
import type { IdentitySettings } from "./identity/identity-routes.ts";
import type { MessengerSettings } from "./messenger/messenger-routes.ts";
import type { TelephoneSettings } from "./telephone/telephone-routes.ts";

/** Settings from the environment, under the same names as the API's (.env.example). */
export interface SandboxSettings {
  /** Null for services that the API does not use. */
  bank: BankSettings | null;
  identity: IdentitySettings | null;
  messenger: MessengerSettings | null;
  telephone: TelephoneSettings | null;
}

export function readSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const apiUrl = (environment.API_URL || "http://localhost:4000").replace(/\/$/, "");
  const { SANDBOX_BANK_SECRET: bankSecret } = environment;
  const { SUMSUB_APP_TOKEN: appToken, SUMSUB_WEBHOOK_SECRET: webhookSecret } = environment;
  const { CALL_GATEWAY_SECRET: callSecret, CALL_NUMBERS: numbers = "" } = environment;
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: messengerSecret } = environment;
  return {
    bank: bankSecret ? { apiUrl, bankSecret } : null,
    identity: appToken && webhookSecret ? { apiUrl, appToken, webhookSecret } : null,
    messenger: token && messengerSecret ? { apiUrl, token, webhookSecret: messengerSecret } : null,
    telephone: callSecret ? { apiUrl, callSecret, number: /\+\d+/.exec(numbers)?.[0] ?? "" } : null,
  };
}
