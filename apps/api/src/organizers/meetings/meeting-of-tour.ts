import { organizerMeetData } from "@tropa/api-contract/organizers/calls-meetings";
import type { z } from "zod";
import type { Queryable } from "../../platform/db/database.ts";
import { latestData } from "./meetings-store.ts";

type MeetData = Omit<z.output<typeof organizerMeetData>, "tours">;

/** How a tour's travellers are met: what holds for all tours of its organizer, with what differs for this one. */
export async function meetingOfTour(
  client: Queryable,
  { organizerId, tourId }: { organizerId: number; tourId: number },
): Promise<MeetData | null> {
  const saved = organizerMeetData.safeParse(await latestData(client, organizerId));
  if (!saved.success) return null;
  const { tours, ...common } = saved.data;
  const own = tours.find((tour) => tour.tour_id === tourId);
  if (!own) return common;
  const isElsewhere = own.meeting_place !== "" && own.meeting_place !== common.meeting_place;
  return {
    ...common,
    meeting_place: own.meeting_place || common.meeting_place,
    meeting_time: own.meeting_time || common.meeting_time,
    notes: own.notes || common.notes,
    // The mark is of the other place.
    ...(isElsewhere && { lat: null, lng: null }),
  };
}
