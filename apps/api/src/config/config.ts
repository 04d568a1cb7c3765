import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { holdSeconds } from "@tropa/domain/sales/booking-status";
import { z } from "zod";
import { captchaConfig, captchaSettingsShape, missingCaptchaSettings } from "./captcha-settings.ts";
import type { CaptchaConfig } from "./captcha-settings.ts";
import {
  missingPaymentSettings,
  paymentSettingsShape,
  readPaymentSettings,
} from "./payment-settings.ts";
import type { PaymentSettings } from "./payment-settings.ts";
import { fileSettings, s3Config } from "./file-settings.ts";
import { callConfig, callSettings } from "./call-settings.ts";
import type { CallConfig } from "./call-settings.ts";
import { gatewayConfig, gatewaySettings } from "./gateway-settings.ts";
import type { GatewayConfig } from "./gateway-settings.ts";
import { messengerConfig, messengerSettings } from "./messenger-settings.ts";
import type { MessengerConfig } from "./messenger-settings.ts";
import { payerConfig, payerSettings } from "./payer-settings.ts";
import type { PayerConfig } from "./payer-settings.ts";
import { missingPushSettings, pushConfig, pushSettings } from "./push-settings.ts";
import type { PushConfig } from "./push-settings.ts";
import { ConfigError, setting } from "./setting.ts";
import {
  missingVerificationSettings,
  verificationConfig,
  verificationSettings,
} from "./verification-settings.ts";
import type { VerificationConfig } from "./verification-settings.ts";
import type { Storefronts } from "../platform/storefronts/storefronts.ts";
import { contentConfig, contentSettingsShape, indexNowConfig } from "./content-settings.ts";
import type { ContentConfig, IndexNowConfig } from "./content-settings.ts";

const megabyte = 1024 * 1024;
const port = z.coerce.number().int().min(0).max(65_535);

/** Settings of the API, from the environment; see `.env.example`. */
const schema = z.object({
  PORT_API: setting(port.default(4000)),
  DATA_DIR: setting(z.string().default(".data")),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_READ_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200).default(10)),
  PUBLIC_API_URL: setting(z.url().optional()),
  DEMO: setting(z.string().optional()),
  DEMO_TOURS: setting(z.coerce.number().int().min(0).max(1_000_000).default(1200)),
  DEMO_SEED: setting(z.string().default("tropa")),
  RATE_LIMIT: setting(z.coerce.number().int().min(1).default(120)),
  RATE_LIMIT_READS: setting(z.coerce.number().int().min(1).default(3000)),
  DRAIN_SECONDS: setting(z.coerce.number().min(0).max(300).optional()),
  SHUTDOWN_SECONDS: setting(z.coerce.number().min(0).max(300).default(2.8)),
  PICTURE_CACHE_MB: setting(z.coerce.number().int().min(16).default(1024)),
  PROGRAM_CACHE_MB: setting(z.coerce.number().int().min(16).default(256)),
  WEBSOCKET_URL: setting(z.url({ protocol: /^wss?$/ }).optional()),
  SOCKETS_PER_ADDRESS: setting(z.coerce.number().int().min(1).default(50)),
  UNVERIFIED_ORDERS_OF_ADDRESS: setting(z.coerce.number().int().min(1).default(20)),
  UNVERIFIED_ORDERS_OF_EMAIL: setting(z.coerce.number().int().min(1).default(5)),
  UNVERIFIED_SEATS_PERCENT: setting(z.coerce.number().int().min(1).max(100).default(50)),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((item) => item.trim())
          .filter(Boolean),
      ),
  ),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/ }).optional()),
  JOBS: setting(z.enum(["0", "1"]).default("1")),
  RATES_URL: setting(z.url().optional()),
  WEATHER_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  TRANSLATION_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  TRANSLATION_KEY: setting(z.string().max(500).optional()),
  STAFF_EMAIL: setting(z.email().default("help@tropa.example")),
  ...gatewaySettings,
  ...messengerSettings,
  ...pushSettings,
  ...callSettings,
  ...payerSettings,
  ...fileSettings,
  SIGNING_KEY: setting(z.string().min(16).optional()),
  ARRIVAL_KEY: setting(
    z
      .string()
      .regex(/^[\da-f]{64}$/)
      .optional(),
  ),
  PAYMENT_WINDOW_HOURS: setting(
    z.coerce
      .number()
      .int()
      .min(1)
      .max(72)
      .default(holdSeconds.afterAnswer / 3600),
  ),
  ...paymentSettingsShape,
  ...captchaSettingsShape,
  ...contentSettingsShape,
  ...verificationSettings,
  LOG_LEVEL: setting(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn")),
  NODE_ENV: setting(z.string().default("development")),
});

