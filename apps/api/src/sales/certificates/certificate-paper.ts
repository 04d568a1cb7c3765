import { fill } from "@tropa/domain/text/fill";
import { formatMoney } from "@tropa/domain/money";
import {
  readCertificateCode,
  writeCertificateCode,
} from "@tropa/domain/sales/certificates/certificate-code";
import {
  drawingBox,
  drawingColours,
  drawingLayers,
  trailStroke,
} from "@tropa/domain/sales/certificates/certificate-drawing";
import { certificatePath, usualCertificatePath } from "@tropa/domain/storefront/certificate-path";
import type { Config } from "../../config/config.ts";
import { qrCode } from "../../platform/paper/marks.ts";
import { paperBrand } from "../../platform/paper/paper-brand.ts";
import { pdfBytes } from "../../platform/paper/pdf-bytes.ts";
import { contentWidth, ink, page, Sheet } from "../../platform/paper/sheet.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { CertificateRecord } from "./certificate-store.ts";
import { certificateTexts } from "./certificate-texts.ts";

const scale = page.width / drawingBox.width;
const drawingHeight = drawingBox.height * scale;

/** Prints a certificate on one page, with the code that its holder has typed. Pure. */
export function printCertificate(
  config: Pick<Config, "storefronts">,
  certificate: CertificateRecord,
  typed: string,
  { compress = true }: { compress?: boolean } = {},
): Promise<Buffer> {
  const { locale } = certificate;
  const reader = { storefront: config.storefronts.of(certificate.storefront), locale };
  const brand = paperBrand(reader);
  const texts = certificateTexts(locale);
  const sheet = new Sheet(brand, {
    title: texts.title,
    subject: texts.kicker,
    language: locale,
    madeOn: certificate.sent_at ?? certificate.created_at,
    compress,
  });
  const path = certificatePath(reader.storefront) ?? usualCertificatePath;
  const code = writeCertificateCode(readCertificateCode(typed) ?? "");
  return pdfBytes(sheet, () => {
    drawPicture(sheet, certificate);
    drawDetails(sheet, certificate, {
      code,
      address: storefrontLink(reader, path),
      link: storefrontLink(reader, `${path}#${code}`),
    });
    sheet.endStructure();
  });
}

function drawPicture(sheet: Sheet, { light, amount_minor, currency, locale }: CertificateRecord) {
  const colours = drawingColours[light];
  const texts = certificateTexts(locale);
  sheet.decorate((doc) => {
    doc.rect(0, 0, page.width, drawingHeight).clip();
    doc.scale(scale);
    for (const { layer, path } of drawingLayers) {
      if (layer === "trail")
        doc
          .path(path)
          .lineWidth(trailStroke.width)
          .lineCap("round")
          .dash(trailStroke.dash, { space: trailStroke.gap })
          .stroke(colours.trail);
      else doc.path(path).fill(colours[layer]);
    }
  });
  const box = { x: page.side, width: contentWidth };
  const textStyle = { colour: colours.text, leading: 1.2 } as const;
  sheet.write(sheet.brand.name, { ...box, y: 40 }, { ...textStyle, size: 13, weight: "heavy" });
  sheet.write(
    texts.title,
    { ...box, y: 66 },
    { ...textStyle, size: 20, weight: "strong", role: "H1" },
  );
  const amount = formatMoney({ minor: amount_minor, currency }, locale);
  sheet.write(amount, { ...box, y: 96 }, { ...textStyle, size: 36, weight: "heavy" });
}

function drawDetails(
  sheet: Sheet,
  certificate: CertificateRecord,
  { code, address, link }: { code: string; address: string; link: string },
): void {
  const { locale } = certificate;
  const texts = certificateTexts(locale);
  const { primary, primarySoft } = sheet.brand;
  const names = [
    certificate.recipient_name && fill(texts.for, { name: certificate.recipient_name }),
    certificate.buyer_name && fill(texts.from, { name: certificate.buyer_name }),
  ].filter(Boolean);
  sheet.y = drawingHeight + 30;
  sheet.paragraph(names.join("   ·   "), { size: 12, weight: "strong" }, 10);
  sheet.paragraph(certificate.wish, { size: 12, leading: 1.55 }, 14);
  const height = 112;
  const qr = 88;
  const top = sheet.y + 6;
  const inner = { x: page.side + 20, width: contentWidth - 60 - qr };
  sheet.decorate((doc) => {
    doc.roundedRect(page.side, top, contentWidth, height, 14).fill(primarySoft);
    qrCode(doc, link, { x: page.width - page.side - qr - 12, y: top + 12, width: qr });
  });
  sheet.write(texts.code, { ...inner, y: top + 18 }, { size: 10, colour: ink.muted });
  const codeStyle = { size: 20, weight: "heavy", leading: 1.2, colour: primary } as const;
  sheet.write(code, { ...inner, y: top + 36 }, { ...codeStyle, spacing: 0.4 });
  if (certificate.valid_until !== null) {
    const until = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    const date = until.format(new Date(certificate.valid_until)).replace(/\s/g, " ");
    sheet.write(
      fill(texts.until, { date }),
      { ...inner, y: top + 74 },
      { size: 10.5, weight: "strong" },
    );
  }
  sheet.y = top + height + 18;
  sheet.paragraph(texts.how, { size: 10.5, leading: 1.55 }, 6);
  sheet.paragraph(
    fill(texts.where, { address }),
    { size: 10.5, colour: primary, link: address },
    6,
  );
  sheet.paragraph(texts.keep, { size: 9.5, colour: ink.muted });
}
