import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Form, FormAlert } from "./form.tsx";

interface FieldsProps {
  errors?: { name?: string; phone?: string; agree?: string };
  busy?: boolean;
}

const Fields = ({ errors, busy = false }: FieldsProps) => (
  <>
    <TextField name="name" label="Name" error={errors?.name} />
    <TextField name="phone" label="Phone" type="tel" inputMode="tel" error={errors?.phone} />
    <Textarea name="comment" label="Comment" placeholder="Where would you like to go?" optional />
    <Checkbox name="agree" error={errors?.agree}>
      I agree to the privacy policy
    </Checkbox>
    <Button type="submit" loading={busy}>
      Send
    </Button>
  </>
);

const meta = {
  title: "Inputs/Form",
  component: Form,
  subcomponents: { FormAlert },
  parameters: {
    docs: {
      description: {
        component: `The looks of a form: its fields, what is wrong with it as a whole, and that it is being sent. Which values are
right is not its matter: give it to a form library together with the rules of \`@tropa/domain/forms/form-rules\`, and
hand each control its \`error\`.

ARIA pattern: alert for what the whole form did wrong; the fields say the rest through \`aria-invalid\` and \`aria-describedby\`.

**Do** move the focus to the first field at fault once its message is on the page.

**Don't** disable the submit button while fields are empty: pressing it tells what is missing.`,
      },
    },
  },
  args: {
    "aria-label": "Help with the choice",
    style: { maxInlineSize: 420 },
    onSubmit: () => {},
    children: <Fields />,
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = {
  args: {
    children: (
      <Fields
        errors={{
          name: "Required field",
          phone: "Please enter a valid phone number",
          agree: "Required field",
        }}
      />
    ),
  },
};

/** What no field of the form can show. */
export const Refused: Story = {
  args: {
    children: (
      <>
        <FormAlert>The date is sold out</FormAlert>
        <Fields />
      </>
    ),
  },
};

/** Nothing is lost, the same press works again. */
export const Unreachable: Story = {
  args: {
    children: (
      <>
        <FormAlert tone="warning">
          No connection. Everything you typed is still here: try again.
        </FormAlert>
        <Fields />
      </>
    ),
  },
};

export const Busy: Story = { args: { busy: true, children: <Fields busy /> } };
