import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { formatMoney } from "@tropa/domain/money";
import { formatDate, formatDateRange, unbroken } from "@tropa/i18n/format";
import { Chip } from "@tropa/ui-kit/chip";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useLocalTime } from "../../../sales/booking-parts/local-time.tsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { seatInCabin } from "../../../sales/choice/cabin-seat.ts";
import { durationText } from "../../tour-card/card-texts.ts";
import { useHasPermission } from "../../../people/session/session.ts";
import { useIsSelecting } from "../../selection/use-selection.ts";
import { CertaintyHint } from "./certainty-hint.tsx";
import { DateCertainty } from "./date-certainty.tsx";
import { allDates, choiceFields } from "../../../sales/choice/choice-query.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import { dateMarks, lengthOf, shownDates } from "../../../sales/departure/date-facts.ts";
import type { DateMark } from "../../../sales/departure/date-facts.ts";
import styles from "./date-list.module.css";

/** Loaded on demand: few visitors are staff or select for others. */
const DateCommission = lazyPart("staff", () => import("./date-commission.tsx"));
const SelectionDate = lazy(() => import("../../selection/selection-date.tsx"));

/** Certainty is shown as a line of its own, not as a chip. */
type ChipMark = Exclude<DateMark, { kind: "guaranteed" | "preliminary" }>;

const isChip = (mark: DateMark): mark is ChipMark =>
  mark.kind !== "guaranteed" && mark.kind !== "preliminary";

const toneOf: Record<ChipMark["kind"], "hot" | "muted" | "discount"> = {
  busy: "muted",
  held: "muted",
  hot: "hot",
  until: "discount",
  early: "discount",
  few: "hot",
};

function Mark({ mark }: { mark: ChipMark }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const time = useLocalTime(mark.kind === "held" ? mark.until : new Date(0).toISOString());
  const text = {
    busy: () => t("dates.busy"),
    held: () => t("dates.held", { time }),
    hot: () => t("dates.hot"),
    early: () => t("dates.early"),
    until: () =>
      mark.kind === "until" ? t("dates.until", { date: formatDate(mark.date, locale) }) : "",
    few: () => (mark.kind === "few" ? t("dates.seats", { count: mark.seats }) : ""),
  }[mark.kind]();
  return <Chip tone={toneOf[mark.kind]}>{text}</Chip>;
}

function DateItem({
  date,
  tour,
  today,
  checked,
  onChoose,
  onDone,
}: {
  date: DateVariant;
  tour: ShownTour;
  today: string;
  checked: boolean;
  onChoose: (id: number) => void;
  onDone: () => void;
}) {
  const { locale } = useStorefront();
  const { t: cardText } = useTranslation("tourCard");
  const marks = dateMarks(date, tour);
  const isSelecting = useIsSelecting();
  const seesCommission = useHasPermission("canViewCommission");
  const range = formatDateRange(date.start, date.end, locale);
  const chips = marks.filter(isChip);
  const line = (
    // Arrow keys only move through the dates and fire clicks without a pointer; a press or Enter confirms.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <label
      className={styles.item}
      data-busy={date.is_busy || undefined}
      onClick={({ detail }) => detail > 0 && !date.is_busy && onDone()}
    >
      <input
        type="radio"
        name={choiceFields.date}
        value={date.id}
        checked={checked}
        disabled={date.is_busy}
        onChange={() => onChoose(date.id)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onDone();
        }}
      />
      <span className={styles.dates}>
        {unbroken(range)}
        <small>{durationText(cardText, lengthOf(date, tour))}</small>
        {date.times.length > 0 && <small>{date.times.join(", ")}</small>}
      </span>
      <span className={styles.price}>
        {date.price_without_discount !== null && !date.is_busy && (
          <del>
            {formatMoney({ minor: date.price_without_discount, currency: date.currency }, locale)}
          </del>
        )}
        {formatMoney({ minor: date.price, currency: date.currency }, locale)}
      </span>
      {chips.length > 0 && (
        <span className={styles.marks}>
          {chips.map((mark) => (
            <Mark key={mark.kind} mark={mark} />
          ))}
        </span>
      )}
      {!date.is_busy && (
        <DateCertainty tour={tour} date={date} today={today} className={styles.certainty} />
      )}
    </label>
  );
  return (
    <>
      <div className={styles.row}>
        {line}
        {marks.some(({ kind }) => kind === "preliminary") && <CertaintyHint dates={range} />}
      </div>
      {seesCommission && (
        <Suspense>
          <DateCommission tourId={tour.id} dateId={date.id} />
        </Suspense>
      )}
      {isSelecting && (
        <Suspense>
          <SelectionDate date={date} label={range} tour={tour} />
        </Suspense>
      )}
    </>
  );
}

/** The coming departures as radio buttons (docs/product/cards-and-dates.md#departures). */
export function DateList({
  tour,
  choice,
  today,
  onDone,
}: {
  tour: ShownTour;
  choice: TourChoice;
  today: string;
  /** Called when a date was pressed or confirmed, not when arrow keys pass it. */
  onDone: () => void;
}) {
  const { t } = useTranslation("tour");
  const [all, setAll] = useState(choice.showsAll);
  const chosenId = choice.date?.id ?? null;
  const shown = shownDates(tour.variants, chosenId, all);
  if (tour.variants.length === 0) return <p className={styles.none}>{t("dates.none")}</p>;
  return (
    <fieldset className={styles.root}>
      <legend>{t("dates.choose")}</legend>
      {shown.map((date) => (
        <DateItem
          key={date.id}
          date={seatInCabin(date, choice.cabin)}
          tour={tour}
          today={today}
          checked={date.id === chosenId}
          onChoose={choice.chooseDate}
          onDone={onDone}
        />
      ))}
      {shown.length < tour.variants.length && (
        // Submits the form without scripts.
        <button
          type="submit"
          name={choiceFields.dates}
          value={allDates}
          className={styles.more}
          onClick={(event) => {
            event.preventDefault();
            setAll(true);
          }}
        >
          {t("dates.all", { count: tour.variants.length })}
        </button>
      )}
    </fieldset>
  );
}
