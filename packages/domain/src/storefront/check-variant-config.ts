import { email, phone } from "../forms/form-rules.ts";
import { isTimeZone } from "../time/local-date.ts";
import { codeChannels } from "../people/code-channel.ts";
import { amountFault } from "../sales/certificates/certificate.ts";
import { isPaymentProvider } from "../sales/payment.ts";
import { screenPatterns } from "./screens.ts";
import type { VariantConfig } from "./variant-config.ts";

/** Whether no other page uses this first segment. */
const isFreeSegment = (segment: string): boolean =>
  /^[a-z]+(-[a-z]+)*$/.test(segment) &&
  (segment === "booking" || screenPatterns.every((pattern) => pattern.split("/")[1] !== segment));

/**
 * Returns the faults of a configuration, worded for its author; empty if there are none. Separate
 * from the configuration's own module, which every page loads.
 */
export function checkVariantConfig(config: VariantConfig): string[] {
  const faults: string[] = [];
  if (!/^[a-z][a-z0-9-]{0,29}$/.test(config.id))
    faults.push("id: small letters, digits and dashes are needed, a letter first");
  if (!(Number.isInteger(config.port) && config.port > 0 && config.port < 65_536))
    faults.push("port: a port is needed");
  if (config.bookingBase !== undefined && !isFreeSegment(config.bookingBase))
    faults.push("bookingBase: small letters and dashes are needed, and no other page of that name");
  faults.push(...certificateFaults(config));
  for (const [season, { image, colour }] of Object.entries(config.heroPictures)) {
    if (!image.includes("{size}")) faults.push(`heroPictures.${season}: no place for {size}`);
    if (!/^#[0-9a-f]{6}$/.test(colour)) faults.push(`heroPictures.${season}: not a colour`);
  }
  if (
    !config.mapLink.startsWith("https://") ||
    !["{lat}", "{lng}"].every((part) => config.mapLink.includes(part))
  )
    faults.push("mapLink: an https address with {lat} and {lng} is needed");
  if (!isTimeZone(config.timeZone)) faults.push("timeZone: not a time zone");
  if (new Set(config.locales).size !== config.locales.length)
    faults.push("locales: a locale stands twice");
  if (new Set(config.currencies).size !== config.currencies.length)
    faults.push("currencies: a currency stands twice");
  if (!config.currencies.includes(config.chargeCurrency))
    faults.push(`chargeCurrency: ${config.chargeCurrency} is not among the currencies`);
  if (!config.paymentSystems.every(isPaymentProvider))
    faults.push("paymentSystems: an unknown system");
  if (config.paymentSystems.length === 0) faults.push("paymentSystems: at least one is needed");
  if (new Set(config.paymentSystems).size !== config.paymentSystems.length)
    faults.push("paymentSystems: a system stands twice");
  for (const buttons of [config.shareButtons, ...Object.values(config.shareButtonsByLocale ?? {})])
    if (new Set(buttons).size !== buttons.length)
      faults.push("shareButtons: a network stands twice");
  if (!/^[A-Z]{2}$/.test(config.defaultCountry))
    faults.push("defaultCountry: two capital letters are needed");
  if (config.phoneCodeChannels.some((channel) => !codeChannels.includes(channel)))
    faults.push("phoneCodeChannels: an unknown way");
  if (!config.phoneCodeChannels.length) faults.push("phoneCodeChannels: at least one is needed");
  for (const [name, link] of Object.entries(config.messengers)) {
    if (!URL.canParse(link)) faults.push(`messengers.${name}: not an address`);
  }
  if (phone(config.contacts.phone, {})) faults.push("contacts.phone: not a phone number");
  if (email(config.contacts.email, {})) faults.push("contacts.email: not an e-mail address");
  if (!(config.cashback.percent >= 0 && config.cashback.percent <= 100))
    faults.push("cashback: a percent is needed");
  const { joinExample: example } = config;
  if (
    example &&
    !(example.price > 0 && example.commissionPercent > 0 && example.commissionPercent < 100)
  )
    faults.push("joinExample: a price and a percent are needed");
  if (!(config.modalWidth > 0)) faults.push("modalWidth: must be more than 0");
  return faults;
}

function certificateFaults({ certificates, bookingBase }: VariantConfig): string[] {
  if (!certificates) return [];
  const { segment, least, most, sums } = certificates;
  const faults: string[] = [];
  if (
    segment !== undefined &&
    (!isFreeSegment(segment) || [bookingBase, "booking"].includes(segment))
  )
    faults.push(
      "certificates.segment: small letters and dashes are needed, and no other page of that name",
    );
  if (!(Number.isSafeInteger(least) && least > 0 && Number.isSafeInteger(most) && least < most))
    faults.push("certificates: a least sum below the most is needed, in minor units");
  if (sums.some((sum) => amountFault(sum, certificates) !== null))
    faults.push("certificates.sums: each lies between the least and the most");
  return faults;
}
