import { FormAlert as Alert } from "@tropa/ui-kit/form";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { FormProblem } from "./form-problem.ts";

/** A field at fault, as a summary leads to it. */
export interface FieldFault {
  fieldId: string;
  label: string;
}

export interface FormAlertProps {
  problem: FormProblem | null;
  /** Fields at fault, for forms so long that one may be out of sight. */
  faults?: readonly FieldFault[];
}

/** Who presses at the end of a long form would not see what is said at its head. */
const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

const noFaults: readonly FieldFault[] = [];

/**
 * What is wrong with a form as a whole: said at once to those who listen. Unlike the kit's summary it
 * leaves the focus alone, which goes to the first field at fault.
 */
export function FormAlert({ problem, faults = noFaults }: FormAlertProps) {
  const { t } = useTranslation("request");
  if (!problem) return faults.length > 1 ? <FaultList faults={faults} /> : null;
  const title = t(`problem.${problem.kind}`);
  const messages = problem.kind === "refused" ? problem.messages : [];
  return (
    <Alert ref={show} tone={problem.kind === "unreachable" ? "warning" : "danger"}>
      {(messages.length > 0 ? messages : [title]).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}

function FaultList({ faults }: { faults: readonly FieldFault[] }) {
  const { t } = useTranslation("request");
  return (
    <Alert>
      <p>
        {t("problem.check")}
        {": "}
        {faults.map(({ fieldId, label }, index) => (
          <span key={fieldId}>
            {index > 0 && ", "}
            <a href={`#${fieldId}`}>{label}</a>
          </span>
        ))}
      </p>
    </Alert>
  );
}
