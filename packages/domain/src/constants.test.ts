import {
  accommodationKinds,
  comfortLevels,
  difficulties,
} from "./discovery/tour-fields/field-values.ts";
import { describe, expect, it } from "vitest";
import { bookingStatuses } from "./sales/booking-status.ts";
import { sendStatuses } from "./conversation/chat-message.ts";
import { codeChannels } from "./people/code-channel.ts";
import { contractOutcomes } from "./organizers/contract-outcome.ts";
import {
  discountFormats,
  discountTypes,
  minimumShownDiscountPercent,
} from "./discovery/discount.ts";
import * as ui from "./interface-constants.ts";
import { LISTS } from "./text/lists.ts";
import { currencies, priceCeilings } from "./money.ts";
import { legalForms, sellerKinds } from "./organizers/organizer-kinds.ts";
import {
  paymentKinds,
  paymentMethods,
  paymentProviders,
  paymentStatuses,
} from "./sales/payment.ts";
import { oneAdult } from "./sales/party/party.ts";
import * as ofPages from "./page-constants.ts";
import * as filter from "./discovery/search-filter.ts";
import { timeZones } from "./time/time-zones.ts";
import { mainAuthMethods } from "./people/login-flow.ts";
import { ADULT_AGE } from "./sales/party/party.ts";
import { shareButtons } from "./storefront/variant-config.ts";
import { documentChecks } from "./organizers/verification.ts";
import { videoHosts } from "./media/video-host.ts";

/** The values that other clients and pages of `docs/product` count on, written a second time: a change of one is seen here. */
type Row = readonly [item: string, actual: unknown, documented: unknown];

const ceilings = (kind: "total" | "perDay" | "step") =>
  (["EUR", "USD", "RUB", "CNY", "BYN", "KZT"] as const).map((code) => priceCeilings[code][kind]);
const seconds = ofPages.COOKIE_MAX_AGE_SECONDS;
const day = 86_400;

const prices: Row[] = [
  ["currencies", currencies.toSorted(), ["BYN", "CNY", "EUR", "KZT", "RUB", "USD"]],
  [
    "ceilings of the total price",
    ceilings("total"),
    [5000, 5000, 200_000, 20_000, 10_000, 1_000_000],
  ],
  ["ceilings of the price per day", ceilings("perDay"), [500, 500, 20_000, 2000, 1000, 100_000]],
  ["steps of the price filters", ceilings("step"), [50, 50, 1000, 200, 100, 5000]],
  ["filter: price", filter.MAX_PRICE, 200_000],
  ["filter: price per day", filter.MAX_PRICE_PER_DAY, 30_000],
  ["filter: days", filter.MAX_DAYS, 20],
  ["filter: comfort levels", comfortLevels.length, 5],
  ["filter: difficulty", difficulties, [1, 2, 3, 4]],
  ["filter: age from which a traveller counts as an adult", ADULT_AGE, 18],
  ["filter: range unit", priceCeilings.RUB.step, 1000],
  ["minimum discount shown", minimumShownDiscountPercent, 2],
  ["sorts", filter.tourSorts, ["default", "price", "-price"]],
];

const lists: Row[] = [
  [
    "list lengths",
    LISTS,
    { chatsPerCall: 20, blogPostsPerPage: 20, similarPosts: 3, completionPhrases: 5 },
  ],
  ["default party", oneAdult, { adults: 1, childAges: [] }],
];

