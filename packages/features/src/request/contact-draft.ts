/** Who asks, as typed into any form of this visit. */
export interface ContactDraft {
  first_name?: string;
  last_name?: string;
  phone?: string;
  email?: string;
  comment?: string;
}

let draft: ContactDraft = {};

/**
 * Keeps what was typed when a form is closed before it was sent, and hands it to the next one. In memory
 * only: names and numbers of people do not belong in a shared computer's storage.
 */
export const contactDraft = {
  read: (): Readonly<ContactDraft> => draft,
  keep(form: HTMLFormElement): void {
    const typed = new FormData(form);
    const text = (name: keyof ContactDraft) => {
      const value = typed.get(name);
      return typeof value === "string" && value !== "" ? { [name]: value } : {};
    };
    draft = {
      ...text("first_name"),
      ...text("last_name"),
      ...text("phone"),
      ...text("email"),
      ...text("comment"),
    };
  },
  /** The words have arrived; who said them stays for the next form. */
  forgetComment(): void {
    const { comment: _, ...who } = draft;
    draft = who;
  },
};
