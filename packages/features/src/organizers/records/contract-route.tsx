import { useQuery } from "@tanstack/react-query";
import { organizerPath } from "../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Awaited } from "../desk/awaited.tsx";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import { MeetingEditor } from "../meeting/meeting-editor.tsx";
import { contractQuery } from "./record-queries.ts";
import type { Route } from "./+types/contract-route";

export const handle: DeskHandle = { page: "records" };

/** `/organizer/records/{record}/contracts/{id}`: the meeting data of a contract. */
export default function ContractPage({ params }: Route.ComponentProps) {
  const id = Number(params.contract);
  const { t } = useTranslation("organizerRecords");
  const title = t("contracts.one", { id });
  return (
    <Awaited title={title} result={useQuery(contractQuery(useStorefront(), id))}>
      {(contract) => (
        <>
          <DeskHeader
            title={title}
            over={{ href: organizerPath("records", params.id), text: t("title") }}
          />
          <MeetingEditor contract={contract} query={{ contract_id: String(id) }} />
        </>
      )}
    </Awaited>
  );
}
