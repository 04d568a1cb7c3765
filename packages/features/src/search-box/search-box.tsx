import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useStorefront } from "../platform/storefront-context.tsx";
import { nextMonths } from "./next-months.ts";
import { monthText } from "./month-text.ts";
import { PhraseField } from "./phrase-field.tsx";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  /** The current month, `yyyy-MM`: from the server, so that both sides of hydration offer the same ones. */
  fromMonth: string;
  phrase?: string;
}

/** Where and when. A plain form: it searches before any script has come, and without one. */
export function SearchBox({ fromMonth, phrase }: SearchBoxProps) {
  const { t } = useTranslation("home");
  const { locale } = useStorefront();
  const monthId = useId();
  const isSearching = useNavigation().location?.pathname === "/find";
  return (
    <Form method="get" action="/find" role="search" className={styles.root}>
      <PhraseField defaultValue={phrase} />
      <div className={styles.field}>
        <Icon name="calendar" size={22} className={styles.icon} />
        <label htmlFor={monthId}>{t("search.when")}</label>
        <select id={monthId} name="month" defaultValue="">
          <option value="">{t("search.anyDates")}</option>
          {nextMonths(fromMonth).map((month) => (
            <option key={month} value={month}>
              {monthText(month, locale)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" size="lg" icon="search" loading={isSearching} className={styles.submit}>
        {t("search.submit")}
      </Button>
    </Form>
  );
}
