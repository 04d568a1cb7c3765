import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

it.each([undefined, "::before", "::after"])(
  "includes padding and border in the size of %s",
  async (part) => {
    const { container } = await render(<p>Text</p>);
    const paragraph = container.querySelector("p");
    if (!paragraph) throw new Error("the paragraph is not there");
    expect(getComputedStyle(paragraph, part).boxSizing).toBe("border-box");
  },
);

it("keeps a heading with long words within a small phone", async () => {
  await page.viewport(320, 480);
  await render(
    <div style={{ display: "grid" }}>
      <h1 lang="de">Donaudampfschifffahrtsgesellschaft</h1>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

it("enlarges a short stand-alone link for touch, but not a link within a sentence", async () => {
  const { container } = await render(
    <>
      <ul>
        <li>
          <a href="/alone" style={{ display: "inline-flex" }}>
            i
          </a>
        </li>
      </ul>
      <p>
        What is <a href="/within">i</a>?
      </p>
    </>,
  );
  const sizeOf = (href: string) =>
    container.querySelector(`[href="${href}"]`)?.getBoundingClientRect();
  expect(sizeOf("/alone")?.width).toBeGreaterThanOrEqual(24);
  expect(sizeOf("/alone")?.height).toBeGreaterThanOrEqual(24);
  expect(sizeOf("/within")?.width).toBeLessThan(24);
});
