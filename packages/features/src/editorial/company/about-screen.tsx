import { brandName } from "@tropa/domain/storefront/variant-config";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { allToursPath, contactsPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import styles from "./about-screen.module.css";

const figureNames = ["tours", "regions", "activities", "organizers"] as const;
const parts = ["who", "how", "money", "people"] as const;

type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

/** Who runs the site, in words and figures. */
export function AboutScreen({ crumbs, figures }: { crumbs: Crumbs; figures: Figures | null }) {
  const { t } = useTranslation("company");
  const { variant, locale } = useStorefront();
  const brand = brandName(variant, locale);
  return (
    <PageFrame
      crumbs={crumbs}
      title={t("about.title", { brand })}
      lead={t("about.lead", { brand })}
    >
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
            <h2 id={`about-${part}`}>{t(`about.${part}.title`)}</h2>
            <p>{t(`about.${part}.text`, { brand })}</p>
          </section>
        ))}
      </div>
      <div className={styles.actions}>
        <Button href={allToursPath()}>{t("about.tours")}</Button>
        <Button href={contactsPath()} variant="secondary">
          {t("about.contacts")}
        </Button>
      </div>
    </PageFrame>
  );
}
