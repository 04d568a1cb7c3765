import type { PaymentProvider as ProviderName } from "@tropa/domain/payment";
import { termsOf } from "../booking/storefront.ts";
import type { StorefrontId } from "../booking/storefront.ts";
import { ConfigError } from "../config.ts";
import type { Config } from "../config.ts";
import { ApiError, fieldError } from "../http/api-error.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createSandbox } from "./sandbox-provider.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";

export interface Providers {
  /** The provider that answers for a name, where a notification is addressed to it. */
  named(name: string): PaymentProvider | null;
  /** The provider that collects what a storefront asks of another: its own, or the sandbox where no keys are set. */
  collecting(storefront: StorefrontId, asked: ProviderName): PaymentProvider;
  sandbox: SandboxProvider;
}

/**
 * The providers that the configuration allows. Throws ConfigError in production without an explicit
 * `ALLOW_SANDBOX_PAYMENTS=1`: a shop that seems to sell and collects nothing must not start by oversight.
 */
export function createProviders(config: Config): Providers {
  if (config.isProduction && !config.allowSandboxPayments) {
    throw new ConfigError(
      "ALLOW_SANDBOX_PAYMENTS: no payment provider has keys, and the sandbox needs 1 when NODE_ENV=production",
    );
  }
  const sandbox = createSandbox(config);
  const withKeys = new Map<string, PaymentProvider>([[sandbox.name, sandbox]]);
  return {
    sandbox,
    named: (name) => withKeys.get(name) ?? null,
    collecting(storefront, asked) {
      const isOffered = asked === "sandbox" || termsOf(storefront).paymentSystems.includes(asked);
      if (!isOffered) throw fieldError("provider", "incorrect");
      const provider = withKeys.get(asked) ?? withKeys.get("sandbox");
      if (!provider) throw new ApiError("unavailable");
      return provider;
    },
  };
}
