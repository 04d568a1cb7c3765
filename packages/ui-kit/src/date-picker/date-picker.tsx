import { DEFAULT_LOCALE } from "@tropa/domain/interface-constants";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { Calendar } from "../calendar/calendar.tsx";
import type { CalendarProps } from "../calendar/calendar.tsx";
import { HiddenValues } from "../hooks/hidden-values.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import { useMessages } from "../messages/messages.tsx";
import { DateDialogField } from "./date-dialog-field.tsx";
import type { DateDialogFieldProps } from "./date-dialog-field.tsx";
import { dateText } from "./date-text.ts";

/** Props passed on to the calendar. */
export type CalendarOptions = Pick<
  CalendarProps,
  "min" | "max" | "available" | "notes" | "locale" | "firstDay" | "today"
> & {
  /** Dates that cannot be chosen. */
  disabledDates?: readonly LocalDate[];
};

/** Props of any field with a calendar. */
export type CalendarFieldProps = Omit<
  DateDialogFieldProps,
  | "text"
  | "placeholder"
  | "onClear"
  | "onPanelClose"
  | "renderCalendar"
  | "submits"
  | "value"
  | "defaultValue"
> &
  CalendarOptions & { placeholder?: string };

export type DatePickerProps = CalendarFieldProps & {
  /** yyyy-MM-dd; an empty text for none. */
  value?: LocalDate;
  defaultValue?: LocalDate;
  onValueChange?: (value: LocalDate) => void;
};

/**
 * One date, from a calendar that knows which dates are offered and what they cost. Follows the date
 * picker dialog of the ARIA guide. For a birthday take `DateField`, which can be typed into.
 */
export function DatePicker({
  value,
  defaultValue = "",
  onValueChange,
  placeholder,
  name,
  min,
  max,
  available,
  disabledDates,
  notes,
  locale = DEFAULT_LOCALE,
  firstDay,
  today,
  ...rest
}: DatePickerProps) {
  const messages = useMessages();
  const [date, setDate] = useControllable(value, defaultValue, onValueChange);
  const range = date === "" ? {} : { from: date, to: date };
  return (
    <DateDialogField
      {...rest}
      text={dateText(range, locale)}
      placeholder={placeholder ?? messages.dates.chooseOne}
      onClear={() => setDate("")}
      submits={<HiddenValues name={name} values={[date]} disabled={rest.disabled} />}
      renderCalendar={(close) => (
        <Calendar
          {...{ min, max, available, notes, locale, firstDay, today }}
          disabled={disabledDates}
          value={range}
          onValueChange={({ from = "" }) => {
            setDate(from);
            close();
          }}
        />
      )}
    />
  );
}
