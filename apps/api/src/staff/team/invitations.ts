import { createHash, randomBytes } from "node:crypto";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { invitationHours } from "@tropa/api-contract/staff/calls-team";
import type {
  acceptStaffInvitationCall,
  inviteStaffCall,
  staffInvitationCall,
} from "@tropa/api-contract/staff/calls-team";
import { maskEmail } from "@tropa/domain/forms/masks";
import type { ApiContext } from "../../config/context.ts";
import {
  fillMissingNames,
  findAccountByContact,
  insertAccount,
  setPassword,
} from "../../people/accounts/accounts.ts";
import { emailOf } from "../../people/contacts/contacts.ts";
import { dropTokens, hashPassword } from "../../people/passwords/passwords.ts";
import { revokeSessions } from "../../people/sessions/sessions.ts";
import { changesOf, recordAct } from "../../platform/audit/audit.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import type { Caller } from "../../server/caller.ts";
import * as store from "./invitation-store.ts";
import { holdRoles } from "./role-store.ts";
import { changeTeam, requireOwnRights, teamConflict } from "./team-refusal.ts";
import { addHolders, roleNames } from "./team-store.ts";

type Context = Pick<ApiContext, "pool">;

const hashOf = (token: string) => createHash("sha256").update(token).digest();
/** Staff and organizers are other people's colleagues already. */
const isTaken = (account: { is_staff: boolean; organizer_id: number | null } | null) =>
  account !== null && (account.is_staff || account.organizer_id !== null);

/**
 * Sends a link by which somebody joins the staff. Throws `forbidden` if a role has rights that the actor lacks, and
 * `conflict` if the address is somebody's of the staff or an organizer's.
 */
export async function invite(
  context: Context,
  actor: Actor,
  form: ReadBodyOf<typeof inviteStaffCall>,
  caller: Pick<Caller, "storefront" | "locale">,
): Promise<void> {
  const contact = emailOf("email", form.email);
  const email = contact.value;
  const token = randomBytes(32).toString("base64url");
  await changeTeam(context, async (client) => {
    const roles = await holdRoles(client, form.role_ids);
    if (roles.length !== new Set(form.role_ids).size) throw new ApiError("not_found");
    const rights = roles.flatMap((role) => role.rights);
    await requireOwnRights(client, actor, rights);
    if (isTaken(await findAccountByContact(client, contact))) throw teamConflict("account_taken");
    const id = await store.insertInvitation(client, {
      email,
      tokenHash: hashOf(token),
      invitedBy: actor.accountId,
      hours: invitationHours,
      roleIds: roles.map((role) => role.id),
    });
    const reader = { storefront: caller.storefront, locale: caller.locale };
    await enqueueText(client, { email, phone: null, ...reader }, "staffInvitation", {
      link: storefrontLink(reader, `/employees-cookie?invitation=${token}`),
      hours: invitationHours,
    });
    const changes = changesOf(
      { email: "", roles: "" },
      { email: maskEmail(email), roles: roles.map(({ name }) => name).join(", ") },
    );
    await recordAct(client, actor, "inviteStaff", ["invitation", id], {
      reason: form.reason,
      changes,
    });
  });
}

/** Withdraws an invitation. Throws `not_found` if it is not open. */
export async function withdraw(
  context: Context,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await changeTeam(context, async (client) => {
    if (!(await store.withdrawInvitation(client, id))) throw new ApiError("not_found");
    await recordAct(client, actor, "withdrawStaffInvitation", ["invitation", id], { reason });
  });
}

/** Returns whom a link is for, without using it up. Throws `gone`. */
export async function readInvitation(
  { pool }: Context,
  token: string,
): Promise<AnswerOf<typeof staffInvitationCall>> {
  const email = await store.findInvitation(pool, hashOf(token));
  if (email === null) throw new ApiError("gone");
  return { email: maskEmail(email) };
}

/**
 * Joins the staff: makes the account, or takes the one that has confirmed the address, whose old sessions and links end.
 * Throws `gone` for a link that is used, withdrawn or too old.
 */
export async function accept(
  context: Context,
  form: ReadBodyOf<typeof acceptStaffInvitationCall>,
  caller: Caller,
  requestId: string,
): Promise<void> {
  const hash = await hashPassword(form.password);
  await changeTeam(context, async (client) => {
    const invitation = await store.acceptInvitation(client, hashOf(form.token));
    if (!invitation) throw new ApiError("gone");
    // Roles are locked before accounts, as by whoever changes a role.
    const roles = await holdRoles(client, invitation.role_ids);
    const contact = { kind: "email", value: invitation.email } as const;
    const known = await findAccountByContact(client, contact);
    if (isTaken(known)) throw teamConflict("account_taken");
    const accountId =
      known?.id ??
      (await insertAccount(client, {
        contact,
        language: caller.locale,
        currency: caller.currency,
        storefront: caller.storefront.id,
      }));
    if (accountId === null) throw teamConflict("changed");
    await fillMissingNames(client, accountId, form);
    await setPassword(client, accountId, hash);
    await revokeSessions(client, accountId);
    await dropTokens(client, accountId);
    await store.makeStaff(client, accountId);
    await addHolders(
      client,
      accountId,
      roles.map((role) => role.id),
    );
    const changes = changesOf({ roles: "" }, { roles: await roleNames(client, accountId) });
    const actor = { accountId, isStaff: true, requestId, address: caller.address };
    await recordAct(client, actor, "acceptStaffInvitation", ["invitation", invitation.id], {
      changes,
    });
  });
}
