import { useQuery } from "@tanstack/react-query";
import type { WaitingTour } from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Picture } from "@tropa/ui-kit/picture";
import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useMoment } from "../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { toursToModerateQuery } from "./tours-queries.ts";
import { Queue, useQueueAddress } from "../queues/queue.tsx";
import { TourModeration } from "./tour-moderation.tsx";
import queues from "../queues/queues.module.css";
import styles from "./tours-part.module.css";

/** Tours sent for moderation, or the one in the address. */
export default function ToursPart() {
  const [query] = useSearchParams();
  const id = query.get("tour") ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? <TourModeration key={id} id={Number(id)} /> : <WaitingTours />;
}

function WaitingTours() {
  const { t } = useTranslation("staffDesk");
  const { page, hrefFor } = useQueueAddress("organizers");
  return (
    <Queue
      result={useQuery(toursToModerateQuery(useStorefront(), page))}
      hrefFor={hrefFor}
      empty={t("tours.empty")}
      keyOf={({ id }) => id}
    >
      {(tour) => <WaitingItem tour={tour} />}
    </Queue>
  );
}

function WaitingItem({ tour }: { tour: WaitingTour }) {
  const { t } = useTranslation("staffDesk");
  const moment = useMoment();
  const { id, title, image, organizer, is_new: isNew, returned_before: returned } = tour;
  return (
    <div className={styles.item}>
      {image && (
        <Picture
          template={image.image}
          alt=""
          width={4}
          height={3}
          variants={["400x300"]}
          sizes="8rem"
          colour={image.color}
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <div className={queues.head}>
          <h2>{title || t("organizerTours:untitled")}</h2>
          <Badge tone={isNew ? "primary" : "info"}>
            {t(isNew ? "tours.new" : "tours.changes")}
          </Badge>
        </div>
        <p>
          {organizer.title}{" "}
          {organizer.is_verified && <Badge tone="success">{t("tours.verified")}</Badge>}
        </p>
        <p className={queues.hint}>
          {[
            t("tours.sent", { moment: moment(tour.sent_at), name: tour.sent_by }),
            ...(returned > 0 ? [t("tours.returned", { count: returned })] : []),
          ].join(" · ")}
        </p>
        <div>
          <Button variant="secondary" href={`${deskPath("organizers")}?view=tours&tour=${id}`}>
            {t("tours.look")}
          </Button>
        </div>
      </div>
    </div>
  );
}
