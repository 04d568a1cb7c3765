import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { AnswerTemplate, saveAnswerTemplateCall } from "@tropa/api-contract/staff/calls-tasks";
import type { Locale } from "@tropa/domain/locale";
import { templateFields } from "@tropa/domain/people/task";
import type { TaskKind } from "@tropa/domain/people/task";
import { namesIn } from "@tropa/domain/text/fill";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import * as store from "./templates-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Returns the newest versions of all templates, by name. */
export async function listTemplates({ pool }: Context): Promise<{ items: AnswerTemplate[] }> {
  const rows = await store.listTemplates(pool);
  return {
    items: rows.map(({ at, by, ...template }) => ({
      ...template,
      changed: { at: at.toISOString(), by },
    })),
  };
}

interface SavedTemplate {
  id: number | null;
  version: number;
  kind: TaskKind;
  name: string;
  texts: Partial<Record<Locale, string>>;
  is_removed?: boolean | undefined;
}

const isField = (name: string): boolean => templateFields.some((field) => field === name);

/** Stores a version of a template. Throws `conflict` if somebody has stored another one since `version`. */
export async function saveTemplate(
  { pool }: Context,
  actor: Actor,
  template: SavedTemplate,
): Promise<AnswerOf<typeof saveAnswerTemplateCall>> {
  const texts = Object.values(template.texts).filter((text) => text !== "");
  if (texts.length === 0) throw fieldError("texts", "required");
  // A letter must not go out with an unknown placeholder.
  if (!texts.flatMap(namesIn).every(isField)) throw fieldError("texts", "incorrect");
  return inTransaction(pool, async (client) => {
    const id = template.id ?? (await store.nextTemplateId(client));
    const version = template.id === null ? 1 : template.version + 1;
    if (template.id !== null) {
      const newest = await store.newestVersion(client, id);
      if (newest === null) throw new ApiError("not_found");
      if (newest !== template.version) throw new ApiError("conflict");
    }
    const isStored = await store.insertTemplate(client, {
      ...template,
      id,
      version,
      isRemoved: template.is_removed ?? false,
      accountId: actor.accountId,
    });
    if (!isStored) throw new ApiError("conflict");
    await recordAct(client, actor, "saveAnswerTemplate", ["template", id]);
    return { id, version };
  });
}
