import { areWholeRights, deskRights } from "@tropa/domain/people/desk-right";
import { z } from "zod/mini";
import { requiredEmail, requiredName } from "../base/contact-fields.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, personText } from "../base/primitives.ts";
import { newPassword, secretToken } from "../people/calls-accounts.ts";

const none = z.object({});
const done = z.object({ success: z.literal(true) });
const moment = z.iso.datetime();

/** Longest reason of a change in the team. */
export const longestTeamReason = 500;
/** Longest name of a role. */
export const longestRoleName = 60;
/** How long an invitation to the staff is valid, hours. */
export const invitationHours = 72;

const reason = personText(longestTeamReason).check(z.minLength(1, { error: "required" }));
const rights = z.array(z.enum(deskRights));
const roleIds = z.array(id).check(z.maxLength(50));

/** Why a change was refused: the `reason` of a `conflict`. */
export const teamConflicts = [
  /** Nobody would be left who can give and take roles. */
  "last_administrator",
  /** The role was changed after it was shown. */
  "changed",
  /** Another role has the name. */
  "name_taken",
  /** People hold the role. */
  "role_held",
  /** The address belongs to somebody of the staff, or of an organizer. */
  "account_taken",
] as const;
export type TeamConflict = (typeof teamConflicts)[number];

const staffRole = z.object({
  id,
  name: z.string(),
  rights,
  /** Grows with every change. */
  version: z.int(),
  holders: z.int(),
});
export type StaffRole = z.infer<typeof staffRole>;

const teamMember = z.object({
  account_id: id,
  name: z.string(),
  email: z.string(),
  role_ids: z.array(id),
  /** What the roles come to. */
  rights,
  /** Whether they can sign in with both factors: a password, and a contact that gets the code. */
  has_second_factor: z.boolean(),
  signed_in_at: z.nullable(moment),
  sessions: z.int(),
});
export type TeamMember = z.infer<typeof teamMember>;

const staffInvitation = z.object({
  id,
  email: z.string(),
  role_ids: z.array(id),
  by: z.string(),
  expires_at: moment,
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffTeamCall = endpoint({
  name: "staffTeam",
  method: "GET",
  path: "/spa/staff-team",
  summary:
    "All staff with their roles, second factor, last sign-in and open sessions; the roles; invitations that are still open",
  query: none,
  answer: z.object({
    members: z.array(teamMember),
    roles: z.array(staffRole),
    invitations: z.array(staffInvitation),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.team",
});

export const saveStaffRoleCall = endpoint({
  name: "saveStaffRole",
  method: "POST",
  path: "/spa/save-staff-role",
  summary:
    "Makes a role, or changes one of the version shown. 403 where it would have rights that the caller has not; 409 with a reason",
  query: none,
  body: z.object({
    /** Null for a new role. */
    role: z.nullable(z.object({ id, version: z.int() })),
    name: personText(longestRoleName).check(z.minLength(1, { error: "required" })),
    rights: rights.check(z.refine(areWholeRights, { error: "incorrect" })),
    reason,
  }),
  answer: z.object({ id }),
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.team",
});

export const deleteStaffRoleCall = endpoint({
  name: "deleteStaffRole",
  method: "POST",
  path: "/spa/delete-staff-role",
  summary: "Deletes a role that nobody holds. 409 with a reason",
  query: none,
  body: z.object({ id, version: z.int(), reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.team",
});

export const giveStaffRoleCall = endpoint({
  name: "giveStaffRole",
  method: "POST",
  path: "/spa/give-staff-role",
  summary:
    "Gives a role to somebody of the staff; giving it twice changes nothing. 403 where the role has rights that the caller has not",
  query: none,
  body: z.object({ account_id: id, role_id: id, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.team",
});

export const takeStaffRoleCall = endpoint({
  name: "takeStaffRole",
  method: "POST",
  path: "/spa/take-staff-role",
  summary: "Takes a role from somebody. 409 `last_administrator` if nobody else could give roles",
  query: none,
  body: z.object({ account_id: id, role_id: id, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.team",
});

export const endStaffSessionsCall = endpoint({
  name: "endStaffSessions",
  method: "POST",
  path: "/spa/end-staff-sessions",
  summary: "Ends all sessions of somebody of the staff",
  query: none,
  body: z.object({ account_id: id, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.team",
});

export const removeStaffCall = endpoint({
  name: "removeStaff",
  method: "POST",
  path: "/spa/remove-staff",
  summary:
    "Takes somebody off the staff: their roles, sessions and open invitations end; the account stays as a tourist's. 409 `last_administrator`",
  query: none,
  body: z.object({ account_id: id, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.team",
});

export const inviteStaffCall = endpoint({
  name: "inviteStaff",
  method: "POST",
  path: "/spa/invite-staff",
  summary:
    "Sends a single-use link by which somebody joins the staff with these roles, valid for 72 hours; it takes the place of an earlier one to the address. 409 `account_taken`",
  query: none,
  body: z.object({ email: requiredEmail, role_ids: roleIds, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "desk.team",
});

export const withdrawStaffInvitationCall = endpoint({
  name: "withdrawStaffInvitation",
  method: "POST",
  path: "/spa/withdraw-staff-invitation",
  summary: "Withdraws an invitation that has not been accepted",
  query: none,
  body: z.object({ id, reason }),
  answer: done,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.team",
});

export const staffInvitationCall = endpoint({
  name: "staffInvitation",
  method: "POST",
  path: "/spa/staff-invitation",
  summary: "Whom the link of an invitation is for; the link stays good. 410 if it is over",
  query: none,
  body: z.object({ token: secretToken }),
  answer: z.object({
    /** Masked. */
    email: z.string(),
  }),
  errors: ["gone"],
  auth: "open",
});

export const acceptStaffInvitationCall = endpoint({
  name: "acceptStaffInvitation",
  method: "POST",
  path: "/spa/accept-staff-invitation",
  summary:
    "Joins the staff by the link of an invitation, with a password. Nobody is signed in by it: the staff's sign-in asks for the password and a code. 410 if the link is over",
  query: none,
  body: z.object({
    token: secretToken,
    password: newPassword,
    first_name: requiredName,
    last_name: requiredName,
  }),
  answer: done,
  errors: ["gone", "conflict"],
  auth: "open",
});
