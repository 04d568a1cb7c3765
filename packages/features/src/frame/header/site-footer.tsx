import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { PageNotice } from "../notices/page-notice.tsx";
import styles from "./site-footer.module.css";

const below = deferredFrom(() => import("./frame-below.tsx"));
const FooterColumns = below((parts) => parts.FooterColumns);

/** The same on every page, and what everybody is told once. */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <FooterColumns />
      <PageNotice />
    </footer>
  );
}
