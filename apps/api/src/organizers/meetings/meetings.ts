import { localisedName } from "@tropa/domain/people/full-name";
import type {
  meetFileSaveCall,
  MeetingContract,
} from "@tropa/api-contract/organizers/calls-meetings";
import type { meetSaveCall } from "@tropa/api-contract/organizers/calls-meeting-form";
import { mostContractFiles } from "@tropa/api-contract/organizers/calls-meetings";
import { organizerMeetData } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { localise } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { may } from "@tropa/domain/people/permissions";
import { createHash, randomBytes } from "node:crypto";
import type { z } from "zod";
import { expectedBookings, meetingOf, notifyTourist } from "../../sales/booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { letterLink, storefrontLink } from "../../platform/storefronts/storefront.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import type { UploadedFile } from "../../platform/files/uploaded-file.ts";
import { fileAnswer } from "../../platform/files/file-links.ts";
import type { FileRecord } from "../../platform/files/upload-store.ts";
import { saveFile } from "../../platform/files/uploads.ts";
import type { Uploads } from "../../platform/files/uploads.ts";
import { latestContract, listFiles } from "../../sales/meeting-files/meeting-files.ts";
import * as store from "./meetings-store.ts";
import type { ContractName, ContractRow } from "./meetings-store.ts";
import { notifyOrganizer } from "../letters/letters.ts";
import { isOrganizer } from "../organizers/organizers.ts";

type SavedData = z.output<NonNullable<typeof meetSaveCall.body>>;
type ContractFile = AnswerOf<typeof meetFileSaveCall>;

/** Most contracts per organizer, and most tours offered on a contract's page. */
const mostContracts = 100;
const mostTours = 200;

/** Hashes a key. Only hashes are stored, so that a copy of the table gives no access. */
export const keyHash = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Access to a contract: by a random key of 192 bits, or by number as its organizer. */
export interface ContractAccess {
  key?: string | undefined;
  contract_id?: number | undefined;
  actor: Actor | null;
}

const nameOf = ({ key, contract_id: id = 0 }: ContractAccess): ContractName =>
  key === undefined ? { id } : { keyHash: keyHash(key) };

/** Throws the same error for a wrong key and for another organizer's number. */
async function contractOf(
  find: Promise<ContractRow | null>,
  { key, actor }: ContractAccess,
): Promise<ContractRow> {
  const contract = await find;
  const organizerId = contract?.organizer_id ?? null;
  const hasKey = contract !== null && key !== undefined;
  if (!contract || !may(actor, "meeting.use", { hasKey, organizerId }))
    throw new ApiError("not_found");
  return contract;
}

/** Meeting data of a contract, with its files and the organizer's tours. */
export async function meetingData(
  { context }: Uploads,
  access: ContractAccess,
  locale: Locale,
): Promise<MeetingContract> {
  const contract = await contractOf(store.findContract(context.pool, nameOf(access)), access);
  return answerOf(context, context.pool, contract, locale);
}

async function answerOf(
  context: Uploads["context"],
  db: Queryable,
  contract: ContractRow,
  locale: Locale,
): Promise<MeetingContract> {
  const files = await listFiles(db, contract.id);
  const tours = await store.listTours(db, contract.organizer_id, mostTours);
  return {
    contract_id: contract.id,
    organizer: { id: contract.organizer_id, name: localisedName(contract, locale) },
    tours: tours.map(({ id, title }) => ({ id, title: localise(title, locale) })),
    // Stored data may lack newer fields: parsing adds their defaults.
    organizer_meet_data: organizerMeetData.parse(contract.data),
    files: files.map((file) => answerOfFile(context, file)),
    saved_at: momentOf(contract),
  };
}

function answerOfFile({ config }: Uploads["context"], file: FileRecord): ContractFile {
  const { id, ...rest } = fileAnswer(config, file);
  return { file_id: id, ...rest };
}

const momentOf = ({ saved_at: savedAt }: Pick<ContractRow, "saved_at">): string | null =>
  savedAt?.toISOString() ?? null;

/**
 * Stores meeting data. Throws a field error if a tour or file does not belong to the contract, and `conflict` if it has
 * been saved since the caller read it.
 */
