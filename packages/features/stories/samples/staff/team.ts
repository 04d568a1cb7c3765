import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import { staffTeamCall } from "@tropa/api-contract/staff/calls-team";
import { deskRights, rightsUpTo } from "@tropa/domain/people/desk-right";
import { answer } from "../../harness/fake-answers.ts";
import type { FakeAnswer } from "../../harness/fake-answers.ts";
import type { SampleSet } from "../sample-set.ts";
import { deskAnswers, staffEmail } from "./staff.ts";

type Team = WireAnswerOf<typeof staffTeamCall>;

/** A small team: an administrator, somebody who has only just joined, and one invitation. */
const sampleTeam = ({ texts }: SampleSet): Team => ({
  members: [
    {
      account_id: 7,
      name: "Vera Sokolova",
      email: staffEmail,
      role_ids: [1],
      rights: [...deskRights],
      has_second_factor: true,
      signed_in_at: "2026-06-14T09:30:00.000Z",
      sessions: 2,
    },
    {
      account_id: 8,
      name: texts.people[0] ?? "",
      email: "care@example.org",
      role_ids: [2, 3],
      rights: [...rightsUpTo("bookings", "act"), ...rightsUpTo("support", "act")],
      has_second_factor: true,
      signed_in_at: "2026-06-13T15:10:00.000Z",
      sessions: 1,
    },
    {
      account_id: 9,
      name: "",
      email: "new.colleague@example.org",
      role_ids: [],
      rights: [],
      has_second_factor: false,
      signed_in_at: null,
      sessions: 0,
    },
  ],
  roles: [
    { id: 1, name: "Administrator", rights: [...deskRights], version: 3, holders: 1 },
    {
      id: 2,
      name: "Care",
      rights: [...rightsUpTo("bookings", "act"), ...rightsUpTo("support", "act")],
      version: 1,
      holders: 1,
    },
    { id: 3, name: "Accounts", rights: rightsUpTo("payments", "look"), version: 1, holders: 0 },
  ],
  invitations: [
    {
      id: 4,
      email: "olga@example.org",
      role_ids: [2],
      by: "Vera Sokolova",
      expires_at: "2026-06-17T09:30:00.000Z",
    },
  ],
});

/** The team of a desk with every part. */
export const teamAnswers = (samples: SampleSet, more: Partial<Team> = {}): FakeAnswer[] => [
  ...deskAnswers(samples),
  answer(staffTeamCall, { ...sampleTeam(samples), ...more }),
];
