import { useQuery } from "@tanstack/react-query";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import { DeskHeader } from "../desk/desk-header.tsx";
import { VerificationCard } from "../verification/verification-card.tsx";
import { RecordContracts } from "./record-contracts.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { recordChoicesQuery, recordQuery } from "./record-queries.ts";

/** `/organizer/records/{id}`: a record with its verification and its contracts. */
export function RecordPage({ id }: { id: number }) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const choices = useQuery(recordChoicesQuery(storefront));
  return (
    <Awaited title={t("title")} result={useQuery(recordQuery(storefront, id))}>
      {(record) => (
        <Awaited title={t("title")} result={choices}>
          {(given) => (
            <>
              <DeskHeader
                title={record.title}
                over={{ href: organizerPath("records"), text: t("title") }}
              />
              <RecordEditor record={record} choices={given}>
                <VerificationCard organizerId={record.id} />
                <RecordContracts record={record} />
              </RecordEditor>
            </>
          )}
        </Awaited>
      )}
    </Awaited>
  );
}
