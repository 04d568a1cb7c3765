import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { Collapse } from "@tropa/ui-kit/collapse";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import styles from "../booking-screen.module.css";

/** Support contacts; the e-mail's subject names the booking. */
export function BookingContacts({ id }: { id: number }) {
  const { t } = useTranslation("booking");
  const { variant } = useStorefront();
  const { phone, email } = variant.contacts;
  const subject = encodeURIComponent(t("ask.subject", { id }));
  return (
    <Collapse summary={<h2>{t("ask.title")}</h2>}>
      <p className={styles.muted}>{t("ask.text", { id })}</p>
      <ul className={styles.contacts}>
        <li>
          <a href={`mailto:${email}?subject=${subject}`}>
            <Icon name="mail" size={20} />
            {email}
          </a>
        </li>
        <li>
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={20} />
            {readablePhone(phone)}
          </a>
        </li>
      </ul>
    </Collapse>
  );
}
