import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { deferredPart, TakeOverProvider } from "@tropa/page-runtime/take-over/deferred-part";
import { hydrateAllParts } from "@tropa/page-runtime/take-over/deferred-schedule";
import { holdTouches, markHydrated } from "@tropa/page-runtime/take-over/event-replay";

interface FormProps {
  title: string;
}

/** What a part may hold: something to press, to write, to tick and to send. */
function Form({ title }: FormProps) {
  const [presses, setPresses] = useState(0);
  const [text, setText] = useState("");
  const [isTicked, setTicked] = useState(false);
  const [sent, setSent] = useState("nothing");
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <h2>{title}</h2>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Press
      </button>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input
        aria-label="Tick"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      <button type="submit">Send</button>
      <output>{`${presses} presses, "${text}", ${isTicked ? "ticked" : "not ticked"}, sent ${sent}`}</output>
    </form>
  );
}

function asInput(element: Element): HTMLInputElement {
  if (!(element instanceof HTMLInputElement)) throw new Error("no field");
  return element;
}

let stop = () => {};

/** A page of one deferred part as the server writes it, far below the window, and taken over with its code held back. */
async function openPage(isFar = true) {
  const code = Promise.withResolvers<void>();
  let asked = 0;
  let isServer = true;
  const titles = new EventTarget();
  const Part = deferredPart<FormProps>(async () => {
    if (!isServer) {
      asked += 1;
      await code.promise;
    }
    return Form;
  });
  // On the server a part's code is there from its first page on.
  const Written = deferredPart<FormProps>(() => Promise.resolve(Form));
  await Written.prepare();
  isServer = false;
  function Page({ content: Content }: { content: typeof Part }) {
    const [title, change] = useState("Title");
    useEffect(() => {
      titles.addEventListener("change", () => change("Another"));
    }, []);
    return (
      <div style={{ paddingTop: isFar ? "5000px" : 0 }}>
        <Content title={title} />
      </div>
    );
  }
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Page content={Written} />);
  document.body.append(place);
  const part = place.querySelector("[data-deferred]");
  const form = place.querySelector("form");
  const errors: unknown[] = [];
  const root = hydrateRoot(
    place,
    <TakeOverProvider value={true}>
      <Page content={Part} />
    </TakeOverProvider>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  await expect.poll(() => part?.getAttribute("data-deferred")).toBe("waiting");
  stop = () => {
    root.unmount();
    place.remove();
    // Other tests wait for every part that is known.
    code.resolve();
  };
  const find = (selector: string) => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    find,
    errors,
    bring: code.resolve,
    lose: () => code.reject(new Error("lost")),
    askedFor: () => asked,
    retitle: () => titles.dispatchEvent(new Event("change")),
    isTaken: () => part?.getAttribute("data-deferred") === "taken",
    isSameForm: () => form === place.querySelector("form"),
    said: () => find("output").textContent,
  };
}

let hasBegun = false;
beforeEach(() => {
  // Of the page that all these parts stand on.
  if (!hasBegun) holdTouches();
  hasBegun = true;
  markHydrated();
});
afterEach(() => stop());

test("a distant part that is not touched keeps its HTML and loads no code", async () => {
  const page = await openPage();
  expect(page.askedFor()).toBe(0);
  expect(page.isTaken()).toBe(false);
  expect(page.said()).toBe('0 presses, "", not ticked, sent nothing');
});

test("a press before the code arrives takes effect afterwards", async () => {
  const page = await openPage();
  page.find("button").click();
  await expect.poll(page.askedFor).toBe(1);
  expect(page.isTaken()).toBe(false);
  page.bring();
  await expect.poll(page.said).toBe('1 presses, "", not ticked, sent nothing');
  expect(page.isSameForm()).toBe(true);
  expect(page.errors).toEqual([]);
});

test("text and ticks from before hydration are kept, with focus and caret", async () => {
  const page = await openPage();
  const field = asInput(page.find("input"));
  field.focus();
  await userEvent.keyboard("tours");
  field.setSelectionRange(2, 3);
  page.find('[type="checkbox"]').click();
  page.bring();
  await expect.poll(page.said).toBe('0 presses, "tours", ticked, sent nothing');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
  expect(asInput(page.find('[type="checkbox"]')).checked).toBe(true);
  await userEvent.keyboard("!");
  await expect.poll(page.said).toBe('0 presses, "to!rs", ticked, sent nothing');
});

test("a form submitted before the code arrives is sent once", async () => {
  const page = await openPage();
  page.find("input").focus();
  await userEvent.keyboard("a{Enter}");
  page.bring();
  await expect.poll(page.said).toBe('0 presses, "a", not ticked, sent a');
});

test("a part loads when it comes near the window", async () => {
  const page = await openPage();
  window.scrollTo(0, 4500);
  await expect.poll(page.askedFor).toBe(1);
  page.bring();
  await expect.poll(page.isTaken).toBe(true);
  window.scrollTo(0, 0);
});

test("a part loads when its props change and shows the old ones until then", async () => {
  const page = await openPage();
  page.retitle();
  await expect.poll(page.askedFor).toBe(1);
  expect(page.find("h2").textContent).toBe("Title");
  page.bring();
  await expect.poll(() => page.find("h2").textContent).toBe("Another");
  expect(page.isSameForm()).toBe(true);
});

test("a part whose code fails stays as it is, with the typed text", async () => {
  const page = await openPage();
  const field = asInput(page.find("input"));
  field.focus();
  await userEvent.keyboard("tours");
  page.find('[type="checkbox"]').click();
  const all = hydrateAllParts();
  page.lose();
  await all;
  // Another step of the router comes before React has gone on.
  await hydrateAllParts();
  await expect.poll(page.isTaken).toBe(true);
  expect(page.isSameForm()).toBe(true);
  expect(page.find("h2").textContent).toBe("Title");
  expect(page.said()).toBe('0 presses, "", not ticked, sent nothing');
  expect(field.value).toBe("tours");
  expect(asInput(page.find('[type="checkbox"]')).checked).toBe(true);
});

test("a prepared part renders at once without the server", async () => {
  const Part = deferredPart<FormProps>(() => Promise.resolve(Form));
  await Part.prepare();
  expect(renderToString(<Part title="Here" />)).toContain("<h2>Here</h2>");
});
