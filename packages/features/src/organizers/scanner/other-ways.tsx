import { typedBookingNumber } from "@tropa/domain/sales/arrival/arrival-scan";
import { Button } from "@tropa/ui-kit/button";
import { Form } from "@tropa/ui-kit/form";
import { Icon } from "@tropa/ui-kit/icon";
import { TextField } from "@tropa/ui-kit/text-field";
import { useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { readPicture } from "./qr-reader.ts";
import type { Scanner } from "./use-scanner.ts";
import styles from "./scanner.module.css";

/** Alternatives to the camera: a picture of the code, or the booking's number. */
export function OtherWays({ scanner }: { scanner: Scanner }) {
  const { t } = useTranslation("scanner");
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isReading, setReading] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    // Not a picture, so there is no code in it.
    const code = await readPicture(file).catch(() => null);
    setReading(false);
    if (code === null) scanner.noCode();
    else await scanner.readCode(code);
  };
  const submit = () => {
    const number = typedBookingNumber(typed);
    setWrong(number === null);
    if (number === null) return;
    setTyped("");
    scanner.markNumber(number);
  };

  return (
    <section className={styles.ways} aria-labelledby="ways-title">
      <h2 id="ways-title">{t("ways.title")}</h2>
      <label className={styles.picture} aria-busy={isReading}>
        <Icon name="paperclip" size={20} />
        {t("ways.picture")}
        <input
          type="file"
          accept="image/*"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // Allows choosing the same file again.
            currentTarget.value = "";
          }}
        />
      </label>
      <Form className={styles.number} onSubmit={submit}>
        <TextField
          label={t("ways.number")}
          hint={t("ways.numberHint")}
          inputMode="numeric"
          autoComplete="off"
          name="booking"
          value={typed}
          {...(isWrong && { error: t("ways.numberWrong") })}
          onValueChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="secondary">
          {t("ways.mark")}
        </Button>
      </Form>
    </section>
  );
}
