import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { CookieNotice } from "./cookie-notice.tsx";

const meta = {
  component: CookieNotice,
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
