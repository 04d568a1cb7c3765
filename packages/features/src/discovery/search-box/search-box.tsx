import { partyFields, readParty } from "@tropa/domain/sales/party/party";
import { Button } from "@tropa/ui-kit/button";
import { useState } from "react";
import { PartyField } from "../party/party-field.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Form, useNavigation, useSearchParams } from "react-router";
import { anyDates, nextMonths, nextSeasons } from "./periods.ts";
import { PhraseField } from "./phrase-field.tsx";
import { WhenField } from "./when-field.tsx";
import styles from "./search-box.module.css";

interface SearchBoxProps {
  /** The first month to offer, `yyyy-MM`; from the server, so that hydration renders the same months. */
  fromMonth: string;
  phrase?: string;
}

const choices = (periods: readonly string[]) => periods.map((period) => ({ period }));

/** Search form with destination, dates and travellers. A plain form that also works without scripts. */
export function SearchBox({ fromMonth, phrase }: SearchBoxProps) {
  const { t } = useTranslation("home");
  const [dates, setDates] = useState(anyDates);
  const [query] = useSearchParams();
  const [party, setParty] = useState(() =>
    readParty(query.get(partyFields.adults), query.get(partyFields.childAges)),
  );
  const isSearching = useNavigation().location?.pathname === "/find";
  return (
    <Form method="get" action="/find" role="search" className={styles.root}>
      <PhraseField defaultValue={phrase} />
      <WhenField
        surface="bare"
        className={styles.when}
        months={choices(nextMonths(fromMonth))}
        seasons={choices(nextSeasons(fromMonth))}
        value={dates}
        onValueChange={setDates}
      />
      <PartyField surface="bare" className={styles.when} value={party} onValueChange={setParty} />
      <Button type="submit" size="lg" icon="search" loading={isSearching} className={styles.submit}>
        {t("search.submit")}
      </Button>
    </Form>
  );
}
