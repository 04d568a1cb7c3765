import { DEFAULT_LOCALE } from "@tropa/domain/interface-constants";
import { useState } from "react";
import { Calendar } from "../calendar/calendar.tsx";
import type { CalendarProps, DateRange } from "../calendar/calendar.tsx";
import { DateDialogField } from "../date-picker/date-dialog-field.tsx";
import type { CalendarFieldProps } from "../date-picker/date-picker.tsx";
import { dateText } from "../date-picker/date-text.ts";
import { HiddenValues } from "../hooks/hidden-values.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import { useMessages } from "../messages/messages.tsx";

export type { DateRange } from "../calendar/calendar.tsx";

export type DateRangeFieldProps = Omit<CalendarFieldProps, "name"> & {
  /** The range, yyyy-MM-dd: both dates or neither. */
  value?: DateRange;
  defaultValue?: DateRange;
  /** Called with complete ranges, and with `{}` when they are cleared. */
  onValueChange?: (value: DateRange) => void;
  /** Names of the two dates in a form. */
  names?: readonly [from: string, to: string];
  /** Number of months side by side, if there is room. */
  months?: CalendarProps["months"];
};

const nothing: DateRange = {};

/**
 * Field for a date range, with one calendar. Follows the date picker dialog of the
 * ARIA guide: the button opens it, the end of the range closes it, Escape leaves all as it was.
 */
export function DateRangeField({
  value,
  defaultValue = nothing,
  onValueChange,
  names,
  months = 2,
  placeholder,
  min,
  max,
  available,
  disabledDates,
  notes,
  locale = DEFAULT_LOCALE,
  firstDay,
  today,
  ...rest
}: DateRangeFieldProps) {
  const messages = useMessages();
  const [range, setRange] = useControllable(value, defaultValue, onValueChange);
  /** A chosen start without an end; until it is complete the field keeps the previous range. */
  const [begun, setBegun] = useState<DateRange>();

  const choose = (next: DateRange, close: () => void) => {
    if (next.to === undefined) {
      setBegun(next);
      return;
    }
    setBegun(undefined);
    setRange(next);
    close();
  };

  return (
    <DateDialogField
      {...rest}
      text={dateText(range, locale)}
      placeholder={placeholder ?? messages.dates.choose}
      onClear={() => setRange(nothing)}
      onPanelClose={() => setBegun(undefined)}
      submits={
        <>
          <HiddenValues name={names?.[0]} values={[range.from ?? ""]} disabled={rest.disabled} />
          <HiddenValues name={names?.[1]} values={[range.to ?? ""]} disabled={rest.disabled} />
        </>
      }
      renderCalendar={(close) => (
        <Calendar
          {...{ min, max, available, notes, locale, firstDay, today, months }}
          disabled={disabledDates}
          mode="range"
          value={begun ?? range}
          onValueChange={(next) => choose(next, close)}
        />
      )}
    />
  );
}
