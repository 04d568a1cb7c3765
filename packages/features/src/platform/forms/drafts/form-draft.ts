import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { draftPrefix } from "./draft-key.ts";

// Only the fields listed here are stored: no consent, no passport data.
const personFields = ["name", "first_name", "last_name", "phone", "email", "city"] as const;
const textFields = ["comment", "dates", "text", "question"] as const;
/** Additional fields of the application to become an organizer. */
const applicationFields = ["title", "legal_form", "city_id", "city_name", "site", "about"] as const;
const draftFields = [...personFields, ...textFields, ...applicationFields];
type Field = (typeof draftFields)[number];
/**
 * Unsent fields of a form, stored for this tab: they survive a reload, and a shared computer keeps nothing once the tab is
 * closed.
 */
export type Draft = Partial<Record<Field, string>>;

/**
 * Names of drafts. Forms with the same name share a draft: the next form starts with the values of the last. Texts
 * about a single tour have a draft of their own.
 */
export type DraftName =
  | "contact"
  | "help"
  | "join"
  | "signIn"
  | `${"complaint" | "question"}-${number}`;

/** In-memory copies, for browsers without storage. */
const drafts = new Map<DraftName, Draft>();
const keyOf = (name: DraftName) => `${draftPrefix}${name}`;

function pick(fields: readonly Field[], value: (field: Field) => unknown): Draft {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = value(field);
      return typeof text === "string" && text !== "" ? [[field, text] as const] : [];
    }),
  );
}

function readStored(name: DraftName): Draft {
  const found = tabStorage.readJson(keyOf(name));
  const entries = new Map(typeof found === "object" && found ? Object.entries(found) : []);
  return pick(draftFields, (field) => entries.get(field));
}

const store = (name: DraftName, draft: Draft) => void tabStorage.writeJson(keyOf(name), draft);

export function readDraft(name: DraftName): Readonly<Draft> {
  return drafts.get(name) ?? readStored(name);
}

/** Stores the values of a form with each change. Fields that the form lacks keep their stored values. */
export function keepDraft(name: DraftName, form: HTMLFormElement): void {
  const typed = new FormData(form);
  const before = readDraft(name);
  const draft = pick(draftFields, (field) => (typed.has(field) ? typed.get(field) : before[field]));
  drafts.set(name, draft);
  store(name, draft);
}

/** Clears a draft after sending. Personal details stay in memory for the next form on this page. */
export function forgetDraft(name: DraftName): void {
  const before = readDraft(name);
  drafts.set(
    name,
    pick(personFields, (field) => before[field]),
  );
  store(name, {});
}

/** Discards a draft, both in storage and for other forms. */
export function dropDraft(name: DraftName): void {
  drafts.delete(name);
  store(name, {});
}

/** Deletes all drafts; called at sign-out, so that the next person does not see them. */
export function dropDrafts(): void {
  drafts.clear();
  for (const key of tabStorage.names()) if (key.startsWith(draftPrefix)) tabStorage.remove(key);
}

/** Sets a field's value so that React notices: it ignores assignments to `value`. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Fills the empty fields of a form; values without a field are ignored. */
export function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === "" && text !== "") write(control, text);
  }
}

/** Empties the fields that a draft holds. */
export function emptyForm(form: HTMLFormElement): void {
  for (const name of draftFields) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value !== "") write(control, "");
  }
}

const followedForms = new WeakSet<HTMLFormElement>();

/** Restores a draft into a server-rendered form and stores what is typed from then on. */
export function followDraft(name: DraftName, form: HTMLFormElement): void {
  if (followedForms.has(form)) return;
  followedForms.add(form);
  fillEmpty(form, readDraft(name));
  // Store what was typed before this code loaded.
  keepDraft(name, form);
  // Selecting from a list fires `change` only.
  for (const kind of ["input", "change"]) form.addEventListener(kind, () => keepDraft(name, form));
}
