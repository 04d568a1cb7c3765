import { useQuery } from "@tanstack/react-query";
import { Link } from "@tropa/ui-kit/link";
import { Icon } from "@tropa/ui-kit/icon";
import { TourPreview } from "../../../discovery/tour/tour-preview.tsx";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../../desk/awaited.tsx";
import type { DeskHandle } from "../../desk/desk-handle.ts";
import { previewQuery } from "../preview-query.ts";
import styles from "../tours.module.css";
import type { Route } from "./+types/preview-route";

export const handle: DeskHandle = { page: "tours", isBare: true };

/** Preview of the saved draft or of a version, as travellers would see it. */
export default function PreviewPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
  const number = params.version === undefined ? null : Number(params.version);
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const over =
    number === null ? organizerPath("tours", id) : organizerPath("tours", id, "versions");
  return (
    <Awaited title={t("preview.title")} result={useQuery(previewQuery(storefront, id, number))}>
      {(tour) => (
        <>
          <title>{t("preview.title")}</title>
          <div className={styles.previewBar}>
            <Link href={over} className={styles.back}>
              <Icon name="chevron-left" size={18} />
              {t(number === null ? "preview.back" : "preview.versions")}
            </Link>
            <p>
              <strong>
                {number === null ? t("preview.draft") : t("preview.version", { number })}
              </strong>{" "}
              {t("preview.text")}
            </p>
          </div>
          <TourPreview tour={tour} />
        </>
      )}
    </Awaited>
  );
}
