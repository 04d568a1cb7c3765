import { useQueryClient } from "@tanstack/react-query";
import { addDeparturesCall } from "@tropa/api-contract/organizers/calls-departures";
import type { DepartureTour } from "@tropa/api-contract/organizers/departure";
import { Button } from "@tropa/ui-kit/button";
import { Drawer } from "@tropa/ui-kit/drawer";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { departuresKey } from "../departures-queries.ts";
import { SeriesFields } from "./series-fields.tsx";
import { firstSeries, isSendable, timesOf } from "./series-values.ts";
import { TermsFields } from "../terms-fields.tsx";
import { createTermsForm } from "../terms-form.ts";
import { majorText, termsOf } from "../terms-values.ts";
import type { TermsValues } from "../terms-values.ts";
import styles from "../departures.module.css";

interface AddDrawerProps {
  tours: readonly DepartureTour[];
  /** The tour the page is filtered by; null for all. */
  tourId: string | null;
  month: string;
  onClose: () => void;
  /** Called with the first added day; null if all existed already. */
  onAdded: (first: string | null) => void;
}

const panelWidth = 620;

/** Adds one departure or a series; previews its days. */
export function AddDrawer({ tours, tourId, month, onClose, onAdded }: AddDrawerProps) {
  const { t } = useTranslation("organizerDepartures");
  const [chosen, choose] = useState(tourId ?? String(tours[0]?.id ?? ""));
  const [isTouched, setTouched] = useState(false);
  const tour = tours.find(({ id }) => String(id) === chosen) ?? tours[0];
  return (
    <Drawer open onClose={onClose} title={t("add.title")} width={panelWidth} persistent={isTouched}>
      <div className={styles.panel} onInput={() => setTouched(true)}>
        <Select
          label={t("tour.label")}
          value={chosen}
          onValueChange={choose}
          items={tours.map(({ id, title }) => ({ value: String(id), text: title }))}
        />
        {tour && <AddForm key={tour.id} tour={tour} month={month} onAdded={onAdded} />}
      </div>
    </Drawer>
  );
}

const newTerms = (tour: DepartureTour): TermsValues => ({
  seats: String(tour.max_group),
  price: majorText(tour.price),
  discount_type: "",
  discount_size: "",
  discount_format: "2",
  ends_on: "",
  days_before: "",
  is_closed: false,
  is_guaranteed: false,
});

function AddForm({
  tour,
  month,
  onAdded,
}: Pick<AddDrawerProps, "month" | "onAdded"> & { tour: DepartureTour }) {
  const { t } = useTranslation("organizerDepartures");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [initial] = useState(() => newTerms(tour));
  const [series, setSeries] = useState(() => firstSeries(tour.today, month));
  const [times, setTimes] = useState("");
  const [isTried, setTried] = useState(false);
  const { form, state } = useApiForm(() =>
    createTermsForm({ initial, fewest: 1, today: tour.today, last: null, text: failureText(t) }),
  );
  const startTimes = timesOf(times);
  const isTimesWrong = tour.is_excursion && (startTimes === null || startTimes.length === 0);
  const canSend = isSendable(series, tour.today) && !isTimesWrong;
  const add = () => {
    setTried(true);
    if (!canSend) return;
    void form.submit({
      body: (values) => {
        const typed = termsOf(values);
        if (typed === null) throw new TypeError("the rules have passed what cannot be sent");
        return {
          tour_id: tour.id,
          days: series.days,
          start_times: startTimes ?? [],
          ...typed.terms,
          days_before: typed.daysBefore,
        };
      },
      send: (body) => callApi(storefront, addDeparturesCall, { body }),
      onSent: ({ added, skipped }) => {
        const there = skipped.length > 0 ? ` ${t("add.skipped", { count: skipped.length })}` : "";
        showToast({ type: "success", text: `${t("add.done", { count: added.length })}${there}` });
        void queries.invalidateQueries({ queryKey: departuresKey });
        onAdded(added[0]?.start ?? null);
      },
    });
  };
  return (
    <CallForm problem={state.problem} onSubmit={add} className={styles.form}>
      <SeriesFields tour={tour} series={series} isTried={isTried} onChange={setSeries} />
      {tour.is_excursion && (
        <TextField
          label={t("add.times")}
          hint={t("add.timesHint")}
          value={times}
          onValueChange={setTimes}
          error={isTried && isTimesWrong ? t("add.timesWrong") : undefined}
        />
      )}
      <TermsFields
        form={form}
        errors={state.errors}
        initial={initial}
        currency={tour.currency}
        commissionPercent={tour.commission_percent}
        taken={0}
        isGuaranteeFixed={false}
        today={tour.today}
        last={null}
      />
      <Button type="submit" loading={state.isSending}>
        {t("add.send", { count: series.days.length })}
      </Button>
    </CallForm>
  );
}
