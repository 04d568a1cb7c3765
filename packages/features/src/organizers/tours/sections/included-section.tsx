import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { LocalText } from "../draft/local-text.tsx";
import type { DraftFields } from "../draft/use-draft-fields.ts";
import { Section } from "./section.tsx";

/** Form section: what the price includes and excludes, and what to bring. */
export function IncludedSection({ fields }: { fields: DraftFields }) {
  const { t } = useTranslation("organizerTours");
  return (
    <Section name="included">
      <LocalText fields={fields} name="included" rows={5} hint={t("hints.lines")} />
      <LocalText fields={fields} name="excluded" rows={4} hint={t("hints.lines")} />
      <LocalText fields={fields} name="what_to_bring" rows={4} hint={t("hints.lines")} />
    </Section>
  );
}
