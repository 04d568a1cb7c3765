import { useQuery } from "@tanstack/react-query";
import { imageUrl } from "@tropa/domain/media/image-url";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Badge } from "@tropa/ui-kit/badge";
import { Card } from "@tropa/ui-kit/card";
import { Link } from "@tropa/ui-kit/link";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskHeader } from "../desk/desk-header.tsx";
import { DeskFailed, DeskSkeleton } from "../desk/desk-states.tsx";
import { recordsQuery } from "./record-queries.ts";
import styles from "./records.module.css";

/** Records that the reader may open: their own. */
export function RecordsList() {
  const { t } = useTranslation("organizerRecords");
  const { data, isError, refetch } = useQuery(recordsQuery(useStorefront()));
  return (
    <>
      <DeskHeader title={t("title")} />
      {!data && (isError ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />)}
      {data && (
        <ul className={styles.list}>
          {data.items.map((record) => (
            <Card key={record.id} as="li" interactive className={styles.item}>
              <Avatar
                name={record.name}
                src={imageUrl(record.photo, "250x300")}
                size={64}
                decorative
              />
              <div className={styles.about}>
                <h2>
                  <Link href={organizerPath("records", record.id)} variant="quiet">
                    {record.title}
                  </Link>
                </h2>
                <p className={styles.muted}>
                  {record.city.name}
                  {", "}
                  {record.country.name}
                  {" · "}
                  {t("tours", { count: record.tours_count })}
                </p>
                <p className={styles.badges}>
                  <Badge tone={record.is_published ? "success" : "neutral"}>
                    {t(record.is_published ? "published" : "unpublished")}
                  </Badge>
                  {record.is_verified && <Badge tone="info">{t("verified")}</Badge>}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </>
  );
}
