import { expect, it } from "vitest";
import { shortClassNames } from "./short-class-names.ts";

const kit = (name: string) => new URL(`../../ui-kit/src/${name}`, import.meta.url).pathname;
const css = ".root { color: red } .root .icon, .text:hover { margin: 0.5em }";
const nameOf = shortClassNames();

it("counts the classes of a sheet", () => {
  const names = ["root", "icon", "text"].map((name) => nameOf(name, kit("a.module.css"), css));
  const [sheet] = names.map((name) => name.slice(0, -1));
  expect(names).toEqual([`${sheet}0`, `${sheet}1`, `${sheet}2`]);
  expect(sheet).toMatch(/^c[\w-]{4}-$/);
});

it("says the same in another build, and another name in another sheet", () => {
  const root = nameOf("root", kit("a.module.css"), css);
  expect(shortClassNames()("root", `${kit("a.module.css")}?used`, css)).toBe(root);
  expect(nameOf("root", kit("b.module.css"), css)).not.toBe(root);
});

it("keeps the name of what is no class: an animation", () => {
  expect(nameOf("unfold", kit("a.module.css"), css)).toMatch(/^c[\w-]{4}-unfold$/);
});
