import type { MainAuthMethod } from "../people/login-flow.ts";
import type { CodeChannel } from "../people/code-channel.ts";
import type { Season } from "../discovery/season.ts";
import type { Locale } from "../locale.ts";
import type { Currency } from "../money.ts";
import type { CertificateOffer } from "../sales/certificates/certificate.ts";
import type { CardNetwork, PaymentProvider } from "../sales/payment.ts";

/** Networks that a page can be shared to (docs/product/storefronts.md). */
export const shareButtons = ["vk", "ok", "facebook", "x", "email"] as const;
/** Includes networks for Chinese readers, who cannot reach most of the others. */
export type ShareButton = (typeof shareButtons)[number] | "weibo" | "qq";

export interface HeroPicture {
  /** Its address, with `{size}` as a placeholder. */
  image: string;
  /** Shown until the picture has loaded. */
  colour: string;
}

/** Services that find travel tickets to tours; each implements the features' `TicketProvider`. */
export type TicketProviderName = "links";

/** Example for the income calculation on the page for future organizers. */
export interface JoinExample {
  /** Price of a tour per guest, major units of the currency that bookings are charged in. */
  price: number;
  commissionPercent: number;
}

/**
 * Everything that differs between storefronts (docs/product/storefronts.md). Shared code asks for a
 * capability, never which storefront it runs in.
 */
export interface VariantConfig {
  /** Sent to the API as X-Localization; `storefront-{id}` is the folder's name. */
  id: string;
  brand: {
    name: string;
    /** Names in some languages. */
    names?: Partial<Record<Locale, string>>;
    /** Logo beside the name: data of an SVG path in a 32×32 box. */
    mark: string;
  };
  /** Hero picture of the home page by season, with enough sky for the heading. */
  heroPictures: Readonly<Record<Season, HeroPicture>>;
  /** Default port; the setting `PORT_{ID}` overrides it. */
  port: number;
  /** The first is served without a prefix, the others under `/{locale}`. */
  locales: readonly [Locale, ...Locale[]];
  /** The first is the default. */
  currencies: readonly [Currency, ...Currency[]];
  /** Currency in which bookings are charged. */
  chargeCurrency: Currency;
  /** ISO code of the country assumed if nothing better is known. */
  defaultCountry: string;
  /** Time zone of people who have not set theirs, an IANA name. */
  timeZone: string;
  /** Payment providers: the first is used, the others if it does not answer. */
  paymentSystems: readonly PaymentProvider[];
  /** Accepted card networks, shown where people pay; none if absent. */
  cardNetworks?: readonly CardNetwork[];
  shareButtons: readonly ShareButton[];
  /** Replaces `shareButtons` for a language. */
  shareButtonsByLocale?: Partial<Record<Locale, readonly ShareButton[]>>;
  /** Address of a place on a street map, with the placeholders `{lat}` and `{lng}`. */
  mapLink: string;
  /** First segment of booking addresses; `booking` if absent. */
  bookingBase?: string;
  /** Gift certificates on sale; none if absent. */
  certificates?: CertificateOffer;
  /** Example of an organizer's income; none is shown if absent. */
  joinExample?: JoinExample;
  mainAuthMethod: MainAuthMethod;
  /** Channels for codes sent to a phone, default first. */
  phoneCodeChannels: readonly CodeChannel[];
  /** Consent checkboxes start ticked (docs/product/storefronts.md#agreement). */
  consentByDefault: boolean;
  /**
   * Years for which the law requires accounts to name a buyer, even after the buyer's account is
   * deleted.
   */
  booksKeptYears: number;
  /** Messenger links in which requests can be continued; a tab is shown only if its link is set. */
  messengers: { telegram?: string; vk?: string; whatsapp?: string };
  /**
   * `security` receives vulnerability reports (`/.well-known/security.txt`); `email` by default.
   */
  contacts: { phone: string; email: string; security?: string };
  /** The seller, as the country's law requires it to be named, in the footer. */
  legalEntity?: { name: string; registration: string; address: string };
  modalWidth: number;
  identityVerification: "sumsub" | null;
  /** Service for travel tickets to tours; by default, links to public searches. */
  ticketProvider?: TicketProviderName;
  cashback: { active: boolean; percent: number };
  features: {
    /** Calls to organizers, including the button for it. */
    organizerCalling: boolean;
    reviewsFilter: boolean;
    passportCollection: boolean;
    weatherWidget: boolean;
    ticketsWidget: boolean;
    excursions: boolean;
    organizersShown: boolean;
    /** People can apply here to become organizers, `/join`. */
    organizersJoin: boolean;
    /** Contacts in chats are hidden until a booking is prepaid. */
    contactsHidden: boolean;
    messengerWarning: boolean;
    /** A request can be continued by a link in a text message. */
    messengerSmsLink: boolean;
    /**
     * Prices say that they include all taxes and fees, for markets where shops may exclude them.
     */
    taxesIncluded: boolean;
  };
}

/** Returns the storefront's name in a language. */
export const brandName = (
  { brand }: { brand: Pick<VariantConfig["brand"], "name" | "names"> },
  locale: Locale,
): string => brand.names?.[locale] ?? brand.name;

/**
 * Returns the address of a place on the storefront's street map, or in the reader's own map app.
 */
export const mapAddress = (
  { mapLink }: Pick<VariantConfig, "mapLink">,
  { lat, lng }: { lat: number; lng: number },
): string => mapLink.replaceAll("{lat}", String(lat)).replaceAll("{lng}", String(lng));

/** Returns the names of a storefront's environment variables: `PORT_RU`, `PUBLIC_RU_URL`. */
export function storefrontSettings(id: string): {
  port: string;
  address: string;
  /** Its analytics counter, as parsed by `readCounter`. */
  analytics: string;
} {
  const name = id.toUpperCase().replaceAll("-", "_");
  return {
    port: `PORT_${name}`,
    address: `PUBLIC_${name}_URL`,
    analytics: `ANALYTICS_${name}`,
  };
}

/** Returns the share buttons for a language. */
export const shareButtonsFor = (
  { shareButtons: buttons, shareButtonsByLocale }: VariantConfig,
  locale: Locale,
): readonly ShareButton[] => shareButtonsByLocale?.[locale] ?? buttons;

const callingCode =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{7,12}$)/;
/** Sizes of digit groups by the number of digits after the calling code. */
const groups: Readonly<Record<number, readonly number[]>> = {
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};

/**
 * Groups a phone number's digits with non-breaking spaces. Avoids the large numbering plans that
 * fields load (`readPhone`).
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

/** Returns the path prefix of a locale: none for the first, `/de` for the others. */
export function localePrefix(config: Pick<VariantConfig, "locales">, locale: Locale): string {
  return locale === config.locales[0] ? "" : `/${locale}`;
}
