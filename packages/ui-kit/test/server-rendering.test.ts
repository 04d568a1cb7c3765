import { HtmlValidate } from "html-validate";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { components } from "./components.tsx";
import { InApplication, probeClass, serverProbe } from "./conformance.tsx";

/** Folders that hold no component of their own. */
const withoutComponent = ["messages", "map-drawing", "layers"];

const folders = Object.keys(import.meta.glob("../src/*/*.tsx"))
  .map((path) => path.split("/"))
  .filter(([, , folder, file]) => file === `${folder}.tsx`)
  .map(([, , folder]) => folder ?? "")
  .filter((folder) => !withoutComponent.includes(folder));

const validator = new HtmlValidate({ rules: { "element-permitted-content": "error" } });

describe("every component", () => {
  it("is listed among the checked components", () => {
    const checked = new Set(components.map(({ name }) => name.split(" ")[0]));
    expect(folders.filter((folder) => !checked.has(folder))).toEqual([]);
  });

  it.each(components)("$name renders on the server with its class and attributes", (component) => {
    const element = createElement(InApplication, null, component.render(serverProbe));
    const html = renderToString(element);
    expect(html).toMatch(new RegExp(`<${component.tag}[^>]* data-probe="here"`));
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${probeClass}\\b`));
  });

  it.each(components)("$name contains only permitted HTML content", async (component) => {
    const element = createElement(InApplication, null, component.render(serverProbe));
    const { results } = await validator.validateString(renderToString(element));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it("explains how to provide missing texts", () => {
    const withText = components.find(({ name }) => name === "breadcrumbs");
    if (!withText) throw new Error("no such component");
    expect(() => renderToString(withText.render(serverProbe))).toThrow("MessagesProvider");
  });
});
