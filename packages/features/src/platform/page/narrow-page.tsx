import { brandName } from "@tropa/domain/storefront/variant-config";
import type { ReactNode } from "react";
import { keepFocus } from "../focus/keep-focus.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { mainId } from "./skip-link.tsx";
import styles from "./narrow-page.module.css";

/** A page for a single action, as narrow as the window that can replace it; not indexed by search engines. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  const { variant, locale } = useStorefront();
  return (
    <main id={mainId} className={styles.root}>
      <title>{`${title} — ${brandName(variant, locale)}`}</title>
      <meta name="robots" content="noindex" />
      <div ref={keepFocus} className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
