import { calls } from "@tropa/api-contract/calls";
import { roles } from "../platform.ts";
import { allCases } from "./cases/all-cases.ts";
import { allowedRoles } from "./cases/cases.ts";

const titles = {
  visitor: "visitor",
  tourist: "tourist",
  otherTourist: "another tourist",
  organizer: "organizer",
  otherOrganizer: "another organizer",
  staff: "staff with every part of the desk",
  bookingsStaff: "staff: bookings",
  supportStaff: "staff: support",
  tasksStaff: "staff: tasks",
  reviewsStaff: "staff: reviews",
  messagesStaff: "staff: messages",
  paymentsStaff: "staff: payments",
  lettersStaff: "staff: letters",
  organizersStaff: "staff: organizers",
  auditStaff: "staff: audit",
  teamStaff: "staff: team",
  bookingsLookStaff: "bookings, to look",
  supportLookStaff: "support, to look",
  tasksLookStaff: "tasks, to look",
  reviewsLookStaff: "reviews, to look",
  messagesLookStaff: "messages, to look",
  paymentsLookStaff: "payments, to look",
  lettersLookStaff: "letters, to look",
  organizersLookStaff: "organizers, to look",
  teamLookStaff: "team, to look",
  bookingsActStaff: "bookings, no money",
  supportActStaff: "support, no money",
  paymentsActStaff: "payments, no money",
  commissionStaff: "staff: commission",
  knowledgeStaff: "staff: programmes",
  plainStaff: "staff without any right",
} as const;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Renders the access matrix, as tested, as a Markdown page. */
export function accessReport(): string {
  const lines = allCases.flatMap((access) => {
    const call = calls.find(({ name }) => name === access.call);
    if (!call) return [];
    const allowed = allowedRoles(access, call);
    const cells = roles.map((role) => (allowed.includes(role) ? "yes" : "–"));
    return [row([`\`${call.method} ${call.path}\``, ...cells])];
  });
  return [
    "# Who may make which call",
    "",
    "Written from the cases of `apps/api/testing/access`, whose test makes every call in the name of everybody through",
    "the real client. What a call is about belongs to the tourist and to the organizer of the table, or to the",
    "caller, where everybody has one of their own. A visitor who may not hears 401, everybody else 403, 404 or 409.",
    "`npm run access` writes this page anew. Everybody is then tried again signed out, with every identifier that these",
    "answers told them: what a key opens to a visitor, and who may be told it, stands in `keys.ts` beside the cases.",
    "",
    row(["call", ...roles.map((role) => titles[role])]),
    row(["---", ...roles.map(() => "---")]),
    ...lines.toSorted(),
    "",
  ].join("\n");
}
