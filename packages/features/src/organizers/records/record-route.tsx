import { useQuery } from "@tanstack/react-query";
import { startEarly } from "../../people/session/start-session.ts";
import { numberIn } from "../../platform/links/number-in-address.ts";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { VerificationCard } from "../verification/verification-card.tsx";
import { RecordContracts } from "./record-contracts.tsx";
import { RecordEditor } from "./record-editor.tsx";
import { prefetchRecord, recordChoicesQuery, recordQuery } from "./record-queries.ts";
import type { Route } from "./+types/record-route";

export const handle: DeskHandle = {
  page: "records",
  begin(storefront) {
    const id = numberIn(location.pathname);
    startEarly(storefront, { ahead: id === null ? undefined : prefetchRecord(id) });
  },
};

/** `/organizer/records/{id}`: a record, its verification and contracts. */
export default function RecordPage({ params }: Route.ComponentProps) {
  const id = Number(params.id);
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
