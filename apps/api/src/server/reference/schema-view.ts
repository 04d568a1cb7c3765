import { Html, html } from "@tropa/http-server/html/html";
import type { Schema } from "./openapi-types.ts";

/** Deeper schemas are shown by their type only; nothing in the contract nests this far. */
const deepest = 8;

/** Returns a schema as nested rows with name, type and constraints; named schemas link to their own entry. */
export function schemaView(schema: Schema, depth = 0): Html {
  const fields = fieldsOf(schema);
  if (!fields || depth > deepest)
    return html`<p class="type">${typeName(schema)}${constraints(schema)}</p>`;
  const required = new Set(schema.required ?? fields.required ?? []);
  return html`<ul class="fields">
    ${Object.entries(fields.properties ?? {}).map(([name, field]) => fieldRow(name, field, required.has(name), depth))}
  </ul>`;
}

function fieldRow(name: string, field: Schema, isRequired: boolean, depth: number): Html {
  const inner = fieldsOf(field);
  return html`<li>
    <code>${name}</code>${isRequired ? html`<span class="must" title="required">*</span>` : ""}
    <span class="type">${typeName(field)}</span
    >${constraints(field)}${inner && depth < deepest ? schemaView(inner, depth + 1) : ""}
  </li>`;
}

/** The object whose fields are shown: the schema itself, a list's items, or a nullable's type. */
function fieldsOf(schema: Schema): Schema | null {
  if (schema.properties) return schema;
  if (typeof schema.items === "object") return fieldsOf(schema.items);
  const kinds = alternatives(schema).filter((kind) => kind.type !== "null");
  return kinds.length === 1 && kinds[0] ? fieldsOf(kinds[0]) : null;
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [];
}

const separator = new Html(" or ");

function typeName(schema: Schema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.enum)
    return html`${joined(schema.enum.map((value) => html`<code class="value">${JSON.stringify(value)}</code>`))}`;
  if (schema.const !== undefined)
    return html`<code class="value">${JSON.stringify(schema.const)}</code>`;
  const kinds = alternatives(schema);
  if (kinds.length > 0) return html`${joined(kinds.map(typeName))}`;
  if (schema.type === "array") {
    return html`list of ${typeof schema.items === "object" ? typeName(schema.items) : "anything"}`;
  }
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    return html`any names with ${typeName(schema.additionalProperties)}`;
  }
  if (schema.type === undefined) return html`anything`;
  return html`${[schema.type].flat().join(" or ")}${schema.format ? ` (${schema.format})` : ""}`;
}

function joined(parts: readonly Html[]): Html[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

function constraints(schema: Schema): Html | null {
  const notes = [
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minItems !== undefined && `at least ${schema.minItems} items`,
    schema.maxItems !== undefined && `at most ${schema.maxItems} items`,
    schema.pattern !== undefined && `matches ${schema.pattern}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter((part) => part !== false);
  return notes.length > 0 ? html` <span class="rule">${notes.join(", ")}</span>` : null;
}
