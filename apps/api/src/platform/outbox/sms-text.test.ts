import { fill } from "@tropa/domain/text/fill";
import { formatMoney } from "@tropa/domain/money";
import { localise, locales } from "@tropa/domain/locale";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import { describe, expect, it } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { writeMoment } from "../../sales/booking/booking-values.ts";
import { messageKinds, placesOf, writeMessage } from "./message-text.ts";
import { brandOf } from "../storefronts/storefront.ts";
import { fitSms, smsParts } from "./sms-text.ts";

describe("parts of an SMS", () => {
  it.each([
    ["a".repeat(160), 1],
    ["a".repeat(161), 2],
    ["a".repeat(306), 2],
    ["a".repeat(307), 3],
    ["€".repeat(80), 1],
    ["€".repeat(81), 2],
    ["я".repeat(70), 1],
    ["я".repeat(71), 2],
    ["я".repeat(134), 2],
    ["я".repeat(135), 3],
    [`${"a".repeat(134)}–`, 3],
    ["Grüße, señor Åse", 1],
  ])("are counted for %s as %i", (text, parts) => {
    expect(smsParts(text)).toBe(parts);
  });

  it("are saved by plain punctuation unless other letters of the text need Unicode anyway", () => {
    const text = fitSms(({ tour }) => `“Sea – and sun”… ${tour}`, { tour: "x" });
    expect(text).toBe('"Sea - and sun"... x');
    expect(fitSms(() => "«Море» – и солнце", {})).toBe("«Море» – и солнце");
  });

  it("are limited by shortening user text, never links and amounts", () => {
    const values = { tour: "Байкал ".repeat(30), link: "https://x.example/1", amount: "1 000 ₽" };
    const text = fitSms(({ tour, link, amount }) => `${tour}: ${amount} ${link}`, values);
    expect(smsParts(text)).toBe(2);
    expect(text).toContain("…: 1 000 ₽ https://x.example/1");
  });
});

const uuid = "0b8f1d5e-7c1a-4a53-9d0e-5a4f1c2b3d4e";
const long: LocalisedText = {
  ru: "Большое путешествие по вулканам Камчатки с восхождением и купанием в источниках",
  en: "The great journey to the volcanoes of Kamchatka – with an ascent and “hot springs”",
  de: "Die große Reise zu den Vulkanen Kamtschatkas – mit Aufstieg und „heißen Quellen“",
  zh: "堪察加火山大环线徒步温泉之旅——登顶阿瓦恰火山与太平洋海岸观鲸露营十日深度游",
};

/** How far a booking is paid (sales/booking/messages). */
const paidInPart: LocalisedText = {
  ru: "осталось {left}",
  en: "part of the rest is paid, {left} left",
  de: "ein Teil des Restes ist da, offen {left}",
  zh: "还剩{left}",
};

/** Values as long as they come. */
function valuesOf(locale: Locale, address: string): Record<string, string | number> {
  const storefront = testStorefronts.speaking(locale);
  const prefix = storefront.locales[0] === locale ? "" : `/${locale}`;
  const reader = { storefront: { ...storefront, address }, locale };
  const money = formatMoney({ minor: 11_250_000, currency: storefront.chargeCurrency }, locale);
  const moment = writeMoment(
    new Date("2026-09-28T14:04:00Z"),
    { timezone: null, city: { time_zone: "Asia/Irkutsk" } },
    reader,
  );
  const link = `${address}${prefix}/booking/uuid/${uuid}`;
  const named = {
    number: 1_234_567,
    count: 12,
    code: "123456",
    payUntil: moment,
    travellers: `${address}${prefix}/order/${uuid}/add-tourists`,
    binding: "@tropa.example #123456",
    paidState: fill(localise(paidInPart, locale), { left: money }),
  };
  const amounts = ["prepayment", "due", "left", "amount", "refund", "paid", "total"];
  const links = ["link", "order", "print", "page", "tourLink", "choices", "arrival", "qr"];
  const places = messageKinds.flatMap((kind) => placesOf(kind, locale));
  return {
    ...Object.fromEntries(places.map((place) => [place, localise(long, locale)])),
    ...Object.fromEntries(amounts.map((name) => [name, money])),
    ...Object.fromEntries(links.map((name) => [name, link])),
    ...Object.fromEntries(["restUntil", "until", "day", "dates"].map((name) => [name, moment])),
    ...named,
  };
}

describe.each(locales)("messages by SMS in %s", (locale) => {
  const address = "https://tropa.example";
  const { brand: _, ...values } = valuesOf(locale, address);
  const reader = { storefront: testStorefronts.speaking(locale), locale };

  it.each(messageKinds)("fit %s in two parts", (kind) => {
    const { sms, smsWithoutEmail } = writeMessage(kind, reader, values);
    for (const text of [sms ?? "", smsWithoutEmail]) {
      expect.soft(smsParts(text), `${text.length}: ${text}`).toBeLessThanOrEqual(2);
      // Nothing is cut but what people have written.
      expect.soft(text).not.toMatch(/https:\/\/\S*…/);
    }
  });

  it.each(messageKinds)("name the storefront once in %s", (kind) => {
    const { sms, smsWithoutEmail } = writeMessage(kind, reader, values);
    const brand = brandOf(reader);
    for (const text of [sms ?? "", smsWithoutEmail])
      expect.soft(text.split(brand).length - 1, text).toBeLessThanOrEqual(1);
  });
});
