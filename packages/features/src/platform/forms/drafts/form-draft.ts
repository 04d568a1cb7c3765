import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { draftPrefix } from "./draft-key.ts";

/**
 * What was typed into a form and has not been sent, for this tab: a reload loses nothing, and a shared computer keeps
 * nothing once the tab is closed. Only fields named here are written down: no consent, nothing of a passport.
 */
const who = ["name", "first_name", "last_name", "phone", "email", "city"] as const;
const words = ["comment", "dates", "text", "question"] as const;
/** What an application to become an organizer asks for beside them. */
const business = ["title", "legal_form", "city_id", "city_name", "site", "about"] as const;
const known = [...who, ...words, ...business];
type Field = (typeof known)[number];
export type Draft = Partial<Record<Field, string>>;

/**
 * Forms that share a draft: the next one begins with what the last one knew. What is said of one tour has a draft of
 * its own, and does not stand below another one.
 */
export type DraftName =
  | "contact"
  | "help"
  | "join"
  | "signIn"
  | `${"complaint" | "question"}-${number}`;

/** Also what a browser that keeps nothing remembers until the page is left. */
const remembered = new Map<DraftName, Draft>();
const keyOf = (name: DraftName) => `${draftPrefix}${name}`;

function pick(fields: readonly Field[], value: (field: Field) => unknown): Draft {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = value(field);
      return typeof text === "string" && text !== "" ? [[field, text] as const] : [];
    }),
  );
}

function stored(name: DraftName): Draft {
  const found = tabStorage.readJson(keyOf(name));
  const entries = new Map(typeof found === "object" && found ? Object.entries(found) : []);
  return pick(known, (field) => entries.get(field));
}

const store = (name: DraftName, draft: Draft) => void tabStorage.writeJson(keyOf(name), draft);

export function readDraft(name: DraftName): Readonly<Draft> {
  return remembered.get(name) ?? stored(name);
}

/** Stores the values of a form with each change. Fields that the form lacks keep their stored values. */
export function keepDraft(name: DraftName, form: HTMLFormElement): void {
  const typed = new FormData(form);
  const before = readDraft(name);
  const draft = pick(known, (field) => (typed.has(field) ? typed.get(field) : before[field]));
  remembered.set(name, draft);
  store(name, draft);
}

/** It has been sent: nothing stays in the browser. Who has sent it is remembered for the next form on this page. */
export function forgetDraft(name: DraftName): void {
  const before = readDraft(name);
  remembered.set(
    name,
    pick(who, (field) => before[field]),
  );
  store(name, {});
}

/** What was typed is wanted no more, neither by this form nor by the next one. */
export function dropDraft(name: DraftName): void {
  remembered.delete(name);
  store(name, {});
}

/** Whoever has typed leaves this browser to others. */
export function dropDrafts(): void {
  remembered.clear();
  for (const key of tabStorage.names()) if (key.startsWith(draftPrefix)) tabStorage.remove(key);
}

/** Writes into a field as a person does: React overlooks an assignment to `value` alone. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Fills in the fields of a form that are empty; those that it does not have are passed over. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === "" && text !== "") write(control, text);
  }
}

/** Empties the fields that a draft holds. */
export function emptyForm(form: HTMLFormElement): void {
  for (const name of known) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value !== "") write(control, "");
  }
}

const followed = new WeakSet<HTMLFormElement>();

/** For a form that the server has sent: fills its empty fields in and takes down what is typed from then on. */
export function followDraft(name: DraftName, form: HTMLFormElement): void {
  if (followed.has(form)) return;
  followed.add(form);
  fillEmpty(form, readDraft(name));
  // Written before this code has come.
  keepDraft(name, form);
  // What is chosen from a list is a change, and no input.
  for (const kind of ["input", "change"]) form.addEventListener(kind, () => keepDraft(name, form));
}
