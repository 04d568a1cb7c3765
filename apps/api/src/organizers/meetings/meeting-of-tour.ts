import { organizerMeetData } from "@tropa/api-contract/organizers/calls-meeting-form";
import type { z } from "zod";
import type { Queryable } from "../../platform/db/database.ts";
import type { FileRecord } from "../../platform/files/upload-store.ts";
import { latestContract, listFiles } from "./meetings-store.ts";

type MeetData = Omit<z.output<typeof organizerMeetData>, "tours">;

/** How travellers are met, and what their organizer gives them to read: files that are public. */
export interface Meeting extends MeetData {
  files: FileRecord[];
}

/** How a tour's travellers are met: what holds for all tours of its organizer, with what differs for this one. */
export async function meetingOfTour(
  client: Queryable,
  { organizerId, tourId }: { organizerId: number; tourId: number },
): Promise<Meeting | null> {
  const contract = await latestContract(client, organizerId);
  const saved = organizerMeetData.safeParse(contract?.data);
  if (!contract || !saved.success) return null;
  const files = (await listFiles(client, contract.id)).filter((file) => file.is_public);
  const { tours, ...common } = saved.data;
  const own = tours.find((tour) => tour.tour_id === tourId);
  if (!own) return { ...common, files };
  const isElsewhere = own.meeting_place !== "" && own.meeting_place !== common.meeting_place;
  return {
    ...common,
    files,
    meeting_place: own.meeting_place || common.meeting_place,
    meeting_time: own.meeting_time || common.meeting_time,
    notes: own.notes || common.notes,
    // The mark is of the other place.
    ...(isElsewhere && { lat: null, lng: null }),
  };
}
