import { providerName } from "@tropa/domain/sales/payment";
import type { PaymentProvider as ProviderName } from "@tropa/domain/sales/payment";
import type { Storefront } from "../../../platform/storefronts/storefront.ts";
import { ConfigError } from "../../../config/setting.ts";
import type { Config } from "../../../config/config.ts";
import { ApiError, fieldError } from "../../../platform/errors/api-error.ts";
import { createPayanyway } from "./payanyway/payanyway-provider.ts";
import type { PayanywayProvider } from "./payanyway/payanyway-provider.ts";
import type { PaymentProvider } from "./base/payment-provider.ts";
import { createSandbox } from "./sandbox-provider.ts";
import { createStripe } from "./stripe-provider.ts";
import { createTinkoff } from "./tinkoff/tinkoff-provider.ts";

export interface Providers {
  /** The provider with a name, for notifications. */
  named(name: string): PaymentProvider | null;
  /** The provider with the id stored in a payment. */
  of(id: number): PaymentProvider | null;
  /** The provider to use for a storefront's choice; the practice bank if none of the storefront's own has keys. */
  collecting(storefront: Storefront, asked: ProviderName): PaymentProvider;
  payanyway: PayanywayProvider | null;
}

/**
 * Creates the providers that have keys. Throws ConfigError in production without any: a shop that cannot collect money
 * must not start by oversight.
 */
export function createProviders(config: Config): Providers {
  const { tinkoff, payanyway, stripe, sandbox, timeoutMs } = config.payments;
  const moneta = payanyway && createPayanyway(payanyway, timeoutMs);
  const all = [
    tinkoff && createTinkoff(tinkoff, timeoutMs),
    moneta,
    stripe && createStripe(stripe, timeoutMs),
    sandbox && createSandbox(sandbox),
  ].filter((provider) => provider !== null);
  if (all.length === 0 && config.isProduction) {
    throw new ConfigError(
      "no payment provider has keys: with NODE_ENV=production one has to, be it the sandbox's (SANDBOX_BANK_URL)",
    );
  }
  const byName = new Map<string, PaymentProvider>(all.map((provider) => [provider.name, provider]));
  return {
    payanyway: moneta,
    named: (name) => byName.get(name) ?? null,
    of: (id) => byName.get(providerName(id) ?? "") ?? null,
    collecting({ paymentSystems: systems }, system) {
      // Do not offer the sandbox on a storefront where another provider takes real money.
      const isPractice = sandbox !== null && !systems.some((name) => byName.has(name));
      if (system === "sandbox" ? !isPractice : !systems.includes(system))
        throw fieldError("provider", "incorrect");
      const provider = byName.get(isPractice ? "sandbox" : system);
      if (!provider) throw new ApiError("unavailable");
      return provider;
    },
  };
}

const providersByConfig = new WeakMap<Config, Providers>();

/** Returns the providers of a configuration, created once. */
export function providersOf(config: Config): Providers {
  let providers = providersByConfig.get(config);
  if (!providers) {
    providers = createProviders(config);
    providersByConfig.set(config, providers);
  }
  return providers;
}