export async function saveMeeting(
  { context }: Uploads,
  access: ContractAccess,
  { contract_id: contractId, organizer_meet_data: data, files, saved_at: seen }: SavedData,
  locale: Locale,
): Promise<MeetingContract> {
  return inTransaction(context.pool, async (client) => {
    const contract = await contractOf(store.lockContract(client, nameOf(access)), access);
    if (contract.id !== contractId) throw new ApiError("not_found");
    if (seen !== undefined && seen !== momentOf(contract)) throw new ApiError("conflict");
    const tourIds = [...new Set(data.tours.map(({ tour_id: id }) => id))];
    const isTwice = tourIds.length !== data.tours.length;
    const own = await store.countOwnTours(client, contract.organizer_id, tourIds);
    if (isTwice || own !== tourIds.length)
      throw fieldError("organizer_meet_data.tours", "incorrect");
    const fileIds = [...new Set(files.map(({ file_id: id }) => id))];
    if ((await store.orderFiles(client, contract.id, fileIds)) !== fileIds.length)
      throw fieldError("files", "incorrect");
    const before = await latestContract(client, contract.organizer_id);
    await store.saveData(client, contract.id, data);
    await notifyMeetingChange(context, client, contract.organizer_id, before?.data);
    const saved = orNotFound(await store.findContract(client, { id: contract.id }));
    return answerOf(context, client, saved, locale);
  });
}

/** Notifies booked parties that the meeting place or time has changed. */
async function notifyMeetingChange(
  { config }: Uploads["context"],
  client: Client,
  organizerId: number,
  before: unknown,
): Promise<void> {
  for (const booking of await expectedBookings(client, organizerId)) {
    const { locale } = booking;
    const old = meetingOf({ ...booking, meet_data: before }, locale);
    const { place, time } = meetingOf(booking, locale);
    if (place !== old.place || time !== old.time)
      await notifyTourist(client, config, booking, "meetingChanged");
  }
}

/** Adds a file. Throws `conflict` if the contract has twenty, even for concurrent uploads. */
export async function addMeetingFile(
  uploads: Uploads,
  access: ContractAccess,
  { file, isPublic }: { file: UploadedFile; isPublic: boolean },
): Promise<ContractFile> {
  const { context, store: bytes } = uploads;
  const name = nameOf(access);
  await contractOf(store.findContract(context.pool, name), access);
  const saved = await saveFile(uploads, file, {
    kind: "file",
    bucket: "contracts",
    isPublic,
    accountId: null,
  });
  try {
    await inTransaction(context.pool, async (client) => {
      const { id } = await contractOf(store.lockContract(client, name), access);
      const place = { contractId: id, fileId: saved.id, most: mostContractFiles };
      if (!(await store.addFile(client, place))) throw new ApiError("conflict");
    });
  } catch (error) {
    await store.dropFile(context.pool, saved.id);
    await bytes.remove(saved.storage_key);
    throw error;
  }
  return answerOfFile(context, saved);
}

/** Deletes a file and its bytes. */
export async function deleteMeetingFile(
  { context, store: bytes }: Uploads,
  access: ContractAccess,
  fileId: number,
): Promise<void> {
  const contract = await contractOf(store.findContract(context.pool, nameOf(access)), access);
  await bytes.remove(orNotFound(await store.deleteFile(context.pool, contract.id, fileId)));
}

/** Creates a contract, as the organizer or staff. Returns the key, which is not stored. */
export async function createContract(
  { context }: Uploads,
  organizerId: number,
  { actor, caller }: { actor: Actor; caller: Caller },
): Promise<{ contract_id: number; key: string; url: string }> {
  if (!may(actor, "organizer.writeRecord", { organizerId })) throw new ApiError("forbidden");
  orNotFound((await isOrganizer(context.pool, organizerId)) || null);
  const key = randomBytes(24).toString("base64url");
  const id = await inTransaction(context.pool, async (client) => {
    const row = { organizerId, keyHash: keyHash(key), most: mostContracts };
    const made = await store.insertContract(client, row);
    if (made === null) throw new ApiError("conflict");
    await recordAct(client, actor, "createOrganizerContract", ["contract", made]);
    // The letter links to the desk without a key, which anyone with read access to the outbox could use.
    if (actor.isStaff)
      await notifyOrganizer(
        client,
        context.config,
        { id: organizerId },
        "organizerContract",
        (reader) => ({
          number: made,
          link: letterLink(reader, `/organizer/records/${organizerId}/contracts/${made}`),
        }),
      );
    return made;
  });
  return {
    contract_id: id,
    key,
    url: storefrontLink(caller, `/meet?key=${key}`),
  };
}
