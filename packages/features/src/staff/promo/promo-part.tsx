import { useQuery } from "@tanstack/react-query";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { moneyHref, useFilters } from "../payouts/money-queries.ts";
import { MoneyTable } from "../payouts/money-table.tsx";
import { useMayOpen } from "../queues/desk-queries.ts";
import { QueueFailed, QueueSkeleton } from "../queues/queue-states.tsx";
import { PromoForm } from "./promo-form.tsx";
import { promoCodesQuery, usePlaces } from "./promo-queries.ts";
import { PromoRow } from "./promo-row.tsx";
import styles from "../queues/queues.module.css";

const states = ["open", "ended"] as const;

/** All promo codes, or the form for new ones if the address says so. */
export function PromoPart() {
  const { given } = useFilters();
  const mayMake = useMayOpen("payments", "money");
  return given("new") === "1" && mayMake ? <NewPromo /> : <AllPromoCodes mayAct={mayMake} />;
}

function NewPromo() {
  const { t } = useTranslation("staffPromo");
  const { data, isError, refetch } = useQuery(promoCodesQuery(useStorefront(), {}));
  return (
    <>
      <div>
        <Button variant="ghost" size="sm" icon="chevron-left" href={moneyHref("promo")}>
          {t("all")}
        </Button>
      </div>
      {data ? (
        <PromoForm storefronts={data.storefronts} />
      ) : isError ? (
        <QueueFailed onRetry={() => void refetch()} />
      ) : (
        <QueueSkeleton />
      )}
    </>
  );
}

function AllPromoCodes({ mayAct }: { mayAct: boolean }) {
  const { t } = useTranslation("staffPromo");
  const { given, narrow, hrefOf } = useFilters();
  const state = states.find((one) => one === given("state"));
  const after = /^[1-9]\d{0,8}$/.test(given("after")) ? given("after") : "";
  const { data, isError, refetch } = useQuery(
    promoCodesQuery(useStorefront(), {
      ...(given("q") && { q: given("q") }),
      ...(state && { state }),
      ...(after && { after }),
    }),
  );
  const places = usePlaces();
  const columns = [
    t("columns.code"),
    t("columns.terms"),
    t("columns.valid"),
    t("columns.uses"),
    t("columns.given"),
  ];
  return (
    <>
      {mayAct && (
        <div>
          <Button href={moneyHref("promo", { new: "1" })}>{t("new")}</Button>
        </div>
      )}
      <div className={styles.filters}>
        <TextField
          label={t("search")}
          type="search"
          name="q"
          autoComplete="off"
          defaultValue={given("q")}
          maxLength={100}
          onBlur={(event) => narrow("q", event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === "Enter") narrow("q", event.currentTarget.value.trim());
          }}
        />
        <Select
          name="state"
          label={t("state")}
          value={state ?? ""}
          items={[
            { value: "", text: t("states.all") },
            ...states.map((value) => ({ value, text: t(`states.${value}`) })),
          ]}
          onValueChange={(value) => narrow("state", value)}
        />
      </div>
      {!data && (isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />)}
      {data?.items.length === 0 && <EmptyState icon="search" title={t("empty")} headingLevel={2} />}
      {data && data.items.length > 0 && (
        <MoneyTable caption={t("title")} columns={columns}>
          {data.items.map((promo) => (
            <PromoRow
              key={promo.id}
              columns={columns}
              promo={promo}
              storefront={
                data.storefronts.find(({ id }) => id === promo.storefront)?.name ?? promo.storefront
              }
              places={places}
              mayEnd={mayAct}
            />
          ))}
        </MoneyTable>
      )}
      {data && data.next !== null && (
        <div>
          <Button variant="secondary" href={hrefOf("after", String(data.next))}>
            {t("staffMoney:next")}
          </Button>
        </div>
      )}
    </>
  );
}
