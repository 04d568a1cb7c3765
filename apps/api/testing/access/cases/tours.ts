import { organizers } from "../../fixtures.ts";
import type { AccessCase } from "./cases.ts";
import type { World } from "../world.ts";

const tourId = async (world: World) => ({ query: { id: String((await world.demoTour()).id) } });
const ownTour = async (world: World) => {
  const { id } = await world.demoTour();
  await world.platform.rows(
    "UPDATE tour SET organizer_id = $2 WHERE id = $1",
    id,
    organizers.direct,
  );
  return { query: { id: String(id) } };
};

let lastContact = 0;
const newEmail = () => `program${(lastContact += 1)}@example.org`;

/** Calls for programmes, complaints, and staff's data about a tour. */
export const tourCases: readonly AccessCase[] = [
  { call: "tourPrivateData", input: tourId },
  { call: "tourPrivateVariants", input: tourId },
  { call: "generateProgramPdf", for: ["organizer", "knowledgeStaff"], input: ownTour },
  { call: "programPdf", for: ["organizer", "knowledgeStaff"], input: ownTour },
  {
    call: "tourComplaint",
    input: async (world) => ({
      body: { tour_id: (await world.demoTour()).id, text: "Описание не то" },
    }),
  },
  {
    call: "subscribeTourProgram",
    input: async (world) => ({
      body: { email: newEmail(), tour_id: (await world.demoTour()).id, currency: "RUB" },
    }),
  },
  {
    call: "orderTourProgramViaEmail",
    input: async (world) => ({
      body: { email: newEmail(), tour_id: (await world.demoTour()).id, currency: "RUB" },
    }),
  },
  {
    call: "orderTourProgramViaWhatsapp",
    input: async (world) => ({
      body: { phone: "+79031234567", tour_id: (await world.demoTour()).id, currency: "RUB" },
    }),
  },
  {
    call: "sendTelegramLink",
    input: async (world) => {
      const { id, token } = await world.helpRequest();
      return { body: { number: "+79031234567", requestId: id, requestToken: token } };
    },
  },
];
