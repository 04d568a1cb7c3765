import {
  endAccountCall,
  ownAccountCall,
  ownDataCall,
  sendOwnerCodeCall,
} from "@tropa/api-contract/people/calls-own-account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, scrollTo, see, seeElement, write } from "../../../../stories/harness/acts.ts";
import { answer, answersInTurn, never, refuse } from "../../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../../stories/harness/storefront-page.tsx";
import { sampleCode, settingsAnswers } from "../../../../stories/samples/people/person.ts";

const meta = {
  title: "People/Copy and end of the account",
  component: StorefrontPage,
  args: { path: "/settings", isSignedIn: true, answers: (samples) => settingsAnswers(samples) },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const trip = {
  booking_id: 500_001,
  tour: "Altai: Multa-Seen und die Katunkette",
  starts_on: "2026-08-01",
};

export const CopyBegun: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      answer(ownDataCall, { url: "#copy", expires_at: "2026-06-01T10:00:00.000Z" }),
    ],
  },
  play: acts(scrollTo("#copy"), press("settings:copy.get"), see("settings:copy.begun")),
};

export const CopyAsksWho: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples, { is_password_set: false }),
      answer(ownAccountCall, { is_session_old: true, obstacles: [] }),
      answer(sendOwnerCodeCall, sampleCode("maria.lindqvist@example.org")),
    ],
  },
  play: acts(
    scrollTo("#copy"),
    press("settings:copy.get", "settings:sendCode"),
    see("signIn:code"),
  ),
};

export const TooManyCopies: Story = {
  args: {
    answers: (samples) => [...settingsAnswers(samples), refuse(ownDataCall, "too_many_requests")],
  },
  play: acts(scrollTo("#copy"), press("settings:copy.get"), seeElement("#copy [role=alert]")),
};

export const EndAsksWho: Story = {
  play: acts(scrollTo("#end"), press("settings:end.begin"), see("settings:end.sure")),
};

/** The code is complete, and nothing has happened yet. */
export const EndByCode: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples, { is_password_set: false }),
      answer(sendOwnerCodeCall, sampleCode("maria.lindqvist@example.org")),
      never(endAccountCall),
    ],
  },
  play: acts(
    scrollTo("#end"),
    press("settings:end.begin", "settings:sendCode"),
    see("signIn:code"),
    write("code", "123456"),
  ),
};

export const EndByWrongPassword: Story = {
  args: {
    locale: "de",
    answers: (samples) => [
      ...settingsAnswers(samples),
      refuse(endAccountCall, "validation", { validation: { password: ["Falsches Passwort"] } }),
    ],
  },
  play: acts(
    scrollTo("#end"),
    press("settings:end.begin"),
    write("password", "nothing"),
    press("settings:end.do"),
    seeElement("#end [aria-invalid=true]"),
  ),
};

export const EndRefused: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      answer(ownAccountCall, {
        is_session_old: false,
        obstacles: [
          { kind: "work", booking_id: null, tour: null, starts_on: null },
          { kind: "order", ...trip },
          { kind: "trip", ...trip },
          { kind: "refund", ...trip, booking_id: 500_002 },
        ],
      }),
    ],
  },
  play: acts(
    scrollTo("#end"),
    seeElement('a[href$="/booking/500002"]'),
    see("settings:end.wayOut.refund"),
  ),
};

/** An order was made in another tab while this one asked who is there. */
export const EndRefusedMeanwhile: Story = {
  args: {
    answers: (samples) => [
      ...settingsAnswers(samples),
      answersInTurn(
        answer(ownAccountCall, { is_session_old: false, obstacles: [] }),
        answer(ownAccountCall, {
          is_session_old: false,
          obstacles: [{ kind: "order", ...trip }],
        }),
      ),
      refuse(endAccountCall, "conflict"),
    ],
  },
  play: acts(
    scrollTo("#end"),
    press("settings:end.begin"),
    write("password", "the right one"),
    press("settings:end.do"),
    see("settings:end.obstacles.order"),
  ),
};
