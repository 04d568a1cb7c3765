import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createApiForm } from "../../src/platform/forms/api-form.ts";
import { useApiForm } from "../../src/platform/forms/use-api-form.ts";

interface Values {
  name: string;
  agree: boolean;
  [field: string]: unknown;
}

/** A form whose message about the name moves the box below it. */
function ShortForm({ judge, onJudged }: { judge?: Promise<void>; onJudged?: () => void }) {
  const { field } = useApiForm(() =>
    createApiForm<Values>({
      rules: {
        name: [
          {
            load: async () => {
              await judge;
              return (value: unknown) => (value === "right" ? null : { key: "email" });
            },
          },
        ],
        agree: [],
      },
      text({ key }) {
        onJudged?.();
        return key;
      },
    }),
  );
  const [isTicked, setTicked] = useState(false);
  const { error, ...name } = field("name");
  const { error: _, ...agree } = field("agree");
  return (
    <form>
      <input {...name} aria-label="name" />
      {error !== undefined && <p style={{ height: "10rem" }}>{error}</p>}
      <input
        {...agree}
        type="checkbox"
        aria-label="agree"
        onChange={(event) => {
          setTicked(event.target.checked);
          void agree.onChange(event);
        }}
      />
      {isTicked && <output>ticked</output>}
    </form>
  );
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const send = (target: Element, ...kinds: readonly string[]) => {
  for (const kind of kinds) {
    const Event = kind.startsWith("pointer") ? PointerEvent : MouseEvent;
    target.dispatchEvent(new Event(kind, { bubbles: true }));
  }
};

async function showWithWrongName(props: Parameters<typeof ShortForm>[0] = {}) {
  const { container } = await render(<ShortForm {...props} />);
  // Other forms may be left on the page by then.
  const screen = page.elementLocator(container);
  const name = screen.getByRole("textbox").element();
  if (!(name instanceof HTMLInputElement)) throw new Error("no field");
  await screen.getByRole("textbox").fill("wrong");
  name.focus();
  const box = screen.getByRole("checkbox").element();
  /** How far below the field the box stands: what is left above them on the page may still move. */
  const distance = () => box.getBoundingClientRect().top - name.getBoundingClientRect().top;
  return { screen, name, box, distance };
}

it("says of a field that a tap has left what is wrong once the tap has ended", async () => {
  const { screen, name, box, distance } = await showWithWrongName();
  const before = distance();
  send(box, "pointerdown", "pointerup");
  await nextTask();
  // A finger's mouse events come after its pointer's.
  send(box, "mousedown");
  name.blur();
  await nextTask();
  expect(distance()).toBeCloseTo(before);
  send(box, "mouseup", "click");
  await expect.element(screen.getByText("email")).toBeVisible();
  await expect.element(screen.getByText("ticked")).toBeVisible();
});

it("does not move what is pressed when a slow rule answers in the middle of the press", async () => {
  const judge = Promise.withResolvers<void>();
  const judged = Promise.withResolvers<void>();
  const { screen, name, box, distance } = await showWithWrongName({
    judge: judge.promise,
    onJudged: judged.resolve,
  });
  name.blur();
  // The rule is asked.
  await nextTask();
  const before = distance();
  send(box, "pointerdown", "mousedown");
  judge.resolve();
  await judged.promise;
  await nextFrame();
  await nextFrame();
  expect(distance()).toBeCloseTo(before);
  send(box, "pointerup", "mouseup", "click");
  await expect.element(screen.getByText("email")).toBeVisible();
  await expect.element(screen.getByText("ticked")).toBeVisible();
});

it("says what is wrong after the next key when the end of a press is not heard", async () => {
  const { screen, name, box } = await showWithWrongName();
  send(box, "pointerdown", "mousedown");
  name.blur();
  await nextTask();
  expect(screen.getByText("email").query()).toBeNull();
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  await expect.element(screen.getByText("email")).toBeVisible();
});
