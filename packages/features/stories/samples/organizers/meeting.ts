import type { MeetingContract } from "@tropa/api-contract/organizers/calls-meetings";
import { pick } from "../sample-set.ts";
import type { SampleSet } from "../sample-set.ts";

export const meetingKey = "k".repeat(32);

/** A complete contract with files and a tour that has its own meeting place. */
export function sampleContract(
  { texts }: SampleSet,
  more: Partial<MeetingContract> = {},
): MeetingContract {
  const file = (file_id: number, name: string, is_public: boolean) => ({
    file_id,
    name,
    media_type: "application/pdf",
    byte_size: 412_300 * file_id,
    is_public,
    url: `/files/${file_id}`,
  });
  return {
    contract_id: 12,
    organizer: { id: 3, name: pick(texts.people, 1) },
    tours: texts.tours.map((title, index) => ({ id: index + 1, title })),
    organizer_meet_data: {
      meeting_place: pick(texts.cities, 0),
      meeting_time: "09:30",
      notes: pick(texts.paragraphs, 0),
      notes_en: "",
      lat: 51.96,
      lng: 85.96,
      contact_name: pick(texts.people, 1),
      contact_phone: "+79001112233",
      contact_messenger: "@guide",
      emergency_phone: "+79004445566",
      tours: [
        { tour_id: 2, meeting_place: pick(texts.cities, 1), meeting_time: "08:00", notes: "" },
      ],
    },
    files: [file(1, "route.pdf", true), file(2, "contract.pdf", false)],
    saved_at: "2026-08-01T09:00:00.000Z",
    ...more,
  };
}

/** A contract without data. */
export const emptyContract = (samples: SampleSet): MeetingContract =>
  sampleContract(samples, {
    organizer_meet_data: {
      meeting_place: "",
      meeting_time: "",
      notes: "",
      notes_en: "",
      lat: null,
      lng: null,
      contact_name: "",
      contact_phone: "",
      contact_messenger: "",
      emergency_phone: "",
      tours: [],
    },
    files: [],
    saved_at: null,
  });
