import type { Numbers } from "@tropa/api-contract/staff/calls-numbers";
import { currencies } from "@tropa/domain/money";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DateRangeField } from "@tropa/ui-kit/date-range-field";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { periods } from "./numbers-query.ts";
import type { ChosenNumbers } from "./numbers-query.ts";
import styles from "../queues/queues.module.css";

interface NumbersFiltersProps {
  chosen: ChosenNumbers;
  numbers: Numbers | undefined;
}

/** What to count; all of it stands in the address. */
export function NumbersFilters({ chosen: { query, days }, numbers }: NumbersFiltersProps) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const [, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const organizer = query.organizer_id ?? "";
  const narrow = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === "") next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const all = { value: "", text: t("filters.all") };
  const choices = (places: readonly { id: number; name: string }[]) => [
    all,
    ...places.map(({ id, name }) => ({ value: String(id), text: name })),
  ];
  const chooseOrganizer = (value: string) => {
    setTyped(undefined);
    narrow({ organizer: value.trim() });
  };
  return (
    <div className={styles.filters}>
      <Select
        label={t("filters.period")}
        value={days === null ? "" : String(days)}
        items={[
          ...periods.map((count) => ({ value: String(count), text: t("filters.days", { count }) })),
          { value: "", text: t("filters.own") },
        ]}
        onValueChange={(value) =>
          narrow(
            value === "" ? { from: query.from, to: query.to } : { days: value, from: "", to: "" },
          )
        }
      />
      <DateRangeField
        label={t("filters.dates")}
        value={{ from: query.from, to: query.to }}
        max="today"
        locale={locale}
        onValueChange={({ from, to }) => {
          if (from && to) narrow({ from, to });
        }}
      />
      <Select
        label={t("filters.storefront")}
        value={query.storefront ?? ""}
        items={[
          all,
          ...(numbers?.storefronts ?? []).map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onValueChange={(storefront) => narrow({ storefront })}
      />
      <Select
        label={t("filters.currency")}
        value={numbers?.currency ?? query.in ?? ""}
        items={currencies.map((value) => ({ value, text: t(`common:currencies.${value}`) }))}
        onValueChange={(value) => narrow({ in: value })}
      />
      <Select
        label={t("filters.country")}
        value={query.country_id ?? ""}
        items={choices(numbers?.countries ?? [])}
        onValueChange={(country) => narrow({ country, city: "" })}
      />
      <Select
        label={t("filters.city")}
        value={query.city_id ?? ""}
        items={choices(numbers?.cities ?? [])}
        disabled={!query.country_id}
        onValueChange={(city) => narrow({ city })}
      />
      <TextField
        name="organizer"
        label={t("filters.organizer")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed ?? organizer}
        onValueChange={setTyped}
        onBlur={(event) => chooseOrganizer(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") chooseOrganizer(event.currentTarget.value);
        }}
        {...(numbers?.organizer && {
          hint: t("filters.organizerHint", { title: numbers.organizer.title }),
        })}
      />
    </div>
  );
}
