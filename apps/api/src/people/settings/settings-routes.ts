import * as calls from "@tropa/api-contract/people/calls-profile";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { phoneCodeChannels } from "../codes/codes.ts";
import { requireOwner } from "../owner-check/owner-check.ts";
import {
  confirmContact,
  repeatConfirmation,
  requestConfirmation,
  waitingContact,
} from "./confirmations.ts";
import { emailOf, phoneOf } from "../contacts/contacts.ts";
import { changePassword } from "../passwords/passwords.ts";
import {
  changeProfile,
  ownAccount,
  readProfile,
  recordActivity,
  setAvatar,
  setCountry,
  updateProfile,
} from "../accounts/accounts.ts";

const done = { success: true } as const;

/** Registers the calls with which people change their profile and settings. */
export function profileRoutes(server: FastifyInstance, context: ApiContext): void {
  detailRoutes(server, context);
  emailRoutes(server, context);
  phoneRoutes(server, context);

  serve(server, calls.changePasswordCall, async ({ actor, body, caller }) => {
    // Accounts with a password prove ownership with it.
    const { password_hash: hash } = await ownAccount(context.pool, actor.accountId);
    if (hash === null) await requireOwner(context, actor);
    await changePassword(context, actor, body, caller);
    return done;
  });

  serve(server, calls.setActivityCall, async ({ body }) => {
    await recordActivity(context, body.crm_user_id, body.token);
    return done;
  });
}

function detailRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.profileCall, ({ actor, caller }) =>
    readProfile(context, actor.accountId, caller),
  );

  serve(server, calls.updateProfileCall, async ({ actor, body, caller }) => {
    await changeProfile(context, actor.accountId, body);
    return readProfile(context, actor.accountId, caller);
  });

  serve(server, calls.updateProfilePhotoCall, async ({ actor, body, caller }) => {
    if (!(await setAvatar(context.pool, actor.accountId, body.avatar_id)))
      throw fieldError("avatar_id", "incorrect");
    return readProfile(context, actor.accountId, caller);
  });

  serve(server, calls.changeCountryCall, async ({ actor, body, caller }) => {
    await setCountry(context.pool, actor.accountId, body.country_id);
    return readProfile(context, actor.accountId, caller);
  });

  serve(server, calls.setLanguageCall, async ({ actor, body }) => {
    await updateProfile(context.pool, actor.accountId, { language: body.language_code });
    return done;
  });

  serve(server, calls.setCurrencyCall, async ({ actor, body }) => {
    await updateProfile(context.pool, actor.accountId, { currency: body.currency_code });
    return done;
  });
}

/** A contact opens the account, once it is confirmed: no code goes to one for whoever merely sits at the device. */
function emailRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.changeEmailCall, async ({ actor, body, caller }) => {
    await requireOwner(context, actor);
    return requestConfirmation(context, {
      accountId: actor.accountId,
      contact: emailOf("email", body.email),
      sender: "email",
      caller,
    });
  });

  serve(server, calls.emailConfirmationRequestCall, async ({ actor, caller }) => {
    await requireOwner(context, actor);
    const { accountId } = actor;
    return repeatConfirmation(context, { accountId, sender: "email", caller }, "email");
  });

  serve(server, calls.confirmEmailCall, async ({ actor: { accountId }, body, caller }) => {
    await confirmContact(context, { accountId, kind: "email", code: body.code });
    return readProfile(context, accountId, caller);
  });
}

function phoneRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.changePhoneCall, async ({ actor, body, caller }) => {
    await requireOwner(context, actor);
    return requestConfirmation(context, {
      accountId: actor.accountId,
      contact: phoneOf("phone", body.phone),
      sender: body.code_sender,
      caller,
    });
  });

  serve(server, calls.phoneConfirmationMethodsCall, async ({ actor, caller }) => {
    const account = await ownAccount(context.pool, actor.accountId);
    const waiting = await waitingContact(context, account, "phone");
    const phone = waiting?.value ?? account.phone;
    return {
      phone,
      methods: phone === null ? [] : phoneCodeChannels(context.config, caller.storefront),
    };
  });

  serve(server, calls.sendConfirmationCodeCall, async ({ actor, body, caller }) => {
    await requireOwner(context, actor);
    const { accountId } = actor;
    return repeatConfirmation(context, { accountId, sender: body.code_sender, caller }, "phone");
  });

  serve(server, calls.confirmPhoneCall, async ({ actor: { accountId }, body, caller }) => {
    await confirmContact(context, { accountId, kind: "phone", code: body.code });
    return readProfile(context, accountId, caller);
  });
}
