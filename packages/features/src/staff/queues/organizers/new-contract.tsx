import { useQueryClient } from "@tanstack/react-query";
import { isApiClientError } from "@tropa/api-client/api-client-error";
import { createContractCall } from "@tropa/api-contract/organizers/calls-meetings";
import { required } from "@tropa/domain/forms/form-rules";
import type { Rule } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import { CopyLink } from "../../../platform/browser/copy-link.tsx";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { deskKey } from "../desk-queries.ts";
import styles from "../queues.module.css";

const number: Rule = (value) =>
  typeof value === "string" && /^[1-9]\d{0,8}$/.test(value.trim()) ? null : { key: "incorrect" };

/** Creates a contract for an organizer. The link to its page is shown only once. */
export function NewContract() {
  const { t } = useTranslation("staffDesk");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ organizer_id: string }>({
      rules: { organizer_id: [required, number] },
      text: failureText(t),
    }),
  );
  const submit = () =>
    form.submit({
      body: ({ organizer_id: id }) => ({ organizer_id: Number(id) }),
      send: (body) => callApi(storefront, createContractCall, { body }),
      onSent: (made) => {
        setUrl(made.url);
        // A second press must not create a second contract.
        form.set("organizer_id", "");
        form.release();
        void queries.invalidateQueries({ queryKey: deskKey });
      },
      onRefused: (error) => {
        const isNobody = isApiClientError(error) && error.status === 404;
        return isNobody && { organizer_id: t("organizers.nobody") };
      },
    });
  return (
    <section className={styles.item}>
      <h2>{t("organizers.new")}</h2>
      <CallForm
        problem={state.problem}
        onSubmit={() => {
          void submit();
        }}
      >
        <div className={styles.asked}>
          <TextField
            {...field("organizer_id")}
            label={t("organizers.number")}
            hint={t("organizers.numberHint")}
            inputMode="numeric"
            autoComplete="off"
          />
          <Button type="submit" loading={state.isSending}>
            {t("organizers.create")}
          </Button>
        </div>
      </CallForm>
      {url !== null && (
        <div role="status">
          <p className={styles.hint}>{t("organizers.link")}</p>
          <p className={styles.code}>{url}</p>
          <CopyLink
            url={url}
            texts={{
              copy: t("organizers.copy"),
              copied: t("organizers.copied"),
              byHand: t("organizers.link"),
            }}
          />
        </div>
      )}
    </section>
  );
}
