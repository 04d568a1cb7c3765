import { openTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import type { ListedTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import { formatMoney } from "@tropa/domain/money";
import { formatDate, unbroken } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Card } from "@tropa/ui-kit/card";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Picture } from "@tropa/ui-kit/picture";
import { useId } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { useCall } from "../../../platform/forms/use-call.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourBadges } from "../tour-badges.tsx";
import styles from "../tours.module.css";

/** A tour in the list. An imported tour gets its draft when first opened. */
export function TourListRow({ tour }: { tour: ListedTour }) {
  const { t } = useTranslation("organizerTours");
  const { locale } = useStorefront();
  const moment = useMoment();
  const nameId = useId();
  const { id, title, image, price, currency, next_start: next, saved_at: saved, path } = tour;
  const name = title === "" ? t("untitled") : title;
  const facts = [
    t(`kinds.${tour.type}`),
    ...(price === null
      ? []
      : [t("list.from", { price: formatMoney({ minor: price, currency }, locale) })]),
    ...(next === null ? [] : [t("list.next", { date: unbroken(formatDate(next, locale)) })]),
    ...(saved === null ? [] : [t("list.saved", { moment: unbroken(moment(saved)) })]),
  ];
  return (
    <Card as="li" interactive className={styles.row}>
      {image ? (
        <Picture
          template={image.image}
          alt=""
          width={4}
          height={3}
          variants={["400x300"]}
          sizes="8rem"
          colour={image.color}
          className={styles.rowPicture}
        />
      ) : (
        <span className={styles.noPicture}>
          <Icon name="camera" size={28} />
        </span>
      )}
      <div className={styles.rowText}>
        <h2 id={nameId}>
          {id === null ? (
            name
          ) : (
            <Link href={organizerPath("tours", id)} variant="quiet">
              {name}
            </Link>
          )}
        </h2>
        <p className={styles.muted}>{facts.join("\u00a0· ")}</p>
        <TourBadges stage={tour.stage} publication={tour.publication} />
      </div>
      <div className={styles.rowLinks}>
        {id !== null && (
          <Button
            href={organizerPath("tours", id)}
            variant="secondary"
            size="sm"
            icon="edit"
            aria-describedby={nameId}
          >
            {t("list.edit")}
          </Button>
        )}
        {id === null && tour.tour_id !== null && (
          <EditButton tourId={tour.tour_id} nameId={nameId} />
        )}
        {path !== null && <Link href={path}>{t("onSite")}</Link>}
      </div>
    </Card>
  );
}

/** Creates the draft of an imported tour and opens it. */
function EditButton({ tourId, nameId }: { tourId: number; nameId: string }) {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const go = useGo();
  const { isRunning, run } = useCall();
  const open = () =>
    run({
      body: { tour_id: tourId },
      send: (body) => callApi(storefront, openTourCall, { body }),
      onDone: ({ id }) => void go(organizerPath("tours", id)),
      onRefused: (error) => {
        toastFailure(error, t("failed"));
        return true;
      },
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="edit"
      loading={isRunning}
      aria-describedby={nameId}
      onClick={() => void open()}
    >
      {t("list.edit")}
    </Button>
  );
}
