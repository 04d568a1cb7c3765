import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { components } from "./components.tsx";
import { InApplication, probeClass, serverProbe } from "./conformance.tsx";

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it.each(components)(
  "$name hydrates what the server sent and hands out its ref",
  async (component) => {
    const onRecoverableError = vi.fn();
    const ref = vi.fn<(node: Element | null) => void>();
    const container = document.body.appendChild(document.createElement("div"));
    const server = <InApplication>{component.render(serverProbe)}</InApplication>;
    container.innerHTML = renderToString(server);

    const client = <InApplication>{component.render({ ...serverProbe, ref })}</InApplication>;
    root = hydrateRoot(container, client, { onRecoverableError });

    await expect.poll(() => ref.mock.calls.length).toBeGreaterThan(0);
    const node = ref.mock.calls[0]?.[0];
    expect(node?.tagName.toLowerCase()).toBe(component.tag);
    expect(node?.getAttribute("data-probe")).toBe("here");
    expect(container.querySelectorAll(`.${probeClass}`)).toHaveLength(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
