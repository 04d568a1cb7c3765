import type { TouristsInfo } from "@tropa/api-contract/sales/tourist";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import { useEffect, useState } from "react";
import { useSession } from "../../../people/session/session.ts";
import { tripPath } from "../../../platform/links/paths.ts";
import { mainId } from "../../../platform/page/skip-link.tsx";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TicketsBlock } from "../tickets-block.tsx";
import { TravellerForm } from "../traveller-form.tsx";
import { TravellerList } from "../traveller-list.tsx";
import type { OpenTraveller } from "../traveller-list.tsx";
import { addTraveller, readByLink, saveTicketsByLink } from "../travellers-calls.ts";
import type { RemovalBy } from "../travellers-calls.ts";
import styles from "../travellers.module.css";

/** The form that opens first: a traveller still to be completed, otherwise an unnamed seat. */
const firstOpen = ({ tourists, free_seats: free, is_open: isOpen }: TouristsInfo): OpenTraveller =>
  isOpen ? (tourists.find((one) => one.can_edit)?.id ?? (free > 0 ? "new" : null)) : null;

const keysOf = ({ tourists }: TouristsInfo) =>
  tourists.flatMap(({ id, removal_key: key }) => (key === null ? [] : [[id, key] as const]));

/** `/order/{tourists_uuid}/add-tourists`: travellers enter their details, by a link that the tourist shares. */
export function AddTouristsScreen({ uuid, info: loaded }: { uuid: string; info: TouristsInfo }) {
  const { t } = useTranslation("travellers");
  const storefront = useStorefront();
  const { locale } = storefront;
  const [info, setInfo] = useState(loaded);
  const [open, setOpen] = useState<OpenTraveller>(() => firstOpen(loaded));
  // Keys for removing entries made on this page, until it is left.
  const [keys, setKeys] = useState<readonly (readonly [number, string])[]>([]);
  const ownRemoval = (id: number): RemovalBy | null => {
    const key = keys.find(([of]) => of === id)?.[1];
    return key !== undefined && info.is_open ? { tourists_uuid: uuid, key } : null;
  };
  const status = useSession((session) => session.status);
  const isSignedIn = status === "signedIn";
  useEffect(() => {
    if (!isSignedIn) return;
    // The server's page is the same for everybody; ask whether the booking belongs to the signed-in reader.
    readByLink(storefront, uuid).then(
      (own) => setInfo((known) => ({ ...known, is_own: own.is_own })),
      () => {},
    );
  }, [isSignedIn, storefront, uuid]);
  const formIdOf = (id: number | "new") => `traveller-${uuid}-${id}`;
  const date = formatDate(info.open_until, locale, "full");
  const tourist = info.tourists.find(({ id }) => id === open) ?? null;
  const isAll = info.free_seats === 0 && info.tourists.every((one) => !one.can_edit);
  return (
    <main id={mainId} className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        <p>
          <strong>{info.tour_title}</strong>
          <br />
          {formatDateRange(info.start, info.end, locale, "full")}
        </p>
        <Progress info={info} />
        <p className={styles.muted} role="status">
          {!info.is_open ? t("closed") : isAll ? t("all") : t("lead", { date })}
        </p>
      </header>
      <TravellerList
        info={info}
        open={open}
        onOpen={setOpen}
        removalOf={({ id }) => ownRemoval(id)}
        formIdOf={formIdOf}
        onRemoved={(answer) => {
          setInfo(answer);
          setOpen(firstOpen(answer));
        }}
        isClosed={!info.is_open}
      >
        <TravellerForm
          key={`${tourist?.id ?? "new"}-${info.tourists.length}`}
          formId={formIdOf(tourist?.id ?? "new")}
          info={info}
          tourist={tourist}
          isWhole
          bookingHref={tripPath(info.booking_id)}
          send={(body) => addTraveller(storefront, uuid, { ...body, id: tourist?.id })}
          onSent={(answer) => {
            showToast({ type: "success", text: t("saved") });
            setKeys((known) => [...known, ...keysOf(answer)]);
            setInfo(answer);
            setOpen(firstOpen(answer));
          }}
        />
      </TravellerList>
      {info.is_open && (
        <TicketsBlock
          lead={<p className={styles.muted}>{t("tickets.byLink")}</p>}
          formId="tickets"
          tickets={{}}
          keepsEmpty
          send={(tickets) => saveTicketsByLink(storefront, uuid, tickets)}
          onSent={setInfo}
        />
      )}
      {info.is_open && !isAll && <p className={styles.muted}>{t("remove.who")}</p>}
      <p className={styles.muted}>{t("privacy")}</p>
    </main>
  );
}

/** Shows how many travellers' data is complete. */
function Progress({ info }: { info: TouristsInfo }) {
  const { t } = useTranslation("travellers");
  const done = info.tourists.filter(({ missing }) => missing.length === 0).length;
  return (
    <div className={styles.progress}>
      <p id="filled-in">{t("progress", { done, count: info.seats })}</p>
      <progress value={done} max={info.seats} aria-labelledby="filled-in" />
    </div>
  );
}
