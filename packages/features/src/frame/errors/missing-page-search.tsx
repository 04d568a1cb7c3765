import { Button } from "@tropa/ui-kit/button";
import { TextField } from "@tropa/ui-kit/text-field";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Form } from "react-router";
import styles from "../../platform/errors/error-page.module.css";

/** Search field on the page for addresses that do not exist. */
export default function MissingPageSearch() {
  const { t } = useTranslation("home");
  return (
    <Form method="get" action="/find" role="search" className={styles.search}>
      <TextField
        type="search"
        name="phrase"
        label={t("search.where")}
        placeholder={t("search.placeholder")}
        enterKeyHint="search"
      />
      <Button type="submit" icon="search">
        {t("search.submit")}
      </Button>
    </Form>
  );
}
