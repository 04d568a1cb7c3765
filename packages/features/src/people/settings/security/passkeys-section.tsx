import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@tropa/api-contract/people/calls-passkeys";
import { removePasskeyCall, renamePasskeyCall } from "@tropa/api-contract/people/calls-passkeys";
import { required } from "@tropa/domain/forms/form-rules";
import { browserSupportsWebAuthn } from "@simplewebauthn/browser";
import { Button } from "@tropa/ui-kit/button";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { CallForm } from "../../../platform/forms/call-form.tsx";
import { createApiForm } from "../../../platform/forms/api-form.ts";
import { failureText } from "../../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { toastFailure } from "../../../platform/forms/problems/failure-toast.ts";
import { showToast } from "../../../platform/storefront/toast.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { withOwnerCheck } from "../../owner-check/with-owner-check.ts";
import { createPasskey } from "../../passkeys/create-passkey.ts";
import { FailedPart } from "../failed-part.tsx";
import { passkeysQuery } from "../settings-queries.ts";
import { useMoment } from "../../../platform/storefront/use-moment.ts";
import styles from "../settings.module.css";

type Passkeys = { items: Passkey[] };

/** The account's passkeys: create, rename, remove. */
export function PasskeysSection() {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const queries = useQueryClient();
  const { queryKey } = passkeysQuery(storefront);
  const { data, isError, refetch } = useQuery(passkeysQuery(storefront));
  const changed = () => queries.invalidateQueries({ queryKey });
  const failed = (error: unknown) => toastFailure(error, t("passkeys.failed"));
  const adding = useMutation({
    mutationFn: () => withOwnerCheck(() => createPasskey(storefront)),
    onSuccess: (outcome) => {
      if (outcome === "exists") showToast({ type: "info", text: t("passkeys.exists") });
    },
    onError: failed,
    onSettled: changed,
  });
  const removing = useMutation({
    mutationFn: (id: string) => callApi(storefront, removePasskeyCall, { body: { id } }),
    onSuccess: (_answer, id) =>
      queries.setQueryData<Passkeys>(
        queryKey,
        (current) => current && { items: current.items.filter((one) => one.id !== id) },
      ),
    onError: failed,
    onSettled: changed,
  });
  return (
    <>
      <p className={styles.hint}>{t("passkeys.hint")}</p>
      {isError && <FailedPart onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="block" height="4rem" />}
      {data && data.items.length > 0 && (
        <ul className={styles.rows}>
          {data.items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => removing.mutate(passkey.id)}
              onRenamed={changed}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {browserSupportsWebAuthn() ? (
          <Button
            variant="secondary"
            icon="plus"
            loading={adding.isPending}
            onClick={() => adding.mutate()}
          >
            {t("passkeys.add")}
          </Button>
        ) : (
          <p>{t("passkeys.unsupported")}</p>
        )}
      </div>
    </>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
  onRenamed: () => Promise<void>;
}

function PasskeyRow({ passkey, onRemove, onRenamed }: PasskeyRowProps) {
  const { t } = useTranslation("settings");
  const moment = useMoment();
  const [isNaming, setNaming] = useState(false);
  const { name, is_synced: isSynced, used_at: usedAt, created_at: createdAt } = passkey;
  const shown = name || t("devices.unknown");
  const when = usedAt
    ? t("passkeys.used", { moment: moment(usedAt) })
    : t("passkeys.created", { moment: moment(createdAt) });
  if (isNaming) {
    return (
      <li className={styles.row}>
        <NameForm passkey={passkey} onClose={() => setNaming(false)} onRenamed={onRenamed} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div>
        <b>{shown}</b>
        <p className={styles.hint}>
          {[when, isSynced ? t("passkeys.synced") : null].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button variant="ghost" size="sm" onClick={() => setNaming(true)}>
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("passkeys.removeOne", { name: shown })}
          onClick={onRemove}
        >
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}

type NameFormProps = { passkey: Passkey; onClose: () => void; onRenamed: () => Promise<void> };

function NameForm({ passkey, onClose, onRenamed }: NameFormProps) {
  const { t } = useTranslation("settings");
  const storefront = useStorefront();
  const { form, state, field } = useApiForm(() =>
    createApiForm<{ name: string }>({ rules: { name: [required] }, text: failureText(t) }),
  );
  return (
    <CallForm
      problem={state.problem}
      onSubmit={() => {
        void form.submit({
          body: ({ name }) => ({ id: passkey.id, name: name.trim() }),
          send: (body) => callApi(storefront, renamePasskeyCall, { body }),
          onSent: () => {
            void onRenamed();
            onClose();
          },
        });
      }}
    >
      <TextField
        {...field("name")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- "rename" was pressed, and this is the name
        autoFocus
        label={t("passkeys.name")}
        defaultValue={passkey.name}
        maxLength={60}
      />
      <div className={styles.actions}>
        <Button type="submit" size="sm" loading={state.isSending}>
          {t("save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </CallForm>
  );
}
