import type { OwnReview } from "@tropa/api-contract/editorial/calls-reviews";
import { longestReview, mostReviewPhotos, reviewAspects } from "@tropa/domain/editorial/review";
import { maxLength, required } from "@tropa/domain/forms/form-rules";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { RatingInput } from "@tropa/ui-kit/rating-input";
import { Textarea } from "@tropa/ui-kit/textarea";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { profileQuestion } from "../../people/after-sign-in/ask-for-profile.ts";
import { createApiForm } from "../../platform/forms/api-form.ts";
import { FormAlert } from "../../platform/forms/problems/form-alert.tsx";
import { failureText } from "../../platform/forms/rule-resolver.ts";
import { useApiForm } from "../../platform/forms/use-api-form.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { UploadField } from "../../platform/uploads/upload-field.tsx";
import { draftOf, forgetReview, keepReview } from "./review-draft.ts";
import { ReviewPreview } from "./review-preview.tsx";
import { photoRule, useReviewPhotos } from "./use-review-photos.ts";
import { reviewCalls } from "./review-calls.ts";
import styles from "./write-review.module.css";

/** A form for ratings, text and photos; the unsent review is stored for this tab. */
export function ReviewForm({
  uuid,
  former,
  onWritten,
}: {
  uuid: string;
  /** The rejected review to be changed; its photos must be chosen again. */
  former: OwnReview | null;
  onWritten: (review: OwnReview) => void;
}) {
  const { t, i18n } = useTranslation("reviews");
  const storefront = useStorefront();
  const [draft, setDraft] = useState(() => draftOf(uuid, former));
  const [isPreview, setPreview] = useState(false);
  const photos = useReviewPhotos(draft.photos);
  const [isShortOfPhotos, setShortOfPhotos] = useState(false);
  const stars = useRef<HTMLDivElement>(null);
  const { stored } = photos;
  useEffect(() => keepReview(uuid, { ...draft, photos: stored }), [uuid, draft, stored]);
  const { form, state, field } = useApiForm(() => {
    const made = createApiForm<{ rating: string; text: string }>({
      rules: { rating: [required], text: [required, maxLength(longestReview)] },
      text: failureText(i18n.t),
    });
    if (draft.rating > 0) made.set("rating", String(draft.rating));
    return made;
  });
  const isRated = state.errors["rating"] === undefined;
  // The form cannot focus the stars by itself.
  const showRating = useEffectEvent(() => {
    if (!isRated) stars.current?.querySelector("input")?.focus();
  });
  useEffect(() => {
    if (state.attempt > 0) showRating();
  }, [state.attempt]);
  const onSubmit = () => {
    // Failed uploads would silently be missing.
    setShortOfPhotos(photos.failed > 0);
    if (photos.failed > 0) return;
    void form.submit({
      body: ({ text }) => ({
        uuid,
        rating: draft.rating,
        marks: draft.marks,
        text: text.trim(),
        photos: photos.stored.map(({ id, token }) => ({ id, token })),
      }),
      async send(body) {
        // Ask before sending, not when the form opens: a dialog would interrupt the typing.
        await profileQuestion("review");
        const { api, createReviewCall } = await reviewCalls(storefront);
        return api.call(createReviewCall, { body });
      },
      onSent(review) {
        forgetReview(uuid);
        onWritten(review);
      },
    });
  };
  return (
    <Form
      className={styles.form}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement)
          setDraft((before) => ({ ...before, text: target.value }));
      }}
    >
      <FormAlert key={state.attempt} problem={state.problem} />
      <div ref={stars}>
        <RatingInput
          label={t("write.rating")}
          value={draft.rating}
          {...(!isRated && { error: t("write.ratingMissing") })}
          onValueChange={(rating) => {
            form.set("rating", String(rating));
            setDraft((before) => ({ ...before, rating }));
          }}
        />
      </div>
      <div className={styles.aspects}>
        {reviewAspects.map((aspect) => (
          <RatingInput
            key={aspect}
            label={t(`aspects.${aspect}`)}
            value={draft.marks[aspect] ?? 0}
            onValueChange={(mark) =>
              setDraft((before) => ({ ...before, marks: { ...before.marks, [aspect]: mark } }))
            }
          />
        ))}
      </div>
      <Textarea
        {...field("text")}
        label={t("write.text")}
        hint={t("write.textHint")}
        rows={7}
        maxLength={longestReview}
        defaultValue={draft.text}
      />
      <UploadField
        label={t("write.photos")}
        look="images"
        rule={photoRule}
        known={photos.known}
        most={mostReviewPhotos}
        send={photos.send}
        onChange={photos.onChange}
        {...(isShortOfPhotos && photos.failed > 0 && { error: t("write.photosFailed") })}
      />
      {isPreview && <ReviewPreview draft={draft} photos={photos.stored} />}
      <p className={styles.note}>{t("write.note")}</p>
      <div className={styles.actions}>
        <Button type="submit" size="lg" loading={state.isSending} disabled={photos.isSending}>
          {t("write.send")}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          aria-expanded={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {t(isPreview ? "write.hidePreview" : "write.preview")}
        </Button>
      </div>
    </Form>
  );
}
