import { isApiClientError } from "@tropa/api-client/api-client-error";
import { longestTaskAnswer, saveAnswerTemplateCall } from "@tropa/api-contract/staff/calls-tasks";
import type { AnswerTemplate } from "@tropa/api-contract/staff/calls-tasks";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { taskKinds, templateFields } from "@tropa/domain/people/task";
import type { TaskKind } from "@tropa/domain/people/task";
import { namesIn } from "@tropa/domain/text/fill";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useDeskAct } from "../../queues/desk-queries.ts";
import { languageName } from "../request-section.tsx";
import bookings from "../../bookings/bookings.module.css";
import styles from "../tasks.module.css";

interface TemplateFormProps {
  /** Null for a new one. */
  template: AnswerTemplate | null;
  onClose: () => void;
}

const fields = templateFields.map((name) => `{${name}}`).join(", ");
const isField = (name: string): boolean => templateFields.some((field) => field === name);

/** Edits a template. Where a colleague has saved another version meanwhile, nothing is overwritten, and the text stays. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation("staffTasks");
  const { locale } = useStorefront();
  const [kind, setKind] = useState<TaskKind>(template?.kind ?? "help_request");
  const [name, setName] = useState(template?.name ?? "");
  const [texts, setTexts] = useState<Partial<Record<Locale, string>>>(template?.texts ?? {});
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useDeskAct<boolean>({
    send: async (api, isRemoved) => {
      const body = {
        id: template?.id ?? null,
        version: template?.version ?? 0,
        kind,
        name: name.trim(),
        texts,
        ...(isRemoved && { is_removed: true }),
      };
      try {
        await api.call(saveAnswerTemplateCall, { body });
        onClose();
      } catch (error) {
        if (!isApiClientError(error) || error.code !== "conflict") throw error;
        setFault(t("template.conflict"));
      }
    },
  });
  const submit = () => {
    const written = Object.values(texts).filter((text) => text.trim() !== "");
    const isLacking = name.trim() === "" || written.length === 0;
    const isUnknown = !written.flatMap(namesIn).every(isField);
    setFault(
      isLacking
        ? t("template.required")
        : isUnknown
          ? t("template.unknownField", { fields })
          : null,
    );
    if (!isLacking && !isUnknown) mutate(false);
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t("template.name")}
        name="name"
        maxLength={100}
        value={name}
        onValueChange={setName}
      />
      <SegmentedControl
        label={t("template.kind")}
        value={kind}
        onValueChange={(value) => setKind(taskKinds.find((one) => one === value) ?? kind)}
        segments={taskKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <p className={styles.muted}>{t("template.fields", { fields })}</p>
      {locales.map((language) => (
        <Textarea
          key={language}
          label={languageName(language, locale)}
          name={language}
          lang={language}
          rows={3}
          autosize
          maxLength={longestTaskAnswer}
          value={texts[language] ?? ""}
          onValueChange={(text) => setTexts((before) => ({ ...before, [language]: text }))}
        />
      ))}
      <p role="alert" className={bookings.alert} hidden={fault === null}>
        {fault}
      </p>
      <div className={styles.acts}>
        <Button type="submit" loading={isPending}>
          {t("template.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("template.cancel")}
        </Button>
        {template && (
          <Button variant="ghost" disabled={isPending} onClick={() => mutate(true)}>
            {t("template.remove")}
          </Button>
        )}
      </div>
    </form>
  );
}
