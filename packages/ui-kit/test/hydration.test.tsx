import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { components } from "./components.tsx";
import { InApplication, probeClass, serverProbe } from "./conformance.tsx";
import { allStories } from "./stories.ts";

let root: Root | undefined;
const errors = vi.spyOn(console, "error");

/** What React found wrong; a component may say things of its own. */
const complaints = () =>
  errors.mock.calls.map(([first]) => String(first)).filter((text) => /hydrat|react|%s/i.test(text));

afterEach(() => {
  errors.mockClear();
  root?.unmount();
  document.body.replaceChildren();
});

it.each(components)("$name hydrates the server's HTML and passes its ref", async (component) => {
  const onRecoverableError = vi.fn();
  const ref = vi.fn<(node: Element | null) => void>();
  const container = document.body.appendChild(document.createElement("div"));
  const server = <InApplication>{component.render(serverProbe)}</InApplication>;
  container.innerHTML = renderToString(server);

  const client = <InApplication>{component.render({ ...serverProbe, ref })}</InApplication>;
  root = hydrateRoot(container, client, { onRecoverableError });

  await expect.poll(() => ref.mock.calls.length, { interval: 5 }).toBeGreaterThan(0);
  const node = ref.mock.calls[0]?.[0];
  expect(node?.tagName.toLowerCase()).toBe(component.tag);
  expect(node?.getAttribute("data-probe")).toBe("here");
  expect(container.querySelectorAll(`.${probeClass}`)).toHaveLength(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints()).toEqual([]);
});

/** Says that the browser has taken the page over. */
function Settled({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}

it.each(allStories)("$name hydrates the server's HTML without a warning", async ({ Story }) => {
  const onRecoverableError = vi.fn();
  const onSettled = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const page = (
    <>
      <Story />
      <Settled onSettled={onSettled} />
    </>
  );
  container.innerHTML = renderToString(page);
  root = hydrateRoot(container, page, { onRecoverableError });
  await expect.poll(() => onSettled.mock.calls.length, { interval: 5 }).toBeGreaterThan(0);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints()).toEqual([]);
});