const times: Row[] = [
  ["code resend", ofPages.TIMES.codeResendSeconds, 60],
  ["price conversion cache", ofPages.TIMES.priceConversionCacheSeconds, 60],
  ["locale message cache", ofPages.TIMES.localeMessageCacheSeconds, 24 * 3600],
  ["locale cookie", seconds.locale, 365 * day],
  ["country cookie", seconds.country, 15_552_000],
  ["last-request cookie", seconds.lastRequest, 180 * day],
  ["subscriber cookie", seconds.subscriber, 180 * day],
  ["cookie-notice cookie", seconds.cookieNotice, 180 * day],
  ["currency cookie", seconds.currency, 365 * day],
  ["UTM cookies", seconds.utm, 3 * day],
  ["tour-variant id cookie", seconds.tourVariantId, 86_400],
  ["chunk-error reload guard", ofPages.TIMES.chunkErrorReloadGuardMs, 10_000],
  ["activity ping throttle", ofPages.TIMES.activityPingThrottleMs, 30_000],
  ["tab alternation", ofPages.TIMES.tabAlternationMs, 1000],
  ["city search debounce", ofPages.TIMES.citySearchDebounceMs, 200],
  ["scroll button", ui.SCROLL_TO_TOP, { afterWindows: 3, throttleMs: 300 }],
  ["analytics idle timeout", ofPages.TIMES.analyticsIdleTimeoutMs, 6000],
  ["toast", ui.TOAST.closeDelayMs, 7000],
  ["scroll-spy", ui.SCROLL_SPY, { throttleMs: 500, scrollDurationMs: 400, scrollMaxMs: 500 }],
  [
    "loading bar",
    ofPages.LOADING_BAR,
    { throttleMs: 200, durationMs: 2000, hideDelayMs: 500, resetDelayMs: 400 },
  ],
];

const widgets: Row[] = [
  ["rating", ui.RATING, { levels: ["terrible", "poor", "fair", "good", "excellent"], max: 5 }],
  ["short rating", ui.SHORT_RATING.max, 4],
  ["code input", ui.CODE_INPUT.length, 5],
  ["phone", ui.PHONE, { maxLength: 18, minDigits: 9 }],
  [
    "modal",
    ui.MODAL,
    {
      widthPx: 500,
      internationalWidthPx: 489,
      successWidthPx: 480,
      completeRequestWidthPx: 1060,
      closeAnimationMs: 300,
    },
  ],
  ["drawer", ui.DRAWER.widthPx, 500],
  ["dropdown", ofPages.DROPDOWN, { closeDelayMs: 300, offsetPx: 12, selectOffsetPx: 8 }],
  ["collapse", ui.COLLAPSE.durationMs, 200],
  ["breakpoints", ui.BREAKPOINTS_PX, { sm: 576, md: 992, lg: 1200, xl: 1600, xxl: 2000 }],
  ["avatar", ui.AVATAR, { sizePx: 48, colours: 5 }],
  ["textarea", ui.TEXTAREA, { rows: 2, autosize: true }],
  ["default locale", ui.DEFAULT_LOCALE, "en-US"],
  [
    "slider",
    ui.SLIDER,
    {
      speedMs: 300,
      touchThresholdPx: 5,
      longSwipeRatio: 0.5,
      longSwipeMs: 300,
      resistanceRatio: 0.85,
    },
  ],
  ["range", ui.RANGE, { min: 0, max: 100, step: 1 }],
  ["gallery", ui.GALLERY, { swipeThresholdPx: 100, doubleTapMs: 300, zoomFactor: 2 }],
  ["pagination", ui.PAGINATION, { pagesBeforeCollapse: 7, neighbours: 3, firstPage: 1 }],
  ["tile gallery", ui.TILE_GALLERY, { limit: 6, gapDesktopPx: 4, gapMobilePx: 8 }],
  ["truncate", ui.TRUNCATE, { heightPx: 120, thresholdPx: 24, durationMs: 300 }],
  [
    "photo previews",
    ui.PHOTO_PREVIEW,
    { count: 3, widthPx: 185, heightPx: 122, narrowWidthPx: 150, narrowHeightPx: 95 },
  ],
  ["mask", ui.MASK.asterisks, 8],
  [
    "image sizes",
    [...ofPages.IMAGE_SIZES.tall, ...ofPages.IMAGE_SIZES.wide, ...ofPages.IMAGE_SIZES.tile],
    ["374x500", "748x1000", "1200x00", "250x300", "500x600"],
  ],
  ["time zones", timeZones.length, 27],
  [
    "first and last time zone",
    [timeZones.at(0)?.name, timeZones.at(-1)?.name],
    ["MSK-15", "MSK+11"],
  ],
];

