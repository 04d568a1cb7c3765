import { FormAlert as Alert } from "@tropa/ui-kit/form";
import { Link } from "@tropa/ui-kit/link";
import { contactsPath } from "../../links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { FormProblem } from "./form-problem.ts";

/** A field with an error, for the summary to link to. */
export interface FieldFault {
  fieldId: string;
  label: string;
}

export interface FormAlertProps {
  problem: FormProblem | null;
  /** Fields with errors, for forms so long that one may be out of view. */
  faults?: readonly FieldFault[];
}

/** Scrolls to the alert, which may be out of view at the end of a long form. */
const scrollIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

const noFaults: readonly FieldFault[] = [];

/**
 * Problem of a form as a whole, announced to screen readers. Unlike the kit's summary it does not take the
 * focus, which goes to the first field at fault.
 */
export function FormAlert({ problem, faults = noFaults }: FormAlertProps) {
  const { t } = useTranslation("request");
  if (!problem) return faults.length > 1 ? <FaultList faults={faults} /> : null;
  if (problem.kind === "blocked")
    return (
      <Alert ref={scrollIntoView}>
        <p>{problem.message}</p>
        <p>
          <Link href={contactsPath()}>{t("problem.writeToSupport")}</Link>
        </p>
      </Alert>
    );
  const title = t(`problem.${problem.kind}`);
  const messages = problem.kind === "refused" ? problem.messages : [];
  return (
    <Alert ref={scrollIntoView} tone={problem.kind === "unreachable" ? "warning" : "danger"}>
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
