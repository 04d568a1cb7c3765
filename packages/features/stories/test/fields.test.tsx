import { composeStories } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import * as help from "../../src/editorial/help/help.stories.tsx";
import * as travellers from "../../src/sales/travellers/add-tourists.stories.tsx";
import { wordsOf } from "../harness/acts.ts";
import { show } from "./show.tsx";

const main = page.getByRole("main");

it("lets the browser fill in each traveller's name, birthday and contacts", async () => {
  await show(composeStories(travellers).Default);
  const filled = [...document.querySelectorAll("main [autocomplete^=section-]")].map((field) =>
    field.getAttribute("autocomplete")?.split(" ").slice(1).join(" "),
  );
  expect(filled).toEqual(
    expect.arrayContaining(["family-name", "given-name", "bday", "tel", "email"]),
  );
});

it("has a button that sends the search of the help center", async () => {
  await show(composeStories(help).Questions);
  const button = main
    .getByRole("search")
    .getByRole("button", { name: wordsOf("help:searchSubmit") });
  await expect.element(button).toHaveAttribute("type", "submit");
});
