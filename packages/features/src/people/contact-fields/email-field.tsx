import { suggestEmail } from "@tropa/domain/forms/email-typo";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import type { TextFieldProps } from "@tropa/ui-kit/text-field";
import { useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "./email-field.module.css";

/** Pause in typing after which the address is checked, ms. */
const pauseMs = 700;

export interface EmailFieldProps extends Omit<TextFieldProps, "icon" | "type" | "inputMode"> {
  /** Called when the visitor accepts the suggested address. */
  onSuggestionAccepted: (address: string) => void;
}

/** E-mail field that suggests a correction for a likely typo in the domain, but accepts any address. */
export function EmailField({ onSuggestionAccepted, ...field }: EmailFieldProps) {
  const { t } = useTranslation("request");
  const [typed, setTyped] = useState("");
  const [suggestion, setSuggestion] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSuggestion(suggestEmail(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const accept = (address: string) => {
    setSuggestion(null);
    setTyped(address);
    onSuggestionAccepted(address);
  };
  return (
    <div className={styles.root}>
      <TextField
        icon="mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field}
        onValueChange={setTyped}
      />
      <div role="status">
        {suggestion !== null && (
          <p className={styles.question}>
            {t("emailTypo.question", { email: suggestion })}
            <Button variant="secondary" size="sm" onClick={() => accept(suggestion)}>
              {t("emailTypo.accept")}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
