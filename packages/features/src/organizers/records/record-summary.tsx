import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Badge } from "@tropa/ui-kit/badge";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { placeText } from "../place-text.ts";
import styles from "./records.module.css";

export interface RecordSummaryProps {
  record: Pick<
    OrganizerRecord,
    "name" | "title" | "photo" | "city" | "country" | "tours_count" | "is_published" | "is_verified"
  >;
  href: string;
  /** Shown beside the place, such as the id for staff. */
  note?: string;
}

/** A record in a list, as a link. */
export function RecordSummary({ record, href, note }: RecordSummaryProps) {
  const { t } = useTranslation("organizerRecords");
  return (
    <>
      <Avatar name={record.name} src={imageUrl(record.photo, "250x300")} size={64} decorative />
      <div className={styles.about}>
        <h2>
          <Link href={href} variant="quiet">
            {record.title}
          </Link>
        </h2>
        <p className={styles.muted}>
          {placeText(record)}
          {" · "}
          {t("tours", { count: record.tours_count })}
          {note !== undefined && ` · ${note}`}
        </p>
        <p className={styles.badges}>
          <Badge tone={record.is_published ? "success" : "neutral"}>
            {t(record.is_published ? "published" : "unpublished")}
          </Badge>
          {record.is_verified && <Badge tone="info">{t("verified")}</Badge>}
        </p>
      </div>
    </>
  );
}
