/** Where codes of the system of instant payments lead; apps of banks open the same address under a scheme of their own. */
const systemHost = "qr.nspk.ru";

/** Banks that most payers have, the largest first, by the schemes that the system has given their apps. */
export const sbpBanks = [
  ["sber", "bank100000000111"],
  ["tbank", "bank100000000004"],
  ["vtb", "bank110000000005"],
  ["alfa", "bank100000000008"],
  ["gazprom", "bank100000000001"],
  ["raiffeisen", "bank100000000007"],
  ["sovcom", "bank100000000013"],
  ["psb", "bank100000000010"],
  ["ozon", "bank100000000273"],
  ["yandex", "bank100000000150"],
] as const;

/** The address that opens a bank's app at a payment. What is no address of the system, as a sandbox's, stays as it is. */
export function bankAddress(payload: string, scheme: string): string {
  const { protocol, host } = new URL(payload);
  return protocol === "https:" && host === systemHost
    ? payload.replace(/^https:/, `${scheme}:`)
    : payload;
}
