import type { CaptchaKind } from "@tropa/api-contract/calls-captcha";
import { captchaProviders, captchaServices } from "@tropa/domain/storefront/captcha-provider";
import type { CaptchaService } from "@tropa/domain/storefront/captcha-provider";
import { z } from "zod";
import { setting } from "./setting.ts";

export type ThirdParty = CaptchaService;
const providers = ["altcha", ...captchaServices] as const;
type CaptchaProvider = (typeof providers)[number];

const key = setting(z.string().max(200).optional());

/** Environment variables for captchas: providers and their keys (docs/product/errors-and-degradation.md#captchas). */
export const captchaSettingsShape = {
  CAPTCHA_PROVIDER: setting(z.enum(captchaProviders).default("altcha")),
  CAPTCHA_KEY: key,
  CAPTCHA_SECRET: key,
  HARD_CAPTCHA_KEY: key,
  HARD_CAPTCHA_SECRET: key,
  INVISIBLE_CAPTCHA_PROVIDER: setting(z.enum(providers).optional()),
  INVISIBLE_CAPTCHA_KEY: key,
  INVISIBLE_CAPTCHA_SECRET: key,
};

type Values = z.output<z.ZodObject<typeof captchaSettingsShape>>;

interface CaptchaKeys {
  provider: CaptchaProvider;
  /** Public key for the provider's widget; null if it needs none. */
  key: string | null;
  secret: string | null;
}

/** Keys by kind of captcha; null if captchas are off. */
export type CaptchaConfig = Record<CaptchaKind, CaptchaKeys> | null;

/** Reads the captcha settings. Harder and invisible captchas without their own keys use those of the plain one. */
export function captchaConfig(values: Values): CaptchaConfig {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_KEY: key, CAPTCHA_SECRET: secret } = values;
  if (provider === "off") return null;
  const invisible = values.INVISIBLE_CAPTCHA_PROVIDER ?? provider;
  const isSame = invisible === provider;
  return {
    captcha: { provider, key: key ?? null, secret: secret ?? null },
    hard_captcha: {
      provider,
      key: values.HARD_CAPTCHA_KEY ?? key ?? null,
      secret: values.HARD_CAPTCHA_SECRET ?? secret ?? null,
    },
    invisible: {
      provider: invisible,
      key: values.INVISIBLE_CAPTCHA_KEY ?? (isSame ? (key ?? null) : null),
      secret: values.INVISIBLE_CAPTCHA_SECRET ?? (isSame ? (secret ?? null) : null),
    },
  };
}

const pairs = ["CAPTCHA", "HARD_CAPTCHA", "INVISIBLE_CAPTCHA"] as const;

/** Returns the names of variables that the chosen providers need but which are not set. */
export function missingCaptchaSettings(values: Values): string[] {
  const { CAPTCHA_PROVIDER: provider, INVISIBLE_CAPTCHA_PROVIDER: invisible = provider } = values;
  const needed = {
    CAPTCHA: isThirdParty(provider),
    HARD_CAPTCHA: false,
    INVISIBLE_CAPTCHA: provider !== "off" && invisible !== provider && isThirdParty(invisible),
  };
  return pairs.flatMap((pair) => {
    const hasKey = values[`${pair}_KEY`] !== undefined;
    const hasSecret = values[`${pair}_SECRET`] !== undefined;
    // Each key has its own secret; setting only one of them is a mistake.
    return [
      ...(!hasKey && (needed[pair] || hasSecret) ? [`${pair}_KEY`] : []),
      ...(!hasSecret && (needed[pair] || hasKey) ? [`${pair}_SECRET`] : []),
    ];
  });
}

const isThirdParty = (provider: string) => captchaServices.some((service) => service === provider);
