import { longestTeamReason } from "@tropa/api-contract/staff/calls-team";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ReactNode } from "react";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import ReasonDialog from "../sections/reason-dialog.tsx";
import { useTeamAct } from "./team-queries.ts";
import type { TeamAct } from "./team-queries.ts";

export interface TeamDialogProps<Body> {
  title: string;
  /** Consequences. */
  text?: string;
  submit: string;
  isDanger?: boolean;
  /** Fields beside the reason. */
  children?: ReactNode;
  /** Whether these fields are filled in; they show what is missing themselves. */
  check?: () => boolean;
  bodyOf: (reason: string) => Body;
  send: TeamAct<Body>["send"];
  /** Toast on success. */
  done: string;
  onClose: () => void;
}

/** Changes the team, with a reason for the audit log. */
export function TeamDialog<Body>({ bodyOf, send, done, ...dialog }: TeamDialogProps<Body>) {
  const { t } = useTranslation("staffTeam");
  const { act, isRunning, problem } = useTeamAct();
  return (
    <ReasonDialog
      {...dialog}
      hint={t("reasonHint")}
      maxLength={longestTeamReason}
      isRunning={isRunning}
      problem={<FormAlert problem={problem} />}
      onSubmit={(reason, close) => void act({ body: bodyOf(reason), send, done, onDone: close })}
    />
  );
}