const enumerations: Row[] = [
  [
    "booking statuses",
    bookingStatuses,
    {
      pendingConfirm: 1,
      pendingPrepayment: 2,
      madePrepayment: 3,
      tourComplete: 4,
      canceledByTourist: 5,
      canceledByAuthor: 6,
      canceledBySystem: 7,
      canceledByAdmin: 8,
    },
  ],
  ["payment statuses", paymentStatuses, { new: 1, payed: 2, canceled: 3 }],
  [
    "contract outcomes",
    contractOutcomes,
    { concludedAndPrepaid: 1, terminatedAfterPayment: 2, noPaymentsReceived: 3 },
  ],
  ["document checks", documentChecks, { notPerformed: 0, success: 1, failed: 2, inProgress: 3 }],
  ["send statuses", sendStatuses, { waiting: 0, loading: 1, failed: 2, success: 3 }],
  [
    "code delivery channels",
    codeChannels,
    [
      "telegram",
      "telegram_with_phone_request",
      "vk",
      "vk_via_sms_service",
      "whatsapp",
      "whatsapp_paid",
      "sms",
      "email",
    ],
  ],
  [
    "seller kinds",
    sellerKinds,
    ["marketplace", "direct_sales", "agent", "own", "third_party_agent"],
  ],
  ["payment types", paymentKinds, ["prepayment", "payment", "full"]],
  ["payment methods", paymentMethods, ["sbp", "card"]],
  ["payment provider ids", Object.values(paymentProviders).map(({ id }) => id), [2, 3, 4, 5]],
  [
    "legal forms",
    legalForms,
    ["natural_person", "individual_entrepreneur", "legal_entity", "self_employed"],
  ],
  [
    "pricing rule kinds",
    discountTypes,
    ["early_booking_dates", "early_booking_days", "seasonal", "on_tour_date"],
  ],
  ["discount formats", discountFormats, { currency: 1, percent: 2 }],
  [
    "accommodation kinds",
    accommodationKinds,
    ["camp-site", "guest-house", "flat", "cabin", "hotel", "tent", "train", "not-set"],
  ],
  ["comfort levels", comfortLevels, ["base", "base_plus", "medium", "improved", "premium"]],
  ["main login methods", mainAuthMethods, ["phone", "email"]],
  ["share buttons of both variants", shareButtons, ["vk", "ok", "facebook", "x", "email"]],
  ["video hosts", videoHosts.length, 2],
];

describe.each([
  ["currencies and prices", prices],
  ["lists and defaults", lists],
  ["times", times],
  ["interface constants", widgets],
  ["enumerations", enumerations],
])("%s", (_section, rows) => {
  it.each(rows)("%s", (_item, actual, documented) => {
    expect(actual).toEqual(documented);
  });
});

describe("the exports of the package", () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ["./**/*.ts", "!./**/*.test.ts", "!./discovery/search-filter/**"],
    {
      eager: true,
    },
  );
  const exports = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).map(([name, value]) => ({ file, name, value })),
  );
  const twice = (keyOf: (one: (typeof exports)[number]) => unknown): string[] =>
    [...Map.groupBy(exports, keyOf).values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ file, name }) => `${file}: ${name}`).join(" and "));

  it("have unique names", () => {
    expect(exports.length).toBeGreaterThan(100);
    expect(twice(({ name }) => name)).toEqual([]);
  });

  it("export no list or table under two names", () => {
    const isTable = (value: unknown) => typeof value === "object" && value !== null;
    expect(twice(({ value, name }) => (isTable(value) ? JSON.stringify(value) : name))).toEqual([]);
  });
});

declare global {
  interface ImportMeta {
    /** Vite's, which runs these tests. */
    glob<Module>(patterns: readonly string[], options: { eager: true }): Record<string, Module>;
  }
}
