import { useQueryClient } from "@tanstack/react-query";
import type { OrganizerRecord } from "@tropa/api-contract/organizers/organizer";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useState } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../platform/forms/use-call.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { LocalTime } from "../../sales/booking-parts/local-time.tsx";
import { createContract } from "./record-calls.ts";
import { recordQuery } from "./record-queries.ts";
import styles from "./records.module.css";

/** Contracts of a record. Each can be opened here; a new one also has a link, which is shown only once. */
export function RecordContracts({ record }: { record: OrganizerRecord }) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { isRunning, problem, run, release } = useCall();
  const [url, setUrl] = useState<string | null>(null);
  const make = () =>
    run({
      body: record.id,
      send: (id) => createContract(storefront, id),
      async onDone(made) {
        release();
        setUrl(made.url);
        await queries.invalidateQueries({
          queryKey: recordQuery(storefront, record.id).queryKey,
        });
      },
    });
  return (
    <section className={styles.section} aria-labelledby="record-contracts">
      <h2 id="record-contracts">{t("contracts.title")}</h2>
      <p className={styles.muted}>{t("contracts.text")}</p>
      {record.contracts.length > 0 && (
        <ul className={styles.rows}>
          {record.contracts.map((contract) => (
            <li key={contract.contract_id}>
              <Link href={organizerPath("records", record.id, "contracts", contract.contract_id)}>
                {t("contracts.one", { id: contract.contract_id })}
              </Link>
              <span className={styles.muted}>
                {contract.saved_at === null ? (
                  t("contracts.empty")
                ) : (
                  <>
                    {t("contracts.saved")} <LocalTime iso={contract.saved_at} />
                  </>
                )}
                {contract.files_count > 0 &&
                  ` · ${t("contracts.files", { count: contract.files_count })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {url !== null && (
        <div role="status" className={styles.link}>
          <p>{t("contracts.link")}</p>
          <p>{url}</p>
        </div>
      )}
      <FormAlert problem={problem} />
      <div>
        <Button variant="secondary" icon="plus" loading={isRunning} onClick={() => void make()}>
          {t("contracts.add")}
        </Button>
      </div>
    </section>
  );
}
