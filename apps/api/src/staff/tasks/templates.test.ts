import type { ApiClient } from "@tropa/api-client/client";
import * as calls from "@tropa/api-contract/staff/calls-tasks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Platform } from "../../../testing/platform.ts";

let platform: Platform;
let desk: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  platform = await Platform.open();
  desk = platform.client(await platform.person("tasksStaff"));
  other = platform.client(await platform.person("staff"));
});
afterAll(() => platform.close());

describe("templates", () => {
  const save = (client: ApiClient, body: object) =>
    client.call(calls.saveAnswerTemplateCall, {
      body: {
        id: null,
        version: 0,
        kind: "help_request",
        name: "Первый ответ",
        texts: { ru: "{name}, здравствуйте!", en: "Hello {name}" },
        ...body,
      },
    });
  const find = async (id: number) =>
    (await desk.call(calls.answerTemplatesCall)).items.find((item) => item.id === id);

  test("keep one of two versions that are saved at once", async () => {
    const { id } = await save(desk, {});
    const results = await Promise.allSettled(
      [desk, other].map((client, index) => save(client, { id, version: 1, name: `№${index}` })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toMatchObject({
      code: "conflict",
    });
    expect(await find(id)).toMatchObject({ version: 2 });
    await save(desk, { id, version: 2, is_removed: true });
    expect(await find(id)).toBeUndefined();
  });

  test("refuse unknown placeholders and templates without a text", async () => {
    for (const texts of [{ ru: "{surname}" }, { ru: "" }, {}])
      await expect(save(desk, { texts })).rejects.toMatchObject({ status: 422 });
    await expect(save(desk, { id: 999_999, version: 1 })).rejects.toMatchObject({ status: 404 });
  });
});
