import { createTourCall } from "@tropa/api-contract/organizers/tours/calls-organizer-tours";
import { Button } from "@tropa/ui-kit/button";
import { Modal } from "@tropa/ui-kit/modal";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useState } from "react";
import { callApi } from "../../../platform/api/browser-api.ts";
import { useGo } from "../../../platform/history/layers.ts";
import { FormAlert } from "../../../platform/forms/problems/form-alert.tsx";
import { useCall } from "../../../platform/forms/use-call.ts";
import { organizerPath } from "../../../platform/links/organizer-paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import styles from "../tours.module.css";

const kinds = ["tour", "excursion"] as const;
type Kind = (typeof kinds)[number];

/** Creates a tour; asks for its kind first, because it cannot change later. */
export function NewTourButton() {
  const { t } = useTranslation("organizerTours");
  const storefront = useStorefront();
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>("tour");
  const { isRunning, problem, run } = useCall();
  const { variant } = storefront;
  const create = () =>
    run({
      body: { type: kind },
      send: (body) => callApi(storefront, createTourCall, { body }),
      onDone: ({ id }) => void go(organizerPath("tours", id)),
    });
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t("new.open")}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("new.title")}
        width={variant.modalWidth}
        footer={
          <Button loading={isRunning} onClick={() => void create()}>
            {t("new.create")}
          </Button>
        }
      >
        <div className={styles.dialog}>
          <FormAlert problem={problem} />
          <RadioGroup
            label={t("new.kind")}
            layout="cards"
            value={kind}
            onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? "tour")}
            options={kinds
              .filter((one) => one === "tour" || variant.features.excursions)
              .map((one) => ({
                value: one,
                label: t(`kinds.${one}`),
                hint: t(`new.hints.${one}`),
              }))}
          />
        </div>
      </Modal>
    </>
  );
}
