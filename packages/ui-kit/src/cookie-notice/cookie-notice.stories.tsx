import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import { CookieNotice } from "./cookie-notice.tsx";

const meta = {
  title: "Overlays/Cookie notice",
  component: CookieNotice,
  parameters: {
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: [
          "The notice, a strip at the lower edge until it is dismissed; in low windows the last line of the page, and away while a field has the focus. The caller remembers that for 180 days (`COOKIE_MAX_AGE_SECONDS.cookieNotice`).",
          "ARIA pattern: landmark (a named region). It takes no focus and traps none.",
          "**Do** leave it out of the server's page for visitors who have dismissed it. **Don't** cover the page: it asks for nothing that must be answered.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    label: "Cookies",
    accept: "Fine",
    onDismiss: () => {},
    children: (
      <>
        We use cookies to remember your favourites. <Link href="#privacy">Privacy policy</Link>
      </>
    ),
  },
} satisfies Meta<typeof CookieNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another language than the page's, offered in that language. */
export const WithAction: Story = {
  args: {
    lang: "de",
    label: "Sprache",
    children: "Diese Seite gibt es auch auf Deutsch.",
    action: (
      <Button size="sm" href="#de">
        Auf Deutsch lesen
      </Button>
    ),
    accept: "Nein, danke",
  },
};
