import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Inputs/Error summary",
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component: `What is wrong with a long form, above it, with links to the fields. Takes the focus when it appears.

ARIA pattern: alert, which takes the focus; each mistake is a link to its field.

**Do** give it a new \`key\` at every submit, so that it takes the focus again.

**Don't** use it for forms of one or two fields.`,
      },
    },
  },
  args: {
    title: "Two answers are missing",
    errors: [
      { fieldId: "name", message: "Name: required field" },
      { fieldId: "phone", message: "Phone: please enter a valid phone number" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 16 }}>
        <Story />
        <TextField id="name" label="Name" error="Required field" />
        <TextField id="phone" label="Phone" error="Please enter a valid phone number" />
      </div>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
