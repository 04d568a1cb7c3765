import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

// A page that is loaded anew has the browser's storage and nothing else.
const reload = async () => {
  vi.resetModules();
  return import("./form-draft.ts");
};

let entries: Map<string, string>;
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
};

/** What a form's fields hold. */
const typed = (fields: Record<string, string>) => {
  vi.stubGlobal(
    "FormData",
    class extends Map<string, string> {
      constructor() {
        super(Object.entries(fields));
      }
    },
  );
  return {} as HTMLFormElement;
};

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

const anna = { first_name: "Anna", phone: "+7 916 123 45 67", comment: "With a dog" };

describe("a draft", () => {
  test("survives a reload", async () => {
    const first = await reload();
    first.keepDraft("contact", typed(anna));
    expect((await reload()).readDraft("contact")).toEqual(anna);
  });

  test("leaves out consent, documents and empty fields", async () => {
    const { keepDraft } = await reload();
    keepDraft("contact", typed({ ...anna, agree: "on", passport: "4509 123456", last_name: "" }));
    expect([...entries.values()]).toEqual([JSON.stringify({ ...anna })]);
  });

  test("keeps fields of another form with the same name", async () => {
    const { keepDraft, readDraft } = await reload();
    keepDraft("contact", typed({ ...anna, email: "anna@example.org" }));
    keepDraft("contact", typed({ email: "" }));
    expect(readDraft("contact")).toEqual(anna);
    expect(readDraft("help")).toEqual({});
  });

  test("for one tour does not appear in the form for another tour", async () => {
    const { keepDraft, readDraft } = await reload();
    keepDraft("question-7", typed({ question: "Is there a shower?" }));
    expect(readDraft("question-8")).toEqual({});
    expect(readDraft("complaint-7")).toEqual({});
    expect((await reload()).readDraft("question-7")).toEqual({ question: "Is there a shower?" });
  });

  test("is deleted from storage once sent, and name and phone stay for the next form on the page", async () => {
    const { keepDraft, forgetDraft, readDraft } = await reload();
    keepDraft("contact", typed(anna));
    forgetDraft("contact");
    expect(readDraft("contact")).toEqual({ first_name: "Anna", phone: anna.phone });
    expect([...entries.values()]).toEqual(["{}"]);
    expect((await reload()).readDraft("contact")).toEqual({});
  });

  test("is deleted when dropped, and a sign-out deletes all drafts", async () => {
    const { keepDraft, dropDraft, dropDrafts, readDraft } = await reload();
    keepDraft("signIn", typed(anna));
    keepDraft("contact", typed(anna));
    dropDraft("signIn");
    expect(readDraft("signIn")).toEqual({});
    expect(readDraft("contact")).toEqual(anna);
    vi.stubGlobal(
      "sessionStorage",
      Object.assign(
        Object.create(storage) as object,
        Object.fromEntries(entries),
        { other: "1" },
        {
          removeItem: (key: string) => void entries.delete(key),
        },
      ),
    );
    dropDrafts();
    expect(readDraft("contact")).toEqual({});
    expect([...entries.keys()]).toEqual([]);
  });

  test.each(["null", "[1]", '{"phone":7}', "{", '"text"'])(
    "ignores the stored text %s",
    async (text) => {
      entries.set("draft-contact", text);
      expect((await reload()).readDraft("contact")).toEqual({});
    },
  );

  test("is kept in memory when the browser has no storage", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    });
    const { keepDraft, readDraft } = await reload();
    expect(readDraft("contact")).toEqual({});
    keepDraft("contact", typed(anna));
    expect(readDraft("contact")).toEqual(anna);
  });
});
