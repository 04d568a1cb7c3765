import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { profileCall } from "@tropa/api-contract/people/calls-profile";
import type { FakeAnswer } from "../harness/fake-answers.ts";
import { sampleCode, sampleProfile, signedInAnswers } from "./person.ts";
import type { SampleSet } from "./sample-set.ts";

type Profile = WireAnswerOf<typeof profileCall>;

export const staffEmail = "vera.sokolova@example.org";

const staffPerson: Partial<Profile> = {
  first_name: "Vera",
  last_name: "Sokolova",
  email: staffEmail,
  is_admin_auth: true,
};

export const staffCode = (more: Partial<CodeSent> = {}): CodeSent => sampleCode(staffEmail, more);

/** The session of somebody of the staff, without the mark of staff. */
export const staffAnswers = (samples: SampleSet): FakeAnswer[] =>
  signedInAnswers(samples, staffPerson);

export const signedInStaff = (samples: SampleSet): SignedIn => ({
  token: "token",
  expires_in: 900,
  profile: sampleProfile(samples, staffPerson),
});
