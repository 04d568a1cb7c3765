import { bookingBase } from "@tropa/domain/storefront/booking-base";
import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { cachedPaths } from "@tropa/page-runtime/browser/service-workers";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import errorStyles from "../../platform/errors/error-page.module.css";
import { mainId } from "../../platform/page/skip-link.tsx";
import { offlinePages } from "./offline-pages.ts";
import type { KeptPage } from "./offline-pages.ts";
import styles from "./offline-page.module.css";

const ErrorScene = deferredFrom(() => import("../header/frame-below.tsx"))(
  (parts) => parts.ErrorScene,
);

const icons: Readonly<Record<KeptPage["kind"], IconName>> = {
  trips: "ticket",
  arrival: "map-pin",
  qr: "qr",
  booking: "calendar",
};

/** A path of this site, or `home` for anything else. */
const ownPath = (to: string | null, home: string) =>
  to !== null && /^\/(?![/\\])/.test(to) ? to : home;

const noSubscription = () => () => {};

function useKeptPages(): readonly KeptPage[] {
  const { variant, locale } = useStorefront();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isOver = false;
    void cachedPaths("kept-pages").then((paths) => {
      const found = offlinePages(paths, localePrefix(variant, locale), bookingBase(variant));
      if (!isOver) setPages(found);
    });
    return () => {
      isOver = true;
    };
  }, [variant, locale]);
  return pages;
}

/** `/offline`: shown instead of a page that cannot be loaded without a network; the query `to` names that page. */
export function OfflinePage() {
  const { t } = useTranslation("errors");
  const { variant, locale } = useStorefront();
  const [query] = useSearchParams();
  const wanted = query.get("to");
  const home = localePrefix(variant, locale) || "/";
  // The cached page was rendered without a query, so hydration must begin without one too.
  const to = useSyncExternalStore(
    noSubscription,
    () => ownPath(wanted, home),
    () => home,
  );
  const pages = useKeptPages();
  useEffect(() => {
    const retry = () => location.replace(ownPath(wanted, home));
    if (wanted !== null && navigator.onLine) retry();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [wanted, home]);
  return (
    <main id={mainId} className={errorStyles.root}>
      <title>{`${t("offline.title")} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <section className={errorStyles.message}>
        <div className={errorStyles.scene}>
          <ErrorScene kind="offline" />
        </div>
        <h1>{t("offline.title")}</h1>
        <p>{t("offline.text")}</p>
        <div className={errorStyles.actions}>
          <a className={errorStyles.reload} href={to}>
            {t("retry")}
          </a>
        </div>
      </section>
      {pages.length > 0 && (
        <nav className={styles.kept} aria-labelledby="kept-pages">
          <h2 id="kept-pages">{t("offline.kept")}</h2>
          <ul>
            {pages.map(({ kind, path, number }) => (
              <li key={path}>
                <a href={path}>
                  <Icon name={icons[kind]} size={20} />
                  {number === null ? t(`offline.pages.${kind}`) : t("offline.numbered", { number })}
                  <Icon name="chevron-right" size={20} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
