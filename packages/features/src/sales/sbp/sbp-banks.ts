/** Host of SBP payment codes; banks' apps open the same address under their own scheme. */
const systemHost = "qr.nspk.ru";

/** The most common banks, largest first, by the URL schemes of their apps. */
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

/**
 * Returns the address that opens a bank's app with a payment. Addresses of other hosts, such as the sandbox's, are
 * returned unchanged.
 */
export function bankAddress(payload: string, scheme: string): string {
  const { protocol, host } = new URL(payload);
  return protocol === "https:" && host === systemHost
    ? payload.replace(/^https:/, `${scheme}:`)
    : payload;
}
