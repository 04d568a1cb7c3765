import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tropa/domain/locale";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { serverTranslator } from "@tropa/page-runtime/server/server-translator";
import { StorefrontProvider } from "@tropa/page-runtime/storefront/storefront-context";
import { TranslatorProvider } from "@tropa/page-runtime/storefront/translation";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { JoinAgreement } from "./organizers/join/join-agreement.tsx";
import { AgreementText } from "./people/contact-fields/agreement-text.tsx";
import { CertificateTerms } from "./sales/certificates/certificate-terms.tsx";

/** What stands beside the boxes by which one agrees, and the documents that it leads to. */
const texts = {
  AgreementText: [AgreementText, ["/agreement", "/privacy"]],
  JoinAgreement: [JoinAgreement, ["/tour-provider-agreement", "/privacy"]],
  CertificateTerms: [CertificateTerms, ["/certificate-terms"]],
} as const;

it("gives every agreement checkbox a text with links to its documents", () => {
  const sources = globSync("**/*.tsx", { cwd: import.meta.dirname })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .map((file) => [file, readFileSync(join(import.meta.dirname, file), "utf8")] as const);
  const boxes = sources.flatMap(([file, source]) =>
    [
      ...source.matchAll(
        /<Checkbox\b(?:(?!<\/Checkbox>)[^])*?\("agree"\)(?:(?!<\/Checkbox>)[^])*/g,
      ),
    ].map(([box]) => [file, /<(\w+) \/>/.exec(box)?.[1]] as const),
  );
  expect(boxes.length).toBeGreaterThan(4);
  expect(boxes.filter(([, text = ""]) => !Object.hasOwn(texts, text))).toEqual([]);
});

it.each(
  Object.entries(texts).flatMap(([name, [Text, paths]]) =>
    locales.map((locale) => [name, locale, Text, paths] as const),
  ),
)("links %s to its documents in %s in a new tab", (_, locale, Text, paths) => {
  const storefront = {
    variant: { id: "any", locales, features: {} } as unknown as VariantConfig,
    locale,
    currency: "USD",
    origin: "https://any.example",
  } as const;
  const html = renderToString(
    <TranslatorProvider value={serverTranslator(locale)}>
      <StorefrontProvider value={storefront}>
        <Text />
      </StorefrontProvider>
    </TranslatorProvider>,
  );
  const links = [...html.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
  expect(links.map((link) => /href="([^"]+)"/.exec(link)?.[1]).toSorted()).toEqual(
    [...paths].toSorted(),
  );
  for (const link of links) expect(link).toContain('target="_blank"');
  expect(html).not.toMatch(/\{\w+\}/);
});
