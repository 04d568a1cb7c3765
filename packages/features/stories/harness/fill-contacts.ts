import { acts, pressOn, write } from "./acts.ts";

const agree = "input[name=agree]:not(:checked)";

/** Ticks the agreement where the storefront does not by itself. */
const agreeTo = async () => {
  if (document.querySelector(agree)) await pressOn(agree)();
};

/** Fills a form in as somebody does who wants an answer. */
export const fillContacts = acts(
  write("first_name", "Maria"),
  write("phone", "+79131234567"),
  write("email", "maria@example.com"),
  agreeTo,
);

/** The same where a phone is enough. */
export const fillPhone = acts(write("phone", "+79131234567"), agreeTo);
