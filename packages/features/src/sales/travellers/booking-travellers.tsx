import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useEffect, useState } from "react";
import { saveFile } from "../../platform/browser/save-file.ts";
import { useCall } from "../../platform/forms/use-call.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { travellersPath } from "../../platform/links/paths.ts";
import { absoluteUrl, useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PassOn } from "./pass-on.tsx";
import { TicketsBlock } from "./tickets-block.tsx";
import { TravellerList } from "./traveller-list.tsx";
import type { OpenTraveller } from "./traveller-list.tsx";
import type { RemovalBy } from "./travellers-calls.ts";
import {
  readByLink,
  readTravellers,
  saveTickets,
  saveTraveller,
  travellersTable,
} from "./travellers-calls.ts";
import type { TravellersBlockProps } from "./travellers-block.tsx";
import styles from "./travellers.module.css";

const TravellerForm = lazy(async () => ({
  default: (await import("./traveller-form.tsx")).TravellerForm,
}));
const formSkeleton = <Skeleton shape="block" height="16rem" />;

/** The travellers, what is missing, and the deadline. */
export function BookingTravellers(props: TravellersBlockProps) {
  const {
    touristsUuid,
    bookingId,
    bookingUuid = null,
    isHost = false,
    read,
    version,
    onChangeParty,
  } = props;
  const { t } = useTranslation("travellers");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [info, setInfo] = useState<TouristsInfo | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [open, setOpen] = useState<OpenTraveller>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      if (read) return read();
      if (bookingId !== undefined) return readTravellers(storefront, bookingId);
      return touristsUuid === null ? null : readByLink(storefront, touristsUuid);
    };
    load().then(
      (answer) => !isOver && setInfo(answer),
      (error: unknown) => {
        // Offline, the page already says so.
        if (navigator.onLine) console.error(error);
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another date or party opens other ages
  }, [storefront, bookingId, touristsUuid, read, version]);
  const tourist = info?.tourists.find(({ id }) => id === open) ?? null;
  const removal: RemovalBy | null =
    bookingId !== undefined
      ? { request_id: bookingId }
      : bookingUuid
        ? { uuid: bookingUuid }
        : null;
  const formIdOf = (id: number | "new") => `traveller-${bookingId ?? touristsUuid}-${id}`;
  const path = touristsUuid === null ? null : travellersPath(touristsUuid);
  return (
    <>
      {info === null && !isFailed && <Skeleton shape="block" height="6rem" />}
      {isFailed && <p className={styles.muted}>{t("block.failed")}</p>}
      {info && (
        <>
          <p className={styles.muted}>
            {info.is_open
              ? t("block.until", { date: formatDate(info.open_until, locale, "full") })
              : t("closed")}
          </p>
          <TravellerList
            info={bookingId === undefined ? readOnly(info) : info}
            open={open}
            onOpen={setOpen}
            removalOf={() => (info.is_open ? removal : null)}
            formIdOf={formIdOf}
            onRemoved={setInfo}
            isClosed={!info.is_open}
          >
            {bookingId !== undefined && (
              <Suspense key={open} fallback={formSkeleton}>
                <TravellerForm
                  formId={formIdOf(tourist?.id ?? "new")}
                  info={info}
                  tourist={tourist}
                  isWhole={false}
                  {...(onChangeParty && { onChangeParty })}
                  send={(body) =>
                    saveTraveller(storefront, bookingId, { ...body, id: tourist?.id })
                  }
                  onSent={(answer) => {
                    showToast({ type: "success", text: t("saved") });
                    setInfo(answer);
                    setOpen(null);
                  }}
                  onCancel={() => setOpen(null)}
                />
              </Suspense>
            )}
          </TravellerList>
        </>
      )}
      {path !== null && info?.is_open && (
        <div className={styles.actions}>
          {/* Opened by number, the details are entered right here. */}
          {bookingId === undefined && <Button href={path}>{t("block.fill")}</Button>}
          {info.tourists.length + info.free_seats > 1 && (
            <PassOn url={absoluteUrl(storefront, locale, path)} />
          )}
        </div>
      )}
      {info && bookingId !== undefined && (
        <TicketsBlock
          formId={`tickets-${bookingId}`}
          tickets={info.tickets}
          keepsEmpty={false}
          send={(tickets) => saveTickets(storefront, bookingId, tickets)}
          onSent={setInfo}
        />
      )}
      {isHost && bookingId !== undefined && <Table bookingId={bookingId} />}
    </>
  );
}

/** Opened by link, the list is read-only; details are entered on the travellers' own page. */
const readOnly = (info: TouristsInfo): TouristsInfo => ({
  ...info,
  is_open: false,
  tourists: info.tourists.map((one) => ({ ...one, can_edit: false })),
});

function Table({ bookingId }: { bookingId: number }) {
  const { t } = useTranslation("travellers");
  const storefront = useStorefront();
  const { isRunning, problem, run, release } = useCall();
  const download = (isGroup: boolean) => {
    void run({
      body: isGroup,
      send: (whole) => travellersTable(storefront, bookingId, whole),
      onDone(table) {
        release();
        saveFile(table, `travellers-${bookingId}.csv`);
      },
    });
  };
  return (
    <>
      <FormAlert problem={problem} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon="download"
          loading={isRunning}
          onClick={() => download(false)}
        >
          {t("block.table")}
        </Button>
        <Button
          variant="secondary"
          icon="download"
          loading={isRunning}
          onClick={() => download(true)}
        >
          {t("block.groupTable")}
        </Button>
      </div>
    </>
  );
}
