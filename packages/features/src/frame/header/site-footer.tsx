import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { PageNotice } from "../notices/page-notice.tsx";
import styles from "./site-footer.module.css";

const below = deferredFrom(() => import("./frame-below.tsx"));
const FooterColumns = below((parts) => parts.FooterColumns);

/** The footer of every page. */
export function SiteFooter() {
  return (
    <footer className={styles.root}>
      <FooterColumns />
      <PageNotice />
    </footer>
  );
}
