import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Form } from "@tropa/ui-kit/form";
import { TextField } from "@tropa/ui-kit/text-field";
import { Textarea } from "@tropa/ui-kit/textarea";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { CityField } from "./city-field.tsx";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import type { SentRequest } from "../calls/last-request.ts";
import { HelpScene } from "./help-scene.tsx";
import { useHasSessionMark } from "../../people/session/session.ts";
import { AgreementText } from "../../people/contact-fields/agreement-text.tsx";
import { PhoneField } from "../../people/contact-fields/phone-field.tsx";
import { useFollowedDraft } from "../../platform/forms/drafts/use-followed-draft.ts";
import { useLazyForm } from "../../platform/forms/use-lazy-form.ts";
import styles from "./help-banner.module.css";

// If the connection is lost after sending, show a plain success screen instead of an error.
const plain = () => ({ default: PlainSuccess });
const HelpSuccess = lazy(() => import("./help-success.tsx").catch(plain));
const OwnDetails = lazy(() => import("../../people/contact-fields/own-details.tsx"));
const HelpSuccessModal = lazy(() => import("./help-success-modal.tsx").catch(plain));

export interface HelpBannerProps {
  /** Asks for phone and consent only, and shows success in a dialog. */
  compact?: boolean;
  /** The tour the visitor was looking at. */
  tourId?: number;
  className?: string;
}

/**
 * A banner that offers help with choosing (docs/product/help-requests.md#the-banner). The server renders its looks; the
 * form's code, the API client and the success screen load on demand.
 */
export function HelpBanner({ compact = false, tourId, className }: HelpBannerProps) {
  const { t, i18n } = useTranslation("request");
  const storefront = useStorefront();
  const hasSession = useHasSessionMark();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [isShown, setShown] = useState(true);
  const follow = useFollowedDraft("help", root);
  const { state, field, submit } = useLazyForm(
    root,
    async () => {
      const [{ createHelpForm }] = await Promise.all([import("./help-form.ts"), follow()]);
      return createHelpForm(i18n.t, compact);
    },
    async () => {
      const { warmUp } = await import("./help-form.ts");
      warmUp(storefront);
    },
  );

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const city = new FormData(event.currentTarget).get("city");
    void submit(async (form) => {
      const { helpTask } = await import("./help-form.ts");
      await form.submit(helpTask(storefront, i18n.t, { tourId, city, onSent: setSent }));
    });
  };

  const isReplaced = sent !== null && !compact;
  return (
    <section
      ref={root}
      className={[styles.root, className].filter(Boolean).join(" ")}
      data-compact={compact || undefined}
      data-sent={isReplaced || undefined}
      aria-labelledby={isReplaced ? undefined : `${id}-title`}
    >
      {isReplaced ? (
        <Suspense>
          <HelpSuccess sent={sent} />
        </Suspense>
      ) : (
        <>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>
              {sent ? t("success.title", { id: sent.requestId }) : t("banner.title")}
            </h2>
            <p>{t(sent ? "success.short" : compact ? "banner.compactText" : "banner.text")}</p>
          </div>
          {!compact && <HelpScene className={styles.scene} />}
          {!sent && (
            <Form className={styles.form} onSubmit={onSubmit} aria-labelledby={`${id}-title`}>
              <FormAlert key={state.attempt} problem={state.problem} />
              {hasSession && (
                <Suspense>
                  {/* The compact banner has no room for text beside the phone. */}
                  <OwnDetails isSilent={compact} />
                </Suspense>
              )}
              {!compact && (
                <TextField {...field("name")} label={t("fields.name")} autoComplete="name" />
              )}
              <PhoneField {...field("phone")} className={styles.phone} label={t("fields.phone")} />
              {!compact && <CityField name="city" />}
              {!compact && (
                <Textarea
                  {...field("comment")}
                  label={t("fields.comment")}
                  optional
                  placeholder={t("banner.commentPlaceholder")}
                />
              )}
              <Checkbox
                {...field("agree")}
                className={styles.agree}
                defaultChecked={storefront.variant.consentByDefault}
              >
                <AgreementText />
              </Checkbox>
              <Button
                type="submit"
                size="lg"
                className={styles.send}
                loading={state.isSending}
                fullWidth
              >
                {t(compact ? "banner.compactSend" : "banner.send")}
              </Button>
            </Form>
          )}
        </>
      )}
      {sent && isShown && compact && (
        <Suspense>
          <HelpSuccessModal sent={sent} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </section>
  );
}

function PlainSuccess({ sent }: { sent: SentRequest }) {
  const { t } = useTranslation("request");
  return <h2 role="status">{t("success.title", { id: sent.requestId })}</h2>;
}
