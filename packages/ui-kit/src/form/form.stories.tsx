import { confirmed, minLength, required } from "@tropa/domain/forms/form-rules";
import { addEmailForm, helpBannerForm, registerForm } from "@tropa/domain/forms/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { MultiSelect } from "../multi-select/multi-select.tsx";
import { RadioGroup } from "../radio/radio.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Form, FormField, useFormState } from "./form.tsx";

function Submit({ children }: { children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting}>
      {children}
    </Button>
  );
}

const helpFields = (
  <>
    <FormField name="name">{(field) => <TextField label="Name" {...field} />}</FormField>
    <FormField name="phone">
      {(field) => <TextField label="Phone" type="tel" inputMode="tel" {...field} />}
    </FormField>
    <FormField name="comment">
      {(field) => (
        <Textarea label="Comment" placeholder="Where would you like to go?" optional {...field} />
      )}
    </FormField>
    <FormField name="agree">
      {(field) => <Checkbox {...field}>I agree to the privacy policy</Checkbox>}
    </FormField>
    <Submit>Send</Submit>
  </>
);

const meta = {
  title: "Inputs/Form",
  component: Form,
  parameters: {
    docs: {
      description: {
        component: `A form with the rules of the domain. On submit all fields are looked at, the first failing rule of
each speaks, and the focus goes to the first field that is wrong. When a field looks at its value before
that is the \`mode\`:

| mode | a field is validated |
| --- | --- |
| \`eager\` | when it is left or changed; once it has failed, at every key until it passes |
| \`lazy\` | when it is left or changed |
| \`aggressive\` | at every key |
| \`passive\` | on submit alone |

ARIA pattern: alert for what the whole form did wrong; the fields say the rest through \`aria-invalid\` and \`aria-describedby\`.

**Do** pass the server's validation map as \`errors\`: messages go to fields by name and stay until the fields are
touched. What belongs to no field stands above the form.

**Don't** disable the submit button while fields are empty: pressing it tells what is missing.`,
      },
    },
  },
  args: {
    "aria-label": "Help with the choice",
    rules: helpBannerForm({ isLoggedIn: false, isPhoneEdited: false }),
    style: { maxInlineSize: 420 },
    onSubmit: () => {},
    children: helpFields,
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Eager: Story = { args: { mode: "eager" } };

export const Lazy: Story = { args: { mode: "lazy" } };

export const Aggressive: Story = { args: { mode: "aggressive" } };

export const Passive: Story = { args: { mode: "passive" } };

export const WithServerErrors: Story = {
  args: { errors: { phone: ["This phone is blocked", "Too many requests"] } },
};

/** An error that no field of the form can show. */
export const WithErrorOfTheWhole: Story = { args: { errors: { order: "The date is sold out" } } };

export const Register: Story = {
  args: {
    "aria-label": "Registration",
    rules: registerForm("email"),
    children: (
      <>
        <FormField name="login">
          {(field) => <TextField label="E-mail" icon="mail" autoComplete="email" {...field} />}
        </FormField>
        <FormField name="agree">
          {(field) => (
            <Checkbox defaultChecked {...field}>
              I agree to the privacy policy
            </Checkbox>
          )}
        </FormField>
        <Submit>Get a code</Submit>
      </>
    ),
  },
};

/** Rules at the field, one of which looks at another field. */
export const NewPassword: Story = {
  args: {
    "aria-label": "New password",
    rules: { password: [required, minLength(8)] },
    children: (
      <>
        <FormField name="password">
          {(field) => (
            <TextField label="Password" type="password" autoComplete="new-password" {...field} />
          )}
        </FormField>
        <FormField name="repeated" rules={[confirmed("password")]}>
          {(field) => (
            <TextField label="Once more" type="password" autoComplete="new-password" {...field} />
          )}
        </FormField>
        <Submit>Save</Submit>
      </>
    ),
  },
};

/** Controls other than text: a list of chips, a choice of one. */
export const OtherControls: Story = {
  args: {
    "aria-label": "Preferences",
    rules: { languages: [required], pay: [required] },
    children: (
      <>
        <FormField name="languages">
          {(field) => (
            <MultiSelect
              label="Languages"
              items={[
                { value: "en", text: "English" },
                { value: "de", text: "German" },
              ]}
              {...field}
            />
          )}
        </FormField>
        <FormField name="pay">
          {(field) => (
            <RadioGroup
              label="Payment"
              options={[
                { value: "card", label: "Card" },
                { value: "sbp", label: "Bank transfer" },
              ]}
              {...field}
            />
          )}
        </FormField>
        <Submit>Save</Submit>
      </>
    ),
  },
};

/** The mistake that the console tells of: a field without a name. */
export const UnnamedField: Story = {
  args: {
    rules: addEmailForm,
    children: (
      <FormField>{({ id, error }) => <TextField id={id} error={error} label="E-mail" />}</FormField>
    ),
  },
};
