import { codeChannels } from "@tropa/domain/people/code-channel";
import { analyticsProviders } from "@tropa/domain/storefront/analytics-provider";
import { z } from "zod/mini";
import { endpoint } from "../base/endpoint.ts";
import { flag, id, localDate, queryId } from "../base/primitives.ts";

const empty = z.object({});

export const countryByIpCall = endpoint({
  name: "countryByIp",
  method: "GET",
  path: "/spa/country-by-ip",
  summary:
    "ISO code of the caller's country as the balancer says; without one, the storefront's default",
  query: empty,
  answer: z.object({ result: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  errors: [],
  auth: "open",
});

export const redirectCall = endpoint({
  name: "redirect",
  method: "GET",
  path: "/spa/redirect",
  summary: "Where a short link leads; only addresses that the backend stored",
  query: z.object({ id: queryId }),
  answer: z.object({ source_url: z.string() }),
  errors: ["not_found"],
  auth: "open",
});

export const siteTokensCall = endpoint({
  name: "siteTokens",
  method: "GET",
  path: "/spa/site-tokens",
  summary: "Public keys of captcha and maps, and how the storefront's visitors sign in",
  query: empty,
  /** See docs/product/storefronts.md#site-tokens; a provider is null if it is not used. */
  answer: z.object({
    captcha_provider: z.nullable(z.string()),
    captcha_key: z.nullable(z.string()),
    hard_captcha_key: z.nullable(z.string()),
    invisible_captcha_provider: z.nullable(z.string()),
    invisible_captcha_key: z.nullable(z.string()),
    maps_provider: z.string(),
    maps_token: z.nullable(z.string()),
    maps_suggest_token: z.nullable(z.string()),
    send_tour_program_in_pdf_via_whatsapp: z.boolean(),
    /**
     * Long texts of tours can be translated to the reader's language by `/spa/tour-translation`.
     */
    translates_tours: z.boolean(),
    main_auth_method: z.enum(["phone", "email"]),
    /** Channels for codes sent to a phone, default first; empty if none is set up. */
    phone_code_channels: z.array(z.enum(codeChannels)),
    /** Analytics service for visitors who have agreed; null for none. */
    analytics: z.nullable(z.object({ provider: z.enum(analyticsProviders), id: z.string() })),
    /** URL where organizers sign in; it leads back to this storefront. */
    organizer_login_url: z.string(),
  }),
  errors: [],
  auth: "open",
});

export const contactsCall = endpoint({
  name: "contacts",
  method: "GET",
  path: "/spa/contacts",
  summary:
    "The storefront's e-mail and phones: those of a city, else of its country, else the general ones; all=1 for every phone",
  query: z.object({ city_id: z.optional(queryId), country_id: z.optional(queryId), all: flag }),
  answer: z.object({
    email: z.nullable(z.string()),
    phones: z.array(
      z.object({
        /** E.164. */
        phone: z.string(),
        type: z.enum(["main", "additional"]),
        /** The place that the phone number is for; null for general ones. */
        entity: z.nullable(
          z.object({
            id,
            kind: z.enum(["city", "country"]),
            name: z.string(),
            /** Coordinates of a city; null for countries. */
            lat: z.nullable(z.number()),
            lng: z.nullable(z.number()),
          }),
        ),
      }),
    ),
    /** Whether there are phone numbers that this answer omits. */
    has_other_phones: z.boolean(),
  }),
  errors: [],
  auth: "open",
});

export const indexNowKeyCall = endpoint({
  name: "indexNowKey",
  method: "GET",
  path: "/spa/indexnow-key",
  summary:
    "The key by which search engines know messages about changed pages (IndexNow); null where none are sent",
  query: z.object({}),
  answer: z.object({ key: z.nullable(z.string()) }),
  errors: [],
  auth: "open",
});

export const workTimeCall = endpoint({
  name: "workTime",
  method: "GET",
  path: "/spa/work-time",
  summary:
    "When people answer, in their own time zone, and whether they do now: of a city, its country, or in general",
  query: z.object({ city_id: z.optional(queryId), country_id: z.optional(queryId) }),
  answer: z.object({
    /** IANA name; null if the operator has not set hours. */
    time_zone: z.nullable(z.string()),
    is_open: z.boolean(),
    /** Today there, with its hours; null on a day off. */
    today: z.nullable(
      z.object({ date: localDate, opens: z.nullable(z.string()), closes: z.nullable(z.string()) }),
    ),
    /** Next opening, if it is closed. */
    opens_next: z.nullable(z.object({ date: localDate, time: z.string() })),
    /** Monday is 1; a day off has no hours. "09:00". */
    days: z.array(
      z.object({
        weekday: z.int().check(z.gte(1), z.lte(7)),
        opens: z.nullable(z.string()),
        closes: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});

export const socialGroupsCall = endpoint({
  name: "groupsInSocialNetwork",
  method: "GET",
  path: "/spa/groups-in-social-network",
  summary: "The storefront's groups in social networks",
  query: empty,
  answer: z.object({
    items: z.array(
      z.object({
        id,
        network: z.string(),
        name: z.string(),
        url: z.string(),
        subscribers_count: z.nullable(z.int()),
      }),
    ),
  }),
  errors: [],
  auth: "open",
});
