import type {
  contactsCall,
  socialGroupsCall,
  workTimeCall,
} from "@tropa/api-contract/editorial/calls-site";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { readablePhone } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { CallButton } from "../../conversation/calls/call-button.tsx";
import { chatPath, helpCenterPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import type { PlaceOnMap } from "../map/places-map.tsx";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { OfficeHours } from "./office-hours.tsx";
import styles from "./contacts-screen.module.css";

/** Data of the contacts page in addition to the storefront's phone and address. */
export interface ContactsPage {
  email: string;
  phones: AnswerOf<typeof contactsCall>["phones"];
  hours: AnswerOf<typeof workTimeCall> | null;
  socials: AnswerOf<typeof socialGroupsCall>["items"];
}

/** Departments to write to; each sets the subject of the e-mail. */
const departments = ["travellers", "organizers", "press", "data"] as const;

/** Contact details: chat, phone, departments and social networks. */
export function ContactsScreen({ contacts, crumbs }: { contacts: ContactsPage; crumbs: Crumbs }) {
  const { t } = useTranslation("company");
  const { locale, variant } = useStorefront();
  const { email, phones, hours, socials } = contacts;
  const offices = phones.flatMap(({ entity }): PlaceOnMap[] =>
    entity && entity.lat !== null && entity.lng !== null
      ? [{ id: String(entity.id), name: entity.name, lat: entity.lat, lng: entity.lng }]
      : [],
  );
  return (
    <PageFrame crumbs={crumbs} title={t("contacts.title")} lead={t("contacts.lead")}>
      <div className={styles.now}>
        <Button href={chatPath()} icon="chat">
          {t("contacts.chat")}
        </Button>
        <Button href={helpCenterPath()} variant="secondary">
          {t("contacts.help")}
        </Button>
        {variant.features.organizerCalling && (
          <CallButton callee={{ kind: "support" }} variant="secondary">
            {t("contacts.call")}
          </CallButton>
        )}
      </div>
      {hours && <OfficeHours hours={hours} />}
      <div className={styles.grid}>
        <section aria-labelledby="phones" className={styles.phones}>
          <h2 id="phones">{t("contacts.phones")}</h2>
          <ul>
            {phones.map(({ phone, entity }, index) => (
              <li key={phone}>
                <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
                {(entity || index === 0) && (
                  <span>{entity ? entity.name : t("contacts.everywhere")}</span>
                )}
              </li>
            ))}
          </ul>
          {offices.length > 0 && <MapOnDemand label={t("contacts.map")} places={offices} />}
        </section>
        <section aria-labelledby="departments" className={styles.departments}>
          <h2 id="departments">{t("contacts.departments")}</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <ul>
            {departments.map((department) => (
              <li key={department}>
                <a
                  href={`mailto:${email}?subject=${encodeURIComponent(t(`departments.${department}.name`))}`}
                >
                  {t(`departments.${department}.name`)}
                </a>
                <span>{t(`departments.${department}.text`)}</span>
              </li>
            ))}
          </ul>
        </section>
        {socials.length > 0 && (
          <section aria-labelledby="socials" className={styles.socials}>
            <h2 id="socials">{t("contacts.socials")}</h2>
            <ul>
              {socials.map(({ id, name, url, subscribers_count: readers }) => (
                <li key={id}>
                  <Link href={url} rel="noopener">
                    {name}
                  </Link>
                  {readers !== null && (
                    <span>
                      {t("contacts.readers", {
                        count: readers,
                        number: formatNumber(readers, locale),
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageFrame>
  );
}
