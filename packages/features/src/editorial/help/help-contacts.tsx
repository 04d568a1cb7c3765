import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { CallButton } from "../../conversation/calls/call-button.tsx";
import { chatPath, contactsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./help-contacts.module.css";

/** Support contacts below every answer. */
export function HelpContacts() {
  const { t } = useTranslation("help");
  const { contacts, features } = useStorefront().variant;
  const { phone, email } = contacts;
  return (
    <aside className={styles.root} aria-labelledby="help-contacts">
      <h2 id="help-contacts">{t("contacts.title")}</h2>
      <p>{t("contacts.text")}</p>
      <div className={styles.ways}>
        <Button href={chatPath()} icon="chat">
          {t("chat")}
        </Button>
        {features.organizerCalling && (
          <CallButton callee={{ kind: "support" }} variant="secondary">
            {t("contacts.call")}
          </CallButton>
        )}
        <a className={styles.link} href={`tel:${phone}`}>
          {readablePhone(phone)}
        </a>
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        <Link href={contactsPath()} className={styles.link}>
          {t("contacts.all")}
        </Link>
      </div>
    </aside>
  );
}
