import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./complaint-link.module.css";

const ComplaintDialog = lazy(() => import("../complaint/complaint-dialog.tsx"));

/** Opens the complaint form of a tour. */
export function ComplaintLink({ tourId }: { tourId: number }) {
  const { t } = useTranslation("tour");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="warning" size={18} />
        {t("complain")}
      </button>
      {isOpen && (
        <Suspense>
          <ComplaintDialog tourId={tourId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
