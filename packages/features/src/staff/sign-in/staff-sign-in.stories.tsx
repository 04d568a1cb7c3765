import { logoutCall, refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { profileCall } from "@tropa/api-contract/people/calls-profile";
import {
  staffAuthCall,
  staffAuthViaCodeCall,
  staffSessionCall,
} from "@tropa/api-contract/staff/calls-staff-sign-in";
import {
  acceptStaffInvitationCall,
  staffInvitationCall,
} from "@tropa/api-contract/staff/calls-team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import {
  signedInStaff,
  staffAnswers,
  staffCode,
  staffEmail,
} from "../../../stories/samples/staff/staff.ts";

const meta = {
  title: "Staff/Sign-in",
  component: StorefrontPage,
  args: { path: "/employees-cookie", answers: (_samples) => [answer(staffAuthCall, staffCode())] },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const enterPassword = acts(
  see("staffSignIn:lead"),
  write("login", staffEmail),
  write("password", "a long way home"),
  press("staffSignIn:sendCode"),
);
const enterCode = acts(enterPassword, see("signIn:code"), write("code", "123456"));

export const Password: Story = { play: see("staffSignIn:lead") };

export const German: Story = { args: { locale: "de" }, play: Password.play };

export const Chinese: Story = { args: { locale: "zh" }, play: Password.play };

export const NothingFilledIn: Story = {
  play: acts(press("staffSignIn:sendCode"), see("kit:validation.required")),
};

/** The same for a wrong password and for those who are not staff. */
export const Refused: Story = {
  args: {
    answers: () => [
      refuse(staffAuthCall, "validation", {
        validation: { password: ["The login or the password is wrong"] },
      }),
    ],
  },
  play: enterPassword,
};

export const NoCodeSent: Story = {
  args: {
    answers: () => [
      answer(
        staffAuthCall,
        staffCode({ send_error_reason: "Too many codes. Try again in an hour." }),
      ),
    ],
  },
  play: enterPassword,
};

export const Outage: Story = {
  args: { answers: () => [outage(staffAuthCall)] },
  play: acts(enterPassword, see("request:problem.unreachable")),
};

export const Code: Story = { play: acts(enterPassword, see("signIn:code")) };

export const WrongCode: Story = {
  args: {
    answers: () => [
      answer(staffAuthCall, staffCode()),
      refuse(staffAuthViaCodeCall, "validation", { validation: { code: ["Wrong code"] } }),
    ],
  },
  play: enterCode,
};

/** Signed in, but the mark of staff did not come: it can be asked for again. */
export const MarkMissing: Story = {
  args: {
    answers: (samples) => [
      ...staffAnswers(samples),
      answer(staffAuthCall, staffCode()),
      answer(staffAuthViaCodeCall, signedInStaff(samples)),
      outage(staffSessionCall),
    ],
  },
  play: acts(enterCode, see("request:problem.unreachable")),
};

export const AlreadyStaff: Story = {
  args: { isSignedIn: true, answers: staffAnswers },
  play: see("staffSignIn:signOut"),
};

export const SignOutFails: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [...staffAnswers(samples), outage(logoutCall)],
  },
  play: acts(press("staffSignIn:signOut"), see("request:problem.unreachable")),
};

export const Loading: Story = {
  args: {
    isSignedIn: true,
    answers: (samples) => [...staffAnswers(samples), never(profileCall)],
  },
};

export const SessionOver: Story = {
  args: { isSignedIn: true, answers: () => [refuse(refreshTokenCall, "unauthorized")] },
  play: see("staffSignIn:lead"),
};

const invited = [answer(staffInvitationCall, { email: "n********@example.org" })];

/** By the link of an invitation. The staff's sign-in follows, with both factors. */
export const Invited: Story = {
  args: {
    path: "/employees-cookie?invitation=secret",
    answers: () => [...invited, answer(acceptStaffInvitationCall, { success: true })],
  },
  play: acts(
    see("staffSignIn:invitation.join"),
    write("first_name", "Nina"),
    write("last_name", "Serova"),
    write("password", "a long way home"),
    write("confirm_password", "a long way home"),
    press("staffSignIn:invitation.join"),
    see("staffSignIn:invitation.joined"),
    press("staffSignIn:invitation.signIn"),
    see("staffSignIn:lead"),
  ),
};

export const InvitedInGerman: Story = {
  args: { path: "/employees-cookie?invitation=secret", locale: "de", answers: () => invited },
  play: see("staffSignIn:invitation.join"),
};

export const InvitationOver: Story = {
  args: {
    path: "/employees-cookie?invitation=secret",
    answers: () => [refuse(staffInvitationCall, "gone")],
  },
  play: see("staffSignIn:invitation.gone"),
};
