import { providerName } from "@tropa/domain/sales/payment";
import type { PaymentProvider as ProviderName } from "@tropa/domain/sales/payment";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import { ConfigError } from "../../config/setting.ts";
import type { Config } from "../../config/config.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { createPayanyway } from "./providers/payanyway/payanyway-provider.ts";
import type { PayanywayProvider } from "./providers/payanyway/payanyway-provider.ts";
import type { PaymentProvider } from "./providers/payment-provider.ts";
import { createSandbox } from "./providers/sandbox-provider.ts";
import type { SandboxProvider } from "./providers/sandbox-provider.ts";
import { createStripe } from "./providers/stripe-provider.ts";
import { createTinkoff } from "./providers/tinkoff/tinkoff-provider.ts";

export interface Providers {
  /** The provider that answers for a name, where a notification is addressed to it. */
  named(name: string): PaymentProvider | null;
  /** The same by the id that a payment keeps. */
  of(id: number): PaymentProvider | null;
  /** The provider that collects what a storefront asks of another: its own, or the sandbox where no keys are set. */
  collecting(storefront: Storefront, asked: ProviderName): PaymentProvider;
  sandbox: SandboxProvider;
  /** Whether the sandbox's page may be opened at all. */
  isSandboxOpen: boolean;
  payanyway: PayanywayProvider | null;
}

/**
 * The providers that the configuration allows. Throws ConfigError in production where none has keys, without an
 * explicit `ALLOW_SANDBOX_PAYMENTS=1`: a shop that seems to sell and collects nothing must not start by oversight.
 */
export function createProviders(config: Config): Providers {
  const { tinkoff, payanyway, stripe, timeoutMs } = config.payments;
  const sandbox = createSandbox(config);
  const isSandboxOpen = !config.isProduction || config.allowSandboxPayments;
  const moneta = payanyway && createPayanyway(payanyway, timeoutMs);
  const real = [
    tinkoff && createTinkoff(tinkoff, timeoutMs),
    moneta,
    stripe && createStripe(stripe, timeoutMs),
  ].filter((provider) => provider !== null);
  if (real.length === 0 && !isSandboxOpen) {
    throw new ConfigError(
      "ALLOW_SANDBOX_PAYMENTS: no payment provider has keys, and the sandbox needs 1 when NODE_ENV=production",
    );
  }
  const open = isSandboxOpen ? [...real, sandbox] : real;
  const byName = new Map<string, PaymentProvider>(
    open.map((provider) => [provider.name, provider]),
  );
  return {
    sandbox,
    isSandboxOpen,
    payanyway: moneta,
    named: (name) => byName.get(name) ?? null,
    of: (id) => byName.get(providerName(id) ?? "") ?? null,
    collecting(storefront, system) {
      const { paymentSystems: systems } = storefront;
      // Practice money must not buy a tour where another of the storefront's systems takes real money.
      const isPractice = isSandboxOpen && !systems.some((name) => byName.has(name));
      if (system === "sandbox" ? !isPractice : !systems.includes(system))
        throw fieldError("provider", "incorrect");
      const provider = byName.get(system) ?? (isPractice ? sandbox : null);
      if (!provider) throw new ApiError("unavailable");
      return provider;
    },
  };
}

const providersByConfig = new WeakMap<Config, Providers>();

/** The providers of a configuration, made once. */
export function providersOf(config: Config): Providers {
  let providers = providersByConfig.get(config);
  if (!providers) {
    providers = createProviders(config);
    providersByConfig.set(config, providers);
  }
  return providers;
}
