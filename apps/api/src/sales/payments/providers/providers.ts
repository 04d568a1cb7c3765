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
  /** Returns the provider with a name, for notifications. */
  byName(name: string): PaymentProvider | null;
  /** Returns the provider with the id that is stored in a payment. */
  of(id: number): PaymentProvider | null;
  /** Returns the provider that collects a payment: the requested one, or the sandbox if no real one has keys. */
  collectorFor(storefront: Storefront, requested: ProviderName): PaymentProvider;
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
  const providers = new Map<string, PaymentProvider>(
    all.map((provider) => [provider.name, provider]),
  );
  return {
    payanyway: moneta,
    byName: (name) => providers.get(name) ?? null,
    of: (id) => providers.get(providerName(id) ?? "") ?? null,
    collectorFor({ paymentSystems: systems }, system) {
      // Do not offer the sandbox on a storefront where another provider takes real money.
      const isPractice = sandbox !== null && !systems.some((name) => providers.has(name));
      if (system === "sandbox" ? !isPractice : !systems.includes(system))
        throw fieldError("provider", "incorrect");
      const provider = providers.get(isPractice ? "sandbox" : system);
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
