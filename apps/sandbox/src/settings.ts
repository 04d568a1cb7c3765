import type { BankSettings } from "./bank/bank-routes.ts";

/** What the sandbox is told by its environment; what it shares with the API has the API's names (.env.example). */
export interface SandboxSettings extends BankSettings {
  port: number;
}

/** Throws for a setting that is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): SandboxSettings {
  const needed = (name: string) => {
    const value = environment[name];
    if (!value) throw new Error(`${name}: needed`);
    return value;
  };
  return {
    port: Number(environment.PORT_SANDBOX || 4001),
    apiUrl: needed("API_URL").replace(/\/$/, ""),
    bankSecret: needed("SANDBOX_BANK_SECRET"),
  };
}
