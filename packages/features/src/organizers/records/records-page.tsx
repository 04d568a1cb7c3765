import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { AskAhead } from "../../people/session/start-session.ts";
import { lateScreen } from "../../platform/browser/late-screen.tsx";
import type { DeskPageProps } from "../desk/desk-page-props.ts";
import { DeskNotFound, DeskSkeleton } from "../desk/desk-states.tsx";
import { askRecord } from "./record-queries.ts";
import { RecordsList } from "./records-list.tsx";

const record = lateScreen(async () => (await import("./record-page.tsx")).RecordPage);
const contract = lateScreen(async () => (await import("./contract-page.tsx")).ContractPage);
const check = lateScreen(async () => (await import("../verification/check-page.tsx")).CheckPage);
const skeleton = <DeskSkeleton />;

const numberOf = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export async function loadBelow([id, part]: readonly string[]): Promise<void> {
  if (id === undefined) return;
  await (part === undefined ? record : part === "contracts" ? contract : check).load();
}

export function askBelow([id, part]: readonly string[]): AskAhead | null {
  const number = numberOf(id);
  return number === null || part !== undefined ? null : askRecord(number);
}

/** `/organizer/records`, a record, the check of its organizer, and the meeting data of one of its contracts. */
export default function RecordsPage({ below }: DeskPageProps) {
  const { variant } = useStorefront();
  const [id, part, contractId, ...more] = below;
  if (id === undefined) return <RecordsList />;
  const recordId = numberOf(id);
  if (recordId === null || more.length > 0) return <DeskNotFound />;
  if (part === undefined)
    return <record.LateScreen key={recordId} id={recordId} waiting={skeleton} />;
  if (part === "verification" && contractId === undefined && variant.identityVerification !== null)
    return <check.LateScreen key={recordId} organizerId={recordId} waiting={skeleton} />;
  const number = numberOf(contractId);
  if (part !== "contracts" || number === null) return <DeskNotFound />;
  return <contract.LateScreen key={number} id={number} recordId={recordId} waiting={skeleton} />;
}
