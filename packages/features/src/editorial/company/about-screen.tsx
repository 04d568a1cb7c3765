import { brandName, readablePhone } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { Picture } from "@tropa/ui-kit/picture";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, contactsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import styles from "./about-screen.module.css";

const figureNames = ["tours", "regions", "activities", "organizers"] as const;
const parts = ["who", "how", "money", "people"] as const;
const icons: Record<(typeof parts)[number], IconName> = {
  who: "mountain",
  how: "route",
  money: "card",
  people: "star",
};

type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

/** Page about the company, with figures. */
export function AboutScreen({ crumbs, figures }: { crumbs: Crumbs; figures: Figures | null }) {
  const { t } = useTranslation("company");
  const { variant, locale } = useStorefront();
  const brand = brandName(variant, locale);
  const picture = variant.heroPictures.summer;
  const { phone, email } = variant.contacts;
  return (
    <PageFrame
      crumbs={crumbs}
      title={t("about.title", { brand })}
      lead={t("about.lead", { brand })}
    >
      <Picture
        template={picture.image}
        alt=""
        width={21}
        height={9}
        variants={["640x360", "1280x720"]}
        sizes="(width >= 1200px) 1136px, 92vw"
        colour={picture.colour}
        priority
        className={styles.picture}
      />
      {figures && (
        <dl className={styles.figures}>
          {figureNames.map((name) => (
            <div key={name}>
              <dt>{t(`figures.${name}`, { count: figures[name] })}</dt>
              <dd>{formatNumber(figures[name], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.text}>
        {parts.map((part) => (
          <section key={part} aria-labelledby={`about-${part}`}>
            <h2 id={`about-${part}`}>
              <Icon name={icons[part]} size={24} className={styles.icon} />
              {t(`about.${part}.title`)}
            </h2>
            <p>{t(`about.${part}.text`, { brand })}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="about-ready" className={styles.reach}>
        <h2 id="about-ready">{t("about.ready")}</h2>
        <dl>
          <div>
            <dt>{t("contacts.phones")}</dt>
            <dd>
              <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
            </dd>
          </div>
          <div>
            <dt>{t("contacts.departments")}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button href={allToursPath()}>{t("about.tours")}</Button>
          <Button href={contactsPath()} variant="secondary">
            {t("about.contacts")}
          </Button>
        </div>
      </section>
    </PageFrame>
  );
}
