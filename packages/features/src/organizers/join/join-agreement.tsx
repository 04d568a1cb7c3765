import { Link } from "@tropa/ui-kit/link";
import { Fragment } from "react";
import { legalPath, privacyPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Consent to the terms for organizers, with links to both documents. */
export function JoinAgreement() {
  const { t } = useTranslation("join");
  const links = new Map([
    ["{terms}", { href: legalPath("tour-provider-agreement"), text: t("form.terms") }],
    ["{privacy}", { href: privacyPath(), text: t("form.privacy") }],
  ]);
  return t("form.agree")
    .split(/(\{terms\}|\{privacy\})/)
    .map((part) => {
      const link = links.get(part);
      return link ? (
        <Link key={part} href={link.href} target="_blank">
          {link.text}
        </Link>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      );
    });
}
