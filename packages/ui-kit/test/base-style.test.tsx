import { expect, it } from "vitest";
import { render } from "vitest-browser-react";

it.each([undefined, "::before", "::after"])(
  "counts padding and border in the size of %s",
  async (part) => {
    const { container } = await render(<p>Text</p>);
    const paragraph = container.querySelector("p");
    if (!paragraph) throw new Error("the paragraph is not there");
    expect(getComputedStyle(paragraph, part).boxSizing).toBe("border-box");
  },
);
