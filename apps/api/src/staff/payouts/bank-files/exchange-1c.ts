import { bankNumbers } from "@tropa/domain/organizers/payout-details";
import type { RoublePayer } from "../../../config/payer-settings.ts";
import { amountText } from "./bank-run.ts";
import type { BankPayment, BankRun } from "./bank-run.ts";

/** Bytes by character, from the decoder that the platform has. */
const windows1251 = new Map(
  [
    ...new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  ].map((sign, byte) => [sign, byte]),
);
const unknownSign = "?".charCodeAt(0);

const encode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text], (sign) => windows1251.get(sign) ?? unknownSign);

/** A value takes one line. */
const oneLine = (text: string, longest: number): string =>
  text.replaceAll(/\s+/g, " ").trim().slice(0, longest);

/** `31.12.2026`, in Moscow, where these payments are made. */
const dayText = (moment: Date): string =>
  moment.toLocaleDateString("ru-RU", {
    timeZone: "Europe/Moscow",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });

type Line = readonly [name: string, value: string];

function order(payment: BankPayment, payer: RoublePayer, day: string): Line[] {
  const { details } = payment;
  const numbers = bankNumbers(details);
  const name = oneLine(details.legal_name, 160);
  return [
    ["СекцияДокумент", "Платежное поручение"],
    ["Номер", String(payment.number)],
    ["Дата", day],
    ["Сумма", amountText(payment.amount)],
    ["ПлательщикСчет", payer.account],
    ["Плательщик", `ИНН ${payer.taxId} ${oneLine(payer.name, 160)}`],
    ["ПлательщикИНН", payer.taxId],
    ["ПлательщикКПП", payer.kpp],
    ["Плательщик1", oneLine(payer.name, 160)],
    ["ПлательщикРасчСчет", payer.account],
    ["ПлательщикБанк1", oneLine(payer.bankName, 160)],
    ["ПлательщикБИК", payer.bik],
    ["ПолучательСчет", numbers.account],
    ["Получатель", `ИНН ${details.tax_id.trim()} ${name}`],
    ["ПолучательИНН", details.tax_id.trim()],
    ["ПолучательКПП", details.kpp.trim()],
    ["Получатель1", name],
    ["ПолучательРасчСчет", numbers.account],
    ["ПолучательБанк1", oneLine(details.bank_name, 160)],
    ["ПолучательБИК", numbers.bank],
    ["ВидОплаты", "01"],
    ["Очередность", "5"],
    ["НазначениеПлатежа", oneLine(payment.purpose, 210)],
  ];
}

/** Writes payment orders in the exchange format of 1C with bank clients, version 1.03: windows-1251, CRLF. */
export function exchange1c(
  { sentAt, payments }: BankRun,
  payer: RoublePayer,
): Uint8Array<ArrayBuffer> {
  const day = dayText(sentAt);
  const time = sentAt.toLocaleTimeString("ru-RU", { timeZone: "Europe/Moscow", hour12: false });
  const head: Line[] = [
    ["ВерсияФормата", "1.03"],
    ["Кодировка", "Windows"],
    ["Отправитель", oneLine(payer.name, 160)],
    ["Получатель", ""],
    ["ДатаСоздания", day],
    ["ВремяСоздания", time],
    ["ДатаНачала", day],
    ["ДатаКонца", day],
    ["РасчСчет", payer.account],
    ["Документ", "Платежное поручение"],
  ];
  const lines = (pairs: readonly Line[]) => pairs.map(([name, value]) => `${name}=${value}`);
  const text = [
    "1CClientBankExchange",
    ...lines(head),
    ...payments.flatMap((payment) => [...lines(order(payment, payer, day)), "КонецДокумента"]),
    "КонецФайла",
    "",
  ].join("\r\n");
  return encode(text);
}
