import { uploadImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import * as calls from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import * as moderationCalls from "@tropa/api-contract/organizers/tours/calls-tour-moderation";
import type { OrganizerTour } from "@tropa/api-contract/organizers/tours/organizer-tour";
import sharp from "sharp";
import { organizers } from "../../fixtures.ts";
import { wholeDraft } from "../../organizers/organizer-tours.ts";
import { hosts } from "./cases.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const clientOf = (world: World) => world.platform.client(world.people.organizer);

async function photo(world: World): Promise<string> {
  const pixels = { width: 40, height: 30, channels: 3, background: "#6a8a90" } as const;
  const bytes = await sharp({ create: pixels }).jpeg().toBuffer();
  const file = new File([new Uint8Array(bytes)], "photo.jpg", { type: "image/jpeg" });
  const { image } = await clientOf(world).call(uploadImageCall, { body: { bucket: "tour" }, file });
  return image.image;
}

/** A complete draft of the first organizer. */
async function draft(world: World): Promise<OrganizerTour> {
  const { id, version } = await clientOf(world).call(calls.createTourCall, {
    body: { type: "tour", currency: "RUB" },
  });
  const key = await photo(world);
  const body = { id, version, draft: wholeDraft([key, key, key]) };
  return clientOf(world).call(calls.saveTourCall, { body });
}

async function sent(world: World): Promise<OrganizerTour> {
  const { id, version } = await draft(world);
  return clientOf(world).call(calls.sendTourCall, { body: { id, version } });
}

async function published(world: World): Promise<OrganizerTour> {
  const { id } = await sent(world);
  const body = { id, number: 1, decision: "approve" as const };
  return world.platform.client(world.people.staff).call(moderationCalls.decideTourCall, { body });
}

const idOf = (make: (world: World) => Promise<OrganizerTour>) => async (world: World) => ({
  body: { id: (await make(world)).id },
});
const queryOf = (make: (world: World) => Promise<OrganizerTour>) => async (world: World) => ({
  query: { id: String((await make(world)).id) },
});

/** Calls for an organizer's tours. */
export const tourCases: readonly AccessCase[] = [
  {
    call: "organizerTours",
    for: hosts,
    input: () => ({ query: { organizer_id: String(organizers.direct) } }),
  },
  {
    call: "createTour",
    for: hosts,
    input: () => ({ body: { type: "tour", organizer_id: organizers.direct } }),
  },
  {
    call: "openTour",
    for: hosts,
    input: async (world) => ({ body: { tour_id: (await world.tour()).tourId } }),
  },
  { call: "copyTour", for: hosts, input: idOf(draft) },
  ...["organizerTour", "compareTour", "tourPreview"].map((call): AccessCase => ({
    call,
    for: hosts,
    input: queryOf(draft),
  })),
  { call: "tourRevisions", for: hosts, input: queryOf(sent) },
  {
    call: "saveTour",
    for: hosts,
    input: async (world) => {
      const { id, version } = await draft(world);
      return { body: { id, version, draft: { min_age: 14 } } };
    },
  },
  {
    call: "sendTour",
    for: hosts,
    input: async (world) => {
      const { id, version } = await draft(world);
      return { body: { id, version } };
    },
  },
  { call: "takeTourBack", for: hosts, input: idOf(sent) },
  {
    call: "setTourPublished",
    for: hosts,
    input: async (world) => ({
      body: { id: (await published(world)).id, is_published: false, reason: "Жалобы на лодки" },
    }),
  },
  { call: "archiveTour", for: hosts, input: idOf(draft) },
  {
    call: "restoreTour",
    for: hosts,
    input: async (world) => {
      const { id, version } = await published(world);
      return { body: { id, version, number: 1 } };
    },
  },
  { call: "toursToModerate" },
  {
    call: "decideTour",
    input: async (world) => ({
      body: { id: (await sent(world)).id, number: 1, decision: "approve" },
    }),
  },
];
