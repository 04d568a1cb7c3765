import type { ApiClient } from "@tropa/api-client/client";
import { Button } from "@tropa/ui-kit/button";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useState } from "react";
import { useDeskAct } from "../queues/desk-queries.ts";
import styles from "./note-form.module.css";

export interface NoteFormProps {
  texts: { label: string; hint?: string; required: string; add: string; added: string };
  maxLength: number;
  rows?: number;
  add: (api: ApiClient, text: string) => Promise<unknown>;
}

/** Takes a note that staff write for each other; an empty one is refused at the field. */
export function NoteForm({ texts, maxLength, rows, add }: NoteFormProps) {
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useDeskAct<string>({
    send: async (api, text) => {
      const note = await add(api, text);
      setTyped("");
      return note;
    },
    done: () => ({ text: texts.added }),
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const text = typed.trim();
        setIsMissing(text === "");
        if (text !== "") mutate(text);
      }}
    >
      <Textarea
        label={texts.label}
        hint={texts.hint}
        error={isMissing ? texts.required : undefined}
        name="note"
        rows={rows}
        autosize
        maxLength={maxLength}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setIsMissing(false);
        }}
      />
      <Button type="submit" variant="secondary" loading={isPending}>
        {texts.add}
      </Button>
    </form>
  );
}
