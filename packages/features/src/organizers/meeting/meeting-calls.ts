import type {
  meetFileSaveCall,
  MeetingContract,
} from "@tropa/api-contract/organizers/calls-meetings";
import type { meetSaveCall } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Identifies a contract: by its link's key or, for its signed-in organizer, by its number. */
export type ContractQuery = { key: string } | { contract_id: string };
export type ContractFile = AnswerOf<typeof meetFileSaveCall>;
export type MeetingBody = BodyOf<typeof meetSaveCall>;

/** Loaded on the first action. */
async function calls(storefront: Storefront) {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/organizers/calls-meetings"),
  ]);
  return { api, contract };
}

export async function readMeeting(
  storefront: Storefront,
  query: ContractQuery,
): Promise<MeetingContract> {
  const { api, contract } = await calls(storefront);
  return (await api.call(contract.meetDataCall, { query })).data;
}

export async function saveMeeting(
  storefront: Storefront,
  query: ContractQuery,
  body: MeetingBody,
): Promise<MeetingContract> {
  const [api, contract] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/organizers/calls-meeting-form"),
  ]);
  return (await api.call(contract.meetSaveCall, { query, body })).data;
}

export async function sendMeetingFile(
  storefront: Storefront,
  query: ContractQuery,
  { file, isPublic }: { file: File; isPublic: boolean },
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<ContractFile> {
  const { api, contract } = await calls(storefront);
  const body = isPublic ? { is_public: "1" as const } : {};
  return api.call(contract.meetFileSaveCall, { query, body, file, ...options });
}

export async function deleteMeetingFile(
  storefront: Storefront,
  query: ContractQuery,
  fileId: number,
): Promise<void> {
  const { api, contract } = await calls(storefront);
  await api.call(contract.meetDeleteFileCall, { query, body: { file_id: fileId } });
}