/** Settings read from environment variables. */
export interface Settings {
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A streaming replica for reads of the catalogue; optional. */
  databaseReadUrl: string | undefined;
  databasePool: number;
  publicUrl: string;
  /** Demonstration data: the module that provides data and pictures, or null; number of tours; random seed. */
  demo: { module: string | null; tours: number; seed: string };
  /** Requests a minute of one address and of one account, for calls that change data and for those that read. */
  rateLimits: { changes: number; reads: number };
  /** How long the process accepts requests after a signal to stop, ms. */
  drainMs: number;
  /** How long closing may take after `drainMs` before the process exits anyway, ms. */
  shutdownMs: number;
  /** Size limits in bytes of caches for generated files, which can be generated again. */
  caches: { pictures: number; programmes: number };
  /** URL of the websocket for browsers; null for `/ws` on the storefront's own origin. */
  websocketUrl: string | null;
  /** Maximum number of anonymous websockets that one network may open on one process. */
  socketsPerAddress: number;
  /** Limits without a confirmed contact: orders a day by IP address and by e-mail, share of a departure's seats. */
  unverifiedOrders: { address: number; email: number; seatsPercent: number };
  /** Addresses or networks whose `X-Forwarded-For` is trusted, besides those of this machine. */
  trustedProxies: readonly string[];
  /** Redis that shares rate limits and events between processes; optional. */
  redisUrl: string | undefined;
  /** Whether this process runs background jobs. */
  runsJobs: boolean;
  /** Source of exchange rates, read once a day. */
  ratesUrl: string | undefined;
  /** Source of weather forecasts; without it pages show only the usual weather. */
  weatherUrl: string | undefined;
  /** Service that translates tours' texts; null if there is none. */
  translation: { url: string; key: string | undefined } | null;
  /** E-mail address of the team, which receives complaints, requests and applications. */
  staffEmail: string;
  gateways: GatewayConfig;
  messengers: MessengerConfig;
  push: PushConfig;
  calls: CallConfig;
  /** Whose accounts organizers are paid from. */
  payer: PayerConfig;
  /** Null to store files in a folder of `dataDir`. */
  s3: ReturnType<typeof s3Config>;
  signingKey: string;
  /** Seed of the key that signs QR codes, hex; null to derive it from the signing key. */
  arrivalKey: string | null;
  /** False if `signingKey` is random; `sharedConfig` then replaces it with one that all processes share. */
  hasOwnSigningKey: boolean;
  isProduction: boolean;
  /** How long seats are held for payment after the organizer has confirmed the booking. */
  paymentWindowSeconds: number;
  payments: PaymentSettings;
  captcha: CaptchaConfig;
  content: ContentConfig;
  indexNow: IndexNowConfig;
  /** Identity provider; null if none is configured. */
  verification: VerificationConfig;
  logLevel: string;
}

/** The settings together with the storefronts served. */
export interface Config extends Settings {
  storefronts: Storefronts;
}

function parse<Values>(shape: z.ZodType<Values>, environment: NodeJS.ProcessEnv): Values {
  const parsed = shape.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`wrong settings — ${faults.join("; ")}`);
}

/** Reads where the database is, for commands that need no other setting. */
export function readDatabaseSettings(
  environment: NodeJS.ProcessEnv,
): Pick<Settings, "databaseUrl" | "dataDir"> {
  const values = parse(schema.pick({ DATA_DIR: true, DATABASE_URL: true }), environment);
  return { databaseUrl: values.DATABASE_URL, dataDir: resolve(values.DATA_DIR) };
}

/** Reads and checks the settings. Throws a ConfigError that names every wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = parse(schema, environment);
  const isProduction = values.NODE_ENV === "production";
  if (isProduction && !values.SIGNING_KEY)
    throw new ConfigError("SIGNING_KEY: needed when NODE_ENV=production");
  const missing = [
    ...missingPaymentSettings(values),
    ...missingCaptchaSettings(values),
    ...missingVerificationSettings(values),
    ...missingPushSettings(values),
  ];
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(", ")}: needed beside the provider's other keys`);
  const publicUrl = (values.PUBLIC_API_URL ?? `http://localhost:${values.PORT_API}`).replace(
    /\/$/,
    "",
  );
  return {
    port: values.PORT_API,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePool: values.DATABASE_POOL,
    publicUrl,
    demo: { module: values.DEMO ?? null, tours: values.DEMO_TOURS, seed: values.DEMO_SEED },
    rateLimits: { changes: values.RATE_LIMIT, reads: values.RATE_LIMIT_READS },
    shutdownMs: 1000 * values.SHUTDOWN_SECONDS,
    drainMs: 1000 * (values.DRAIN_SECONDS ?? (isProduction ? 5 : 1)),
    caches: {
      pictures: values.PICTURE_CACHE_MB * megabyte,
      programmes: values.PROGRAM_CACHE_MB * megabyte,
    },
    websocketUrl: values.WEBSOCKET_URL ?? null,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    unverifiedOrders: {
      address: values.UNVERIFIED_ORDERS_OF_ADDRESS,
      email: values.UNVERIFIED_ORDERS_OF_EMAIL,
      seatsPercent: values.UNVERIFIED_SEATS_PERCENT,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    runsJobs: values.JOBS === "1",
    ratesUrl: values.RATES_URL,
    weatherUrl: values.WEATHER_URL,
    translation:
      values.TRANSLATION_URL === undefined
        ? null
        : { url: values.TRANSLATION_URL, key: values.TRANSLATION_KEY },
    staffEmail: values.STAFF_EMAIL,
    gateways: gatewayConfig(values),
    messengers: messengerConfig(values),
    push: pushConfig(values, isProduction),
    calls: callConfig(values),
    payer: payerConfig(values, isProduction),
    s3: s3Config(values),
    hasOwnSigningKey: values.SIGNING_KEY !== undefined,
    signingKey: values.SIGNING_KEY ?? randomBytes(32).toString("hex"),
    arrivalKey: values.ARRIVAL_KEY ?? null,
    isProduction,
    paymentWindowSeconds: values.PAYMENT_WINDOW_HOURS * 3600,
    payments: readPaymentSettings(values),
    captcha: captchaConfig(values),
    content: contentConfig(values),
    indexNow: indexNowConfig(values),
    verification: verificationConfig(values),
    logLevel: values.LOG_LEVEL,
  };
}
