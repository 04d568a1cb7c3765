import { composeStories } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { LinkProvider } from "./link.tsx";
import * as stories from "./link.stories.tsx";

const { Default } = composeStories(stories);

function RouterAnchor({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

it("renders the application's anchor component", async () => {
  const screen = await render(
    <LinkProvider component={RouterAnchor}>
      <Default />
    </LinkProvider>,
  );
  await expect.element(screen.getByRole("link")).toHaveAttribute("data-router");
});
