import { useQuery } from "@tanstack/react-query";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import { DeskHeader } from "../desk/desk-header.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskNotFound } from "../desk/desk-states.tsx";
import { MeetingEditor } from "../meeting/meeting-editor.tsx";
import { CheckPage } from "../verification/check-page.tsx";
import { VerificationCard } from "../verification/verification-card.tsx";
import { RecordContracts } from "./record-contracts.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { contractQuery, recordChoicesQuery, recordQuery } from "./record-queries.ts";
import { RecordsList } from "./records-list.tsx";

const numberOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** `/organizer/records`, a record, the check of its organizer, and the meeting data of one of its contracts. */
export default function RecordsPage({ below }: DeskPageProps) {
  const { variant } = useStorefront();
  const [id, part, contract, ...more] = below;
  if (id === undefined) return <RecordsList />;
  const recordId = numberOf(id);
  if (recordId === null || more.length > 0) return <DeskNotFound />;
  if (part === undefined) return <RecordOf key={recordId} id={recordId} />;
  if (part === "verification" && contract === undefined && variant.identityVerification !== null)
    return <CheckPage key={recordId} organizerId={recordId} />;
  const contractId = numberOf(contract);
  if (part !== "contracts" || contractId === null) return <DeskNotFound />;
  return <ContractOf key={contractId} id={contractId} recordId={recordId} />;
}

function RecordOf({ id }: { id: number }) {
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

function ContractOf({ id, recordId }: { id: number; recordId: number }) {
  const { t } = useTranslation("organizerRecords");
  const title = t("contracts.one", { id });
  return (
    <Awaited title={title} result={useQuery(contractQuery(useStorefront(), id))}>
      {(contract) => (
        <>
          <DeskHeader
            title={title}
            over={{ href: organizerPath("records", recordId), text: t("title") }}
          />
          <MeetingEditor contract={contract} query={{ contract_id: String(id) }} />
        </>
      )}
    </Awaited>
  );
}
