import { writeCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { formatMoney } from "@tropa/domain/money";
import { certificatePath, usualCertificatePath } from "@tropa/domain/storefront/certificate-path";
import type { Config } from "../../config/config.ts";
import type { Client } from "../../platform/db/database.ts";
import type { MessageKind } from "../../platform/outbox/message-text.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import { certificatePicturePath } from "./certificate-picture-routes.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import type { CertificateRecord } from "./certificate-store.ts";

type Reader = Pick<Config, "storefronts">;

const readerOf = ({ storefronts }: Reader, certificate: CertificateRecord): StorefrontReader => ({
  storefront: storefronts.of(certificate.storefront),
  locale: certificate.locale,
});

/** The page of certificates; `tail` is a query or a fragment. */
function pageLink(reader: StorefrontReader, tail: `?${string}` | `#${string}`): string {
  return storefrontLink(
    reader,
    `${certificatePath(reader.storefront) ?? usualCertificatePath}${tail}`,
  );
}

const formatDay = (day: LocalDate | null, { locale }: StorefrontReader): string =>
  day === null
    ? ""
    : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
        .format(new Date(day))
        .replace(/\s/g, " ");

function valuesOf(certificate: CertificateRecord, reader: StorefrontReader) {
  return {
    amount: formatMoney(
      { minor: certificate.amount_minor, currency: certificate.currency },
      reader.locale,
    ),
    buyer: certificate.buyer_name,
    recipient: certificate.recipient_name,
    wish: certificate.wish,
    day: formatDay(certificate.send_on, reader),
    until: formatDay(certificate.valid_until, reader),
    order: pageLink(reader, `?order=${certificate.uuid}`),
  };
}

/** Mails the buyer about a certificate, with a link to its order. */
export async function notifyBuyer(
  client: Client,
  config: Reader,
  certificate: CertificateRecord,
  kind: Extract<MessageKind, `certificate${string}`>,
): Promise<void> {
  if (certificate.buyer_email === null) return;
  const reader = readerOf(config, certificate);
  const to = { email: certificate.buyer_email, phone: null, ...reader };
  await enqueueText(client, to, kind, valuesOf(certificate, reader));
}

/**
 * Mails the code to the recipient. The link carries it in the fragment, which browsers do not send, so that it never
 * appears in a server's log.
 */
export async function sendGift(
  client: Client,
  config: Reader,
  certificate: CertificateRecord,
  code: string,
): Promise<void> {
  if (certificate.recipient_email === null) return;
  const reader = readerOf(config, certificate);
  const to = { email: certificate.recipient_email, phone: null, ...reader };
  const codeText = writeCertificateCode(code);
  await enqueueText(client, to, "certificateGift", {
    ...valuesOf(certificate, reader),
    picture: new URL(certificatePicturePath(certificate.light), reader.storefront.address).href,
    code: codeText,
    print: pageLink(reader, `#${codeText}`),
  });
}
