import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { readForm } from "./form-values.ts";

it("reads every kind of control as the rules want it", async () => {
  const screen = await render(
    <form>
      <input name="name" defaultValue="Anna" aria-label="name" />
      <textarea name="comment" defaultValue="Hello" aria-label="comment" />
      <input type="checkbox" name="agree" aria-label="agree" />
      <input type="checkbox" name="news" defaultChecked aria-label="news" />
      <input type="radio" name="pay" value="card" aria-label="card" />
      <input type="radio" name="pay" value="sbp" defaultChecked aria-label="sbp" />
      <input type="radio" name="none" value="a" aria-label="a" />
      <select name="sort" aria-label="sort" defaultValue="price">
        <option>price</option>
      </select>
      <span data-list="languages">
        <input type="hidden" name="languages" value="en" />
      </span>
      <span data-list="regions" />
      <input name="off" defaultValue="x" disabled aria-label="off" />
      <input aria-label="nameless" defaultValue="x" />
      <button type="submit" name="send" value="1">
        Send
      </button>
    </form>,
  );
  const form = screen.container.querySelector("form");
  expect(form && readForm(form)).toEqual({
    name: "Anna",
    comment: "Hello",
    agree: false,
    news: true,
    pay: "sbp",
    none: null,
    sort: "price",
    languages: ["en"],
    regions: [],
  });
});
