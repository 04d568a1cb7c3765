import { acts, pressOn, write } from "./acts.ts";

const agree = "input[name=agree]:not(:checked)";

/** Ticks the agreement, unless the storefront has it ticked. */
const agreeTo = async () => {
  if (document.querySelector(agree)) await pressOn(agree)();
};

/** Fills in a form's contact fields. */
export const fillContacts = acts(
  write("first_name", "Maria"),
  write("phone", "+79131234567"),
  write("email", "maria@example.com"),
  agreeTo,
);

/** Fills in a form that only needs a phone. */
export const fillPhone = acts(write("phone", "+79131234567"), agreeTo);
