import {
  authViaCodeCall,
  authCall,
  checkPasswordResetTokenCall,
  passwordRecoveryCall,
  registerWithoutPasswordCall,
} from "@tropa/api-contract/people/calls-accounts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { acts, press, see, write } from "../../../stories/harness/acts.ts";
import { answer, outage, refuse } from "../../../stories/harness/fake-answers.ts";
import { StorefrontPage } from "../../../stories/harness/storefront-page.tsx";
import { sampleCode } from "../../../stories/samples/people/person.ts";

const email = "maria.lindqvist-sommerfeld@example.org";

const meta = {
  title: "People/Sign-in",
  component: StorefrontPage,
  args: {
    path: "/login",
    where: ({ mainAuthMethod }) => mainAuthMethod === "email",
    answers: (_samples) => [answer(registerWithoutPasswordCall, sampleCode(email))],
  },
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof StorefrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const agree = async () => {
  const box = document.querySelector<HTMLInputElement>("main input[type=checkbox]");
  if (box && !box.checked) box.click();
};
const askForCode = acts(
  see("signIn:titles.register"),
  write("email", email),
  agree,
  press("signIn:getCode"),
);

export const Register: Story = { play: see("signIn:getCode") };

export const ByPhone: Story = {
  args: { where: ({ mainAuthMethod }) => mainAuthMethod === "phone" },
  play: see("signIn:getCode"),
};

const phone = "+79161234567";

/** A code that has not come can be asked for another way. */
export const CodeByAnotherWay: Story = {
  args: {
    where: ({ mainAuthMethod }) => mainAuthMethod === "phone",
    answers: () => [
      answer(
        registerWithoutPasswordCall,
        sampleCode(phone, { code_sender: "sms", resend_after: 0 }),
      ),
    ],
  },
  play: acts(
    see("signIn:titles.register"),
    write("phone", phone),
    agree,
    press("signIn:getCode"),
    see("signIn:channel.label"),
  ),
};

/** On the page of registration alone. */
export const RegisterWithPassword: Story = {
  args: { path: "/register" },
  play: acts(
    press("signIn:setPassword"),
    write("email", email),
    write("password", "дорога домой"),
    write("confirm_password", "дорога к дому"),
    agree,
    press("signIn:getCode"),
    see("kit:validation.confirmed"),
  ),
};

export const Author: Story = {
  play: acts(press("signIn:author"), see("signIn:authorSignIn")),
};

export const NothingFilledIn: Story = {
  play: acts(press("signIn:getCode"), see("kit:validation.required")),
};

export const Code: Story = { play: acts(askForCode, see("signIn:code")) };

export const CodeInGerman: Story = { args: { locale: "de" }, play: Code.play };

export const CodeInChinese: Story = { args: { locale: "zh" }, play: Code.play };

export const NoCodeSent: Story = {
  args: {
    answers: () => [
      answer(
        registerWithoutPasswordCall,
        sampleCode(email, { send_error_reason: "Too many codes today. Try again tomorrow." }),
      ),
    ],
  },
  play: askForCode,
};

export const WrongCode: Story = {
  args: {
    answers: () => [
      answer(registerWithoutPasswordCall, sampleCode(email)),
      refuse(authViaCodeCall, "validation", { validation: { code: ["Wrong code"] } }),
    ],
  },
  play: acts(askForCode, write("code", "123456"), press("signIn:signIn")),
};

/** Staff have blocked the person, who reads so and how to write to support. */
export const Blocked: Story = {
  args: {
    answers: () => [
      answer(registerWithoutPasswordCall, sampleCode(email)),
      refuse(authViaCodeCall, "blocked", {
        message: "Sign-in and new bookings with these contacts are closed.",
      }),
    ],
  },
  play: acts(
    askForCode,
    write("code", "123456"),
    press("signIn:signIn"),
    see("request:problem.writeToSupport"),
  ),
};

export const Outage: Story = {
  args: { answers: () => [outage(registerWithoutPasswordCall)] },
  play: acts(askForCode, see("request:problem.unreachable")),
};

export const Password: Story = {
  play: acts(press("signIn:byPassword"), see("signIn:forgotten")),
};

export const WrongPassword: Story = {
  args: {
    answers: () => [
      refuse(authCall, "validation", {
        validation: { password: ["The login or the password is wrong"] },
      }),
    ],
  },
  play: acts(
    press("signIn:byPassword"),
    write("login", email),
    write("password", "wrong one"),
    press("signIn:signIn"),
  ),
};

export const RecoverySent: Story = {
  args: { answers: () => [answer(passwordRecoveryCall, { success: true })] },
  play: acts(
    press("signIn:byPassword"),
    press("signIn:forgotten"),
    write("email", email),
    press("signIn:sendLink"),
    see("signIn:recoverySent"),
  ),
};

export const NewPassword: Story = {
  args: {
    path: "/login?password-reset-token=secret",
    answers: () => [answer(checkPasswordResetTokenCall, { is_valid: true })],
  },
  play: see("signIn:pages.savePassword"),
};

/** A used link is told before a new password is typed. */
export const UsedPasswordLink: Story = {
  args: {
    path: "/login?password-reset-token=secret",
    answers: () => [answer(checkPasswordResetTokenCall, { is_valid: false })],
  },
  play: see("signIn:pages.resetGone"),
};
