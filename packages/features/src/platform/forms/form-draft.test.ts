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
  test("outlives a reload", async () => {
    const first = await reload();
    first.keepDraft("contact", typed(anna));
    expect((await reload()).readDraft("contact")).toEqual(anna);
  });

  test("has neither consent nor documents nor empty fields", async () => {
    const { keepDraft } = await reload();
    keepDraft("contact", typed({ ...anna, agree: "on", passport: "4509 123456", last_name: "" }));
    expect([...entries.values()]).toEqual([JSON.stringify({ ...anna })]);
  });

  test("keeps what another form of its name had asked for", async () => {
    const { keepDraft, readDraft } = await reload();
    keepDraft("contact", typed({ ...anna, email: "anna@example.org" }));
    keepDraft("contact", typed({ email: "" }));
    expect(readDraft("contact")).toEqual(anna);
    expect(readDraft("help")).toEqual({});
  });

  test("of what is said about one tour does not stand below another", async () => {
    const { keepDraft, readDraft } = await reload();
    keepDraft("question-7", typed({ question: "Is there a shower?" }));
    expect(readDraft("question-8")).toEqual({});
    expect(readDraft("complaint-7")).toEqual({});
    expect((await reload()).readDraft("question-7")).toEqual({ question: "Is there a shower?" });
  });

  test("is gone from the browser once it is sent; who has sent it stays for the next form", async () => {
    const { keepDraft, forgetDraft, readDraft } = await reload();
    keepDraft("contact", typed(anna));
    forgetDraft("contact");
    expect(readDraft("contact")).toEqual({ first_name: "Anna", phone: anna.phone });
    expect([...entries.values()]).toEqual(["{}"]);
    expect((await reload()).readDraft("contact")).toEqual({});
  });

  test("is gone for the next form too once it is wanted no more, and with a sign-out all of them", async () => {
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

  test.each(["null", "[1]", '{"phone":7}', "{", '"text"'])("reads %s as nothing", async (text) => {
    entries.set("draft-contact", text);
    expect((await reload()).readDraft("contact")).toEqual({});
  });

  test("is remembered where the browser keeps nothing", async () => {
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
