import type { MainAuthMethod } from "../people/login-flow.ts";
import type { CodeChannel } from "../people/code-channel.ts";
import type { Season } from "../discovery/season.ts";
import type { Locale } from "../locale.ts";
import type { Currency } from "../money.ts";
import type { CertificateOffer } from "../sales/certificates/certificate.ts";
import type { CardNetwork, PaymentProvider } from "../sales/payment.ts";

/** Networks that a page can be shared to (docs/product/storefronts.md). */
export const shareButtons = ["vk", "ok", "facebook", "x", "email"] as const;
/** With those of Chinese readers, who cannot reach most of them. */
export type ShareButton = (typeof shareButtons)[number] | "weibo" | "qq";

export interface HeroPicture {
  /** Its address, with `{size}` in the place of its size. */
  image: string;
  /** Shown until the picture has loaded. */
  colour: string;
}

/** Whoever finds tickets to tours for visitors; each has an object of the features' `TicketProvider`. */
export type TicketProviderName = "links";

/** What the page for coming organizers reckons a year's income by. */
export interface JoinExample {
  /** Of a tour for one guest, in major units of the currency that bookings are charged in. */
  price: number;
  commissionPercent: number;
}

/**
 * All that differs between storefronts (docs/product/storefronts.md). Shared code asks for a
 * capability, never which storefront it runs in.
 */
export interface VariantConfig {
  /** Sent to the API as X-Localization; `storefront-{id}` is the folder's name. */
  id: string;
  brand: {
    name: string;
    /** How readers of some languages know it. */
    names?: Partial<Record<Locale, string>>;
    /** The sign beside the name: lines of an SVG path in a square of 32. */
    mark: string;
  };
  /** The landscape that the home page opens with, by season; each leaves its sky to the heading. */
  heroPictures: Readonly<Record<Season, HeroPicture>>;
  /** Where it listens unless the setting `PORT_{ID}` says otherwise. */
  port: number;
  /** The first is served without a prefix, the others under `/{locale}`. */
  locales: readonly [Locale, ...Locale[]];
  /** The first is the default. */
  currencies: readonly [Currency, ...Currency[]];
  /** What bookings are charged in. */
  chargeCurrency: Currency;
  /** ISO code of the country assumed when nothing better is known. */
  defaultCountry: string;
  /** The clock of people who have not said theirs, an IANA name. */
  timeZone: string;
  /** Who collects payments: the first is asked, the others where it does not answer. */
  paymentSystems: readonly PaymentProvider[];
  /** Networks whose cards they take, shown where one pays; none are where it is not given. */
  cardNetworks?: readonly CardNetwork[];
  shareButtons: readonly ShareButton[];
  /** Instead of them, for the readers of a language. */
  shareButtonsByLocale?: Partial<Record<Locale, readonly ShareButton[]>>;
  /** Where a place opens on a map with streets, with `{lat}` and `{lng}` in the places of its degrees. */
  mapLink: string;
  /** First segment of the addresses of bookings; `booking` where it is not given. */
  bookingBase?: string;
  /** Gift certificates that it sells; none where it is not given. */
  certificates?: CertificateOffer;
  /** The example of an organizer's income; none is shown where it is not given. */
  joinExample?: JoinExample;
  mainAuthMethod: MainAuthMethod;
  /** Ways that a phone's codes come, the usual one first: what people have at hand. */
  phoneCodeChannels: readonly CodeChannel[];
  /** Consent checkboxes start ticked (docs/product/storefronts.md#agreement). */
  consentByDefault: boolean;
  /** How many years its law has the books of a sale name the buyer, whose account may have ended. */
  booksKeptYears: number;
  /** Links of messengers that requests can go on in; a tab shows only if its link is set. */
  messengers: { telegram?: string; vk?: string; whatsapp?: string };
  /** `security` is told of holes (`/.well-known/security.txt`); without it, `email` is. */
  contacts: { phone: string; email: string; security?: string };
  /** Who sells, as its country has sellers named: in the footer's last line. */
  legalEntity?: { name: string; registration: string; address: string };
  modalWidth: number;
  identityVerification: "sumsub" | null;
  /** Who is asked for tickets to its tours, where it shows them; without a word, links to public searches. */
  ticketProvider?: TicketProviderName;
  cashback: { active: boolean; percent: number };
  features: {
    /** Calling organizers, and the button for it: both are switched together. */
    organizerCalling: boolean;
    reviewsFilter: boolean;
    passportCollection: boolean;
    weatherWidget: boolean;
    ticketsWidget: boolean;
    excursions: boolean;
    organizersShown: boolean;
    /** People may apply here to become organizers, `/join`. */
    organizersJoin: boolean;
    /** Tourists and organizers see each other's contacts in chats once a booking is prepaid, and not before. */
    contactsHidden: boolean;
    messengerWarning: boolean;
    /** A request can be gone on with by a link in a text message. */
    messengerSmsLink: boolean;
    /** Prices hold all taxes and fees: said beside them, where a market's shops may leave them out. */
    taxesIncluded: boolean;
  };
}

/** The storefront's name as readers of a language know it. */
export const brandName = (
  { brand }: { brand: Pick<VariantConfig["brand"], "name" | "names"> },
  locale: Locale,
): string => brand.names?.[locale] ?? brand.name;

/** A place on the storefront's map with streets, or in the reader's own map application. */
export const mapAddress = (
  { mapLink }: Pick<VariantConfig, "mapLink">,
  { lat, lng }: { lat: number; lng: number },
): string => mapLink.replaceAll("{lat}", String(lat)).replaceAll("{lng}", String(lng));

/** The settings of a storefront by its id: `PORT_RU`, `PUBLIC_RU_URL`. */
export function storefrontSettings(id: string): {
  port: string;
  address: string;
  /** Who counts its visits, as `readCounter` reads it. */
  analytics: string;
} {
  const name = id.toUpperCase().replaceAll("-", "_");
  return {
    port: `PORT_${name}`,
    address: `PUBLIC_${name}_URL`,
    analytics: `ANALYTICS_${name}`,
  };
}

/** The networks that readers of a language are offered. */
export const shareButtonsFor = (
  { shareButtons: buttons, shareButtonsByLocale }: VariantConfig,
  locale: Locale,
): readonly ShareButton[] => shareButtonsByLocale?.[locale] ?? buttons;

const callingCode =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{7,12}$)/;
/** By how many digits are left behind the code of the country. */
const groups: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};

/**
 * A number in groups, as people read and dial it; nothing breaks between them. Pages show it without the numbering plans
 * of the world, which fields load (`readPhone`).
 */
export function readablePhone(number: string): string {
  const [found = "", code = ""] = callingCode.exec(number) ?? [];
  let rest = number.slice(found.length);
  const parts = (groups[rest.length] ?? []).map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return code === "" ? number : [`+${code}`, ...parts].join("\u00A0");
}

/** The path prefix of a locale: none for the first, `/de` for the others. */
export function localePrefix(config: Pick<VariantConfig, "locales">, locale: Locale): string {
  return locale === config.locales[0] ? "" : `/${locale}`;
}
