import { isLocalDate } from "@tropa/domain/local-date";
import { DateField } from "@tropa/ui-kit/date-field";
import { useTranslation } from "react-i18next";
import { useDraft } from "./use-draft.ts";
import styles from "./filters-panel.module.css";

interface Dates {
  dateFrom: string | null;
  dateTo: string | null;
}

interface DatesBetweenProps extends Dates {
  onChange: (dates: Partial<Dates>) => void;
}

/** First and last day of departure. */
export function DatesBetween({ dateFrom, dateTo, onChange }: DatesBetweenProps) {
  const { t } = useTranslation("listing");
  return (
    <div className={styles.between}>
      <OneDate
        name="dateFrom"
        label={t("dateFrom")}
        date={dateFrom}
        onChange={(date) => onChange({ dateFrom: date })}
      />
      <OneDate
        name="dateTo"
        label={t("dateTo")}
        date={dateTo}
        onChange={(date) => onChange({ dateTo: date })}
      />
    </div>
  );
}

interface OneDateProps {
  name: string;
  label: string;
  date: string | null;
  onChange: (date: string | null) => void;
}

/** While a year is being typed the field holds dates that nobody means. */
const firstYear = "2000";

function OneDate({ name, label, date, onChange }: OneDateProps) {
  const [draft, setDraft] = useDraft(date ?? "");
  return (
    <DateField
      name={name}
      label={label}
      value={draft}
      onValueChange={(value) => {
        setDraft(value);
        const isMeant = value === "" || (isLocalDate(value) && value >= firstYear);
        if (isMeant && value !== (date ?? "")) onChange(value || null);
      }}
    />
  );
}
