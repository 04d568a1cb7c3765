import { useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Chip, ChipButton } from "../chip/chip.tsx";
import { contrast } from "../foundations/contrast.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { Price } from "../price/price.tsx";
import { Rating } from "../rating/rating.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { firstBrand } from "./brands.ts";
import { Switch } from "../switch/switch.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { draftStyleSheet, draftVariables, editedColours, withColour } from "./theme-example.ts";
import type { ThemeDraft } from "./theme-example.ts";
import styles from "./theme-editor.module.css";

const start: ThemeDraft = {
  colours: firstBrand.colours.filter(({ name }) => editedColours.includes(name)),
  radiusCard: 16,
  radiusControl: 12,
};

/** Smallest contrast of text that WCAG 2 level AA accepts. */
const readable = 4.5;

function valueOf(draft: ThemeDraft, name: string, scheme: "light" | "dark"): string {
  return draft.colours.find((colour) => colour.name === name)?.[scheme] ?? "#000000";
}

function ContrastNote({ draft, scheme }: { draft: ThemeDraft; scheme: "light" | "dark" }) {
  const ratio = contrast(valueOf(draft, "on-primary", scheme), valueOf(draft, "primary", scheme));
  return (
    <p className={styles.note} data-tone={ratio < readable ? "danger" : "success"}>
      Text on a button, {scheme}: {ratio.toFixed(1)} to 1
      {ratio < readable ? `, less than the ${readable} that reading needs` : ", readable"}
    </p>
  );
}

type MeasureProps = { label: string; value: number; onValueChange: (value: number) => void };

function Measure({ label, value, onValueChange }: MeasureProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>
        {label}: {value} px
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={28}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

function Preview() {
  return (
    <Card padding="lg" surface="raised" className={styles.preview}>
      <div className={styles.chips}>
        <Chip tone="hot" icon="flame">
          Very hot
        </Chip>
        <ChipButton selected>Mountains</ChipButton>
      </div>
      <h3>Around Mount Belukha</h3>
      <Rating value="4.9" count="128 reviews" />
      <Price prefix="from" current="890 €" old="1,050 €" discount="−15%" />
      <SegmentedControl
        label="Kind"
        segments={[
          { value: "tour", label: "Tours" },
          { value: "cruise", label: "Cruises" },
        ]}
      />
      <TextField label="First name" defaultValue="Anna" />
      <Switch defaultChecked>Only with free seats</Switch>
      <div className={styles.chips}>
        <Button>Book this tour</Button>
        <Button variant="secondary">Ask a question</Button>
      </div>
    </Card>
  );
}

/** An editor of theme tokens with a preview of the kit and the resulting style sheet. */
export function ThemeEditor() {
  const [draft, setDraft] = useState(start);
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        {draft.colours.map((colour) => (
          <fieldset key={colour.name} className={styles.line}>
            <legend className={styles.legend}>--color-{colour.name}</legend>
            {(["light", "dark"] as const).map((scheme) => (
              <label key={scheme} className={styles.colour}>
                <input
                  type="color"
                  value={colour[scheme]}
                  onChange={({ target }) =>
                    setDraft(withColour(draft, colour.name, scheme, target.value))
                  }
                />
                {scheme}
              </label>
            ))}
          </fieldset>
        ))}
        <Measure
          label="--radius-control"
          value={draft.radiusControl}
          onValueChange={(radiusControl) => setDraft({ ...draft, radiusControl })}
        />
        <Measure
          label="--radius-card"
          value={draft.radiusCard}
          onValueChange={(radiusCard) => setDraft({ ...draft, radiusCard })}
        />
        <ContrastNote draft={draft} scheme="light" />
        <ContrastNote draft={draft} scheme="dark" />
        <div>
          <Button size="sm" variant="ghost" onClick={() => setDraft(start)}>
            Start again
          </Button>
        </div>
      </div>
      {/* Tokens missing in the draft come from the theme that it starts from. */}
      <div
        className={styles.stage}
        data-brand={firstBrand.id}
        style={cssVars(draftVariables(draft))}
      >
        <Preview />
      </div>
      <pre className={styles.sheet}>{draftStyleSheet(draft)}</pre>
    </div>
  );
}
