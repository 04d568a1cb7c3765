import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import type { ReactNode } from "react";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { DeskHeader } from "../desk/desk-header.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskFailed, DeskNotFound, DeskSkeleton } from "../desk/desk-states.tsx";
import { MeetingEditor } from "../meeting/meeting-editor.tsx";
import { CheckPage } from "../verification/check-page.tsx";
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

/** Waits for what a page is about: what is not one's own is as if it were not there. */
function Awaited<Data>({
  title,
  result: { data, error, refetch },
  children,
}: {
  title: string;
  result: { data: Data | undefined; error: unknown; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (isApiClientError(error) && [403, 404].includes(error.status)) return <DeskNotFound />;
  return (
    <>
      <DeskHeader title={title} />
      {error ? <DeskFailed onRetry={() => void refetch()} /> : <DeskSkeleton />}
    </>
  );
}

function RecordOf({ id }: { id: number }) {
  const { t } = useTranslation("organizerRecords");
  const storefront = useStorefront();
  const choices = useQuery(recordChoicesQuery(storefront));
  return (
    <Awaited title={t("title")} result={useQuery(recordQuery(storefront, id))}>
      {(record) => (
        <Awaited title={t("title")} result={choices}>
          {(given) => <RecordEditor record={record} choices={given} />}
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
