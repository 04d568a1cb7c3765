import { draftLeast, draftLimits } from "@tropa/domain/organizers/tours/tour-draft";
import { Button } from "@tropa/ui-kit/button";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { LocalText } from "../draft/local-text.tsx";
import { OrderButtons, OrderField } from "../draft/order-buttons.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import { useRows } from "../draft/use-rows.ts";
import { Section } from "./section.tsx";
import { VideoField } from "./video-field.tsx";
import styles from "../draft/draft.module.css";

/** Form section: title and descriptions. */
export function TextsSection({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation("organizerTours");
  const questions = useRows(fields, "questions");
  return (
    <Section name="texts">
      <LocalText fields={fields} name="title" hint={t("hints.title")} />
      <LocalText
        fields={fields}
        name="summary"
        rows={2}
        hint={t("hints.summary", { count: draftLeast.summary })}
      />
      <LocalText fields={fields} name="description" rows={8} hint={t("hints.description")} />
      <LocalText fields={fields} name="highlights" rows={4} hint={t("hints.highlights")} />
      <VideoField fields={fields} />
      <div className={styles.rows}>
        <h3>{t("fields.questions.all")}</h3>
        <p className={styles.muted}>{t("hints.questions")}</p>
        <OrderField rows={questions} />
        {questions.keys.length > 0 && (
          <ol>
            {questions.keys.map((key, index) => (
              <li key={key}>
                <div className={styles.rowHead}>
                  <h4>{t("item.questions", { number: index + 1 })}</h4>
                  <OrderButtons
                    rows={questions}
                    index={index}
                    name={t("item.questions", { number: index + 1 })}
                    isWritten
                  />
                </div>
                <LocalText fields={fields} name={`questions-${key}-question`} />
                <LocalText fields={fields} name={`questions-${key}-answer`} rows={3} />
              </li>
            ))}
          </ol>
        )}
        {questions.keys.length < draftLimits.questions && (
          <Button
            variant="secondary"
            icon="plus"
            onClick={() => questions.add(undefined, `question-${fields.language}`)}
          >
            {t("add.question")}
          </Button>
        )}
      </div>
    </Section>
  );
}
