import { Fragment } from "react";
import { Link } from "@tropa/ui-kit/link";
import { agreementPath, privacyPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Consent with links to both documents, which open in a new tab. */
export function AgreementText() {
  const { t } = useTranslation("request");
  const links = {
    "{agreement}": { href: agreementPath(), text: t("agreement") },
    "{privacy}": { href: privacyPath(), text: t("privacy") },
  };
  return t("agree")
    .split(/(\{agreement\}|\{privacy\})/)
    .map((part) =>
      part in links ? (
        <Link key={part} href={links[part as keyof typeof links].href} target="_blank">
          {links[part as keyof typeof links].text}
        </Link>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      ),
    );
}
