import { useQuery } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { answerTaskCall, longestTaskAnswer } from "@tropa/api-contract/staff/calls-tasks";
import type { WholeTask } from "@tropa/api-contract/staff/calls-tasks";
import { fill } from "@tropa/domain/text/fill";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Button } from "@tropa/ui-kit/button";
import { SegmentedControl } from "@tropa/ui-kit/segmented-control";
import { Select } from "@tropa/ui-kit/select";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { randomId } from "../../platform/browser/random-id.ts";
import { showToast } from "../../platform/storefront/toast.ts";
import { PageSection } from "../sections/page-section.tsx";
import { useDeskAct } from "../queues/desk-queries.ts";
import { languageName } from "./request-section.tsx";
import { templatesQuery } from "./task-queries.ts";
import styles from "./tasks.module.css";

/** Writes to the sender, from a template or freely; a help request can be offered a tour. */
export function AnswerSection({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  return (
    <PageSection title={t("answer.title")}>
      {task.channels.length === 0 ? <p>{t("answer.none")}</p> : <AnswerForm task={task} />}
    </PageSection>
  );
}

function AnswerForm({ task }: { task: WholeTask }) {
  const { t } = useTranslation("staffTasks");
  const storefront = useStorefront();
  const templates = useQuery(templatesQuery(storefront));
  const [chosen, setChosen] = useState("email");
  const channel = task.channels.find((one) => one === chosen) ?? task.channels[0] ?? "email";
  const [text, setText] = useState("");
  const [tour, setTour] = useState("");
  const [faults, setFaults] = useState<Partial<Record<"text" | "tour", string>>>({});
  const [idempotencyKey, setKey] = useState(randomId);
  const { locale } = task;
  const usable = (templates.data?.items ?? []).filter(
    ({ kind, texts }) => kind === task.kind && texts[locale],
  );
  const takeTemplate = (id: string) => {
    const template = usable.find((one) => String(one.id) === id);
    setText(
      fill(template?.texts[locale] ?? "", {
        name: task.sender,
        tour: task.tour?.title,
        number: task.subject_id,
      }),
    );
    setFaults({});
  };
  const { mutate, isPending } = useDeskAct<null>({
    send: async (api) => {
      const body = {
        id: task.id,
        channel,
        text: text.trim(),
        ...(tour !== "" && { tour_id: Number(tour) }),
      };
      try {
        await api.call(answerTaskCall, { body, idempotencyKey });
      } catch (error) {
        if (!isApiClientError(error) || !error.validation.tour_id) throw error;
        setFaults({ tour: t("answer.badTour") });
        return;
      }
      setText("");
      setTour("");
      setKey(randomId());
      showToast({ type: "success", text: t("answer.sent") });
    },
  });
  const submit = () => {
    const missing = {
      ...(text.trim() === "" && { text: t("answer.required") }),
      ...(tour !== "" && !/^[1-9]\d{0,8}$/.test(tour) && { tour: t("answer.badTour") }),
    };
    setFaults(missing);
    if (Object.keys(missing).length === 0) mutate(null);
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
      {task.channels.length > 1 && (
        <SegmentedControl
          label={t("answer.channel")}
          value={channel}
          onValueChange={setChosen}
          segments={task.channels.map((value) => ({ value, label: t(`answer.${value}`) }))}
        />
      )}
      {usable.length > 0 && (
        <Select
          label={t("answer.template")}
          placeholder={t("answer.choose")}
          value=""
          items={usable.map(({ id, name }) => ({ value: String(id), text: name }))}
          onValueChange={takeTemplate}
        />
      )}
      <Textarea
        label={t("answer.text")}
        hint={t("answer.hint", { language: languageName(locale, storefront.locale) })}
        name="answer"
        rows={6}
        autosize
        maxLength={longestTaskAnswer}
        error={faults.text}
        value={text}
        onValueChange={setText}
      />
      {task.kind === "help_request" && (
        <TextField
          label={t("answer.tour")}
          hint={t("answer.tourHint")}
          name="tour"
          inputMode="numeric"
          maxLength={9}
          error={faults.tour}
          value={tour}
          onValueChange={setTour}
        />
      )}
      <Button type="submit" loading={isPending}>
        {t("answer.send")}
      </Button>
    </form>
  );
}
