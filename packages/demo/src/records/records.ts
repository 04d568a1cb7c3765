import { loadDemoAccounts } from "./accounts.ts";
import { loadDemoBookings } from "../bookings/bookings.ts";
import { loadDemoChats } from "../chats/chats.ts";
import { loadChatFiles } from "../chats/chat-files.ts";
import { loadTourArchive } from "./tours/archive.ts";
import { loadClimate } from "../catalogue/climate.ts";
import { loadCommissions } from "./tours/commissions.ts";
import { loadCertificates } from "./demo-certificates.ts";
import { loadDesk } from "./desk.ts";
import { loadIndividualTours } from "./tours/individual-tours.ts";
import { loadTourFacts } from "./tours/tour-facts.ts";
import { loadTourQuestions } from "./tours/tour-questions.ts";
import { loadTripDetails } from "./tours/trip-details.ts";
import { loadTourVersions } from "./tours/tour-versions.ts";
import { loadOffice } from "./content-office.ts";
import { loadHelp } from "../editorial/help.ts";
import { loadJournal } from "../editorial/journal.ts";
import { loadDemoMeetings } from "./organizers/meetings.ts";
import { loadApplications } from "./organizers/organizer-applications.ts";
import { loadOrganizerRecords } from "./organizers/organizer-records.ts";
import { loadOrganizerTours } from "./organizers/organizer-tours.ts";
import type { DemoRecords } from "./demo-options.ts";
import { linkShowplaces } from "../editorial/link-showplaces.ts";
import { loadShipCabins } from "../catalogue/ship-cabins.ts";
import { loadShowplaces } from "../editorial/showplaces.ts";

/** In loading order: later parts may refer to earlier ones. */
export const demoRecords: readonly DemoRecords[] = [
  { name: "accounts", load: loadDemoAccounts },
  { name: "organizer-records", load: loadOrganizerRecords },
  { name: "organizer-applications", load: loadApplications },
  { name: "meetings", load: loadDemoMeetings },
  { name: "bookings", load: loadDemoBookings },
  { name: "chats", load: loadDemoChats },
  { name: "chat-files", load: loadChatFiles },
  { name: "tour-versions", load: loadTourVersions },
  { name: "tour-facts", load: loadTourFacts },
  { name: "tour-questions", load: loadTourQuestions },
  { name: "commissions", load: loadCommissions },
  { name: "individual-tours", load: loadIndividualTours },
  { name: "tour-archive", load: loadTourArchive },
  { name: "organizer-tours", load: loadOrganizerTours },
  { name: "showplaces", load: loadShowplaces },
  { name: "showplaces-of-tours", load: linkShowplaces },
  { name: "climate", load: loadClimate },
  { name: "journal", load: loadJournal },
  { name: "help", load: loadHelp },
  { name: "office", load: loadOffice },
  { name: "ship-cabins", load: loadShipCabins },
  { name: "desk", load: loadDesk },
  { name: "trip-details", load: loadTripDetails },
  { name: "certificates", load: loadCertificates },
];
