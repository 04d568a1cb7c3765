import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  inviteStaffCall,
  removeStaffCall,
  saveStaffRoleCall,
  staffTeamCall,
} from "@tropa/api-contract/staff/calls-team";
import { acts, call, press, see, write } from "../../../stories/harness/acts.ts";
import { answer, never, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { teamAnswers } from "../../../stories/samples/staff/team.ts";

const meta = {
  title: "Staff/Team",
  component: StorefrontPage,
  args: { path: "/staff/team", isSignedIn: true, answers: (samples) => teamAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = { play: see("staffTeam:noSecondFactor") };

export const MembersInGerman: Story = { args: { locale: "de" }, play: Members.play };

export const MembersInChinese: Story = { args: { locale: "zh" }, play: Members.play };

export const Loading: Story = {
  args: { answers: (samples) => [...teamAnswers(samples), never(staffTeamCall)] },
};

export const Outage: Story = {
  args: { answers: (samples) => [...teamAnswers(samples), outage(staffTeamCall)] },
  play: see("request:problem.unreachable"),
};

const roles = "/staff/team?view=roles";

export const Roles: Story = { args: { path: roles }, play: see("staffTeam:roles.new") };

export const RolesInGerman: Story = { args: { path: roles, locale: "de" }, play: Roles.play };

export const NoRoles: Story = {
  args: { path: roles, answers: (samples) => teamAnswers(samples, { roles: [] }) },
  play: see("staffTeam:roles.empty"),
};

export const NewRole: Story = {
  args: { path: roles },
  play: acts(press("staffTeam:roles.new"), see("staffTeam:roles.rights")),
};

export const NewRoleInGerman: Story = {
  args: { path: roles, locale: "de" },
  play: NewRole.play,
};

const saveRole = acts(
  press("staffTeam:roles.new"),
  write("name", "Care"),
  write("reason", "A new department"),
  press("staffTeam:roles.save"),
);

/** More rights than one's own. */
export const TooManyRights: Story = {
  args: {
    path: roles,
    answers: (samples) => [...teamAnswers(samples), refuse(saveStaffRoleCall, "forbidden")],
  },
  play: acts(saveRole, see("staffTeam:refused.forbidden")),
};

export const NameTaken: Story = {
  args: {
    path: roles,
    answers: (samples) => [
      ...teamAnswers(samples),
      refuse(saveStaffRoleCall, "conflict", { reason: "name_taken" }),
    ],
  },
  play: acts(saveRole, call(saveStaffRoleCall), see("staffTeam:refused.name_taken")),
};

export const Inviting: Story = {
  args: {
    answers: (samples) => [...teamAnswers(samples), answer(inviteStaffCall, { success: true })],
  },
  play: acts(
    press("staffTeam:invite.title"),
    write("email", "nobody"),
    press("staffTeam:invite.submit"),
    see("kit:validation.email"),
    write("email", "nobody@example.org"),
    write("reason", "A new department"),
    press("staffTeam:invite.submit"),
    call(inviteStaffCall),
    see("staffTeam:invite.done"),
  ),
};

export const LastAdministrator: Story = {
  args: {
    answers: (samples) => [
      ...teamAnswers(samples, { invitations: [] }),
      refuse(removeStaffCall, "conflict", { reason: "last_administrator" }),
    ],
  },
  play: acts(
    press("staffTeam:remove.act"),
    see("staffTeam:remove.text"),
    write("reason", "They leave"),
    press("staffTeam:remove.submit"),
    see("staffTeam:refused.last_administrator"),
  ),
};
