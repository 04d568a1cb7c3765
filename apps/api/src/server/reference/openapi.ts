import { listedBooking, payment } from "@tropa/api-contract/sales/booking";
import { linkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { calls } from "@tropa/api-contract/calls";
import { chat, chatMessage, chatParty, chatSource } from "@tropa/api-contract/conversation/chat";
import { redirectAnswer } from "@tropa/api-contract/base/endpoint";
import type { Access, Endpoint } from "@tropa/api-contract/base/endpoint";
import { commonErrors, errorAnswer, errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";
import { currency, image } from "@tropa/api-contract/base/primitives";
import { listingLink, programmeDay, review, tour } from "@tropa/api-contract/discovery/tour";
import { dateVariant, discount, tourCard } from "@tropa/api-contract/discovery/tour-card";
import { currencies } from "@tropa/domain/money";
import { locales } from "@tropa/domain/locale";
import { z } from "zod";
import type { Media, OpenApiDocument, Operation, Parameter, Schema } from "./openapi-types.ts";
import { sectionNames } from "./sections.ts";

/** Schemas that answers share, by the name that readers know them under. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  ErrorAnswer: errorAnswer,
  Booking: linkedBooking,
  ListedBooking: listedBooking,
  Payment: payment,
  Currency: currency,
  Image: image,
  Tour: tour,
  TourCard: tourCard,
  DateVariant: dateVariant,
  Discount: discount,
  ProgrammeDay: programmeDay,
  Review: review,
  ListingLink: listingLink,
  Chat: chat,
  ChatMessage: chatMessage,
  ChatParty: chatParty,
  ChatSource: chatSource,
})) {
  named.add(schema, { id });
}

const headers: Record<string, Parameter> = {
  Role: header(
    "X-USER-ROLE",
    { type: "string", const: "client" },
    "Sent with every request, never trusted.",
  ),
  Language: header(
    "X-Language",
    { type: "string", enum: [...locales] },
    "The reader's language: texts and error messages come in it.",
  ),
  Localization: header(
    "X-Localization",
    { type: "string" },
    "The storefront that asks, by its id.",
  ),
  Currency: header(
    "X-Currency",
    { type: "string", enum: [...currencies] },
    "What prices are shown in. Amounts are integers of minor units.",
  ),
  RequestId: header(
    "X-Request-Id",
    { type: "string", pattern: "^[\\w-]{8,64}$" },
    "Travels through logs and back in every answer.",
  ),
  IdempotencyKey: header(
    "Idempotency-Key",
    { type: "string", pattern: "^[\\w-]{8,100}$" },
    "The same call sent again under one key is answered as the first was; another body under it is a conflict.",
  ),
};

function header(name: string, schema: Schema, description: string): Parameter {
  return { name, in: "header", required: false, schema, description };
}

/** The contract as an OpenAPI 3.1 document: written from the same schemas that the server checks. */
export function openApiDocument(
  publicUrl: string,
  listed: readonly Endpoint[] = calls,
): OpenApiDocument {
  const schemas: Record<string, Schema> = {};
  const paths: OpenApiDocument["paths"] = {};
  const errorRef = schemaOf(errorAnswer, schemas);
  for (const endpoint of listed) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas, errorRef);
  }
  const sections = [...new Set(listed.map(({ section }) => section))].toSorted();
  return {
    openapi: "3.1.0",
    info: {
      title: "Tropa API",
      version: "1.0.0",
      description:
        "Tours, excursions and cruises: search, content, requests, bookings and payments.",
    },
    servers: [{ url: publicUrl }],
    tags: sections.map((name) => ({ name, description: sectionNames[name] ?? name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b)),
      ),
      parameters: headers,
      securitySchemes: {
        token: {
          type: "apiKey",
          name: "X-Authorization",
          in: "header",
          description: "Bearer, a space and an access token.",
        },
      },
    },
  };
}

function operationOf(
  endpoint: Endpoint,
  schemas: Record<string, Schema>,
  errorRef: Schema,
): Operation {
  const json = (schema: Schema): Media => ({ content: { "application/json": { schema } } });
  const headerNames = Object.keys(headers).filter(
    (name) => name !== "IdempotencyKey" || endpoint.idempotent,
  );
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.section],
    parameters: [
      ...parametersOf(endpoint),
      ...headerNames.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...((endpoint.body ?? endpoint.upload) && {
      requestBody: { required: true as const, ...bodyOf(endpoint) },
    }),
    responses: {
      200: { description: "The answer", ...answerOf(endpoint, schemas) },
      ...Object.fromEntries(
        errorsByStatus(endpoint).map(([status, codes]) => [
          status,
          { description: codes.join(", "), ...json(errorRef) },
        ]),
      ),
    },
    security: endpoint.auth === "open" ? [{}, { token: [] }] : [{ token: [] }],
    "x-section": endpoint.section,
    "x-origin": endpoint.origin,
    "x-auth": endpoint.auth,
    ...(endpoint.invisibleCaptcha && { "x-invisible-captcha": true as const }),
    ...(endpoint.idempotent && { "x-idempotent": true as const }),
  };
}

/** What a call of a level answers to those whom it does not admit. */
const codesOfAccess: Record<Access, readonly ErrorCode[]> = {
  open: [],
  account: ["unauthorized"],
  organizer: ["unauthorized", "forbidden"],
  staff: ["unauthorized", "forbidden"],
  commission: ["unauthorized", "forbidden"],
  "desk.support": ["unauthorized", "forbidden"],
  "desk.reviews": ["unauthorized", "forbidden"],
  "desk.messages": ["unauthorized", "forbidden"],
  "desk.payments": ["unauthorized", "forbidden"],
  "desk.letters": ["unauthorized", "forbidden"],
  "desk.organizers": ["unauthorized", "forbidden"],
  "desk.audit": ["unauthorized", "forbidden"],
};

function errorsByStatus(endpoint: Endpoint): [string, string[]][] {
  const byStatus: Record<string, string[]> = {};
  const captcha = endpoint.invisibleCaptcha ? (["captcha", "hard_captcha"] as const) : [];
  const access = codesOfAccess[endpoint.auth];
  for (const code of new Set([...endpoint.errors, ...commonErrors, ...captcha, ...access])) {
    (byStatus[errorStatuses[code]] ??= []).push(code);
  }
  return Object.entries(byStatus);
}

/** What the path names travels in it, everything else in the query. */
function parametersOf({ path, query }: Endpoint): Parameter[] {
  const schema = inputSchema(query);
  if (schema.properties === undefined && typeof schema.additionalProperties === "object") {
    // A call that takes any names: each is a parameter of its own.
    return [{ name: "filter", in: "query", required: false, style: "form", explode: true, schema }];
  }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || (schema.required?.includes(name) ?? false),
      schema: property,
    };
  });
}

/** A body of JSON, or a form with the file that the call takes. */
function bodyOf({ body, upload }: Endpoint): Media {
  const schema = body ? inputSchema(body) : {};
  if (!upload) return { content: { "application/json": { schema } } };
  const file: Schema = {
    type: "string",
    contentMediaType: upload.accept.join(", "),
    description: `At most ${upload.maxBytes / 1024 / 1024} MB`,
  };
  return {
    content: {
      "multipart/form-data": {
        schema: {
          ...schema,
          type: "object",
          properties: { ...schema.properties, [upload.field]: file },
          required: [...(schema.required ?? []), ...(upload.isRequired ? [upload.field] : [])],
        },
      },
    },
  };
}

/** JSON, what else the call makes, or another place to go to. */
function answerOf(endpoint: Endpoint, schemas: Record<string, Schema>): Media {
  if (endpoint.produces)
    return { content: { [endpoint.produces]: { schema: { type: "string", format: "binary" } } } };
  const answer = schemaOf(endpoint.answer, schemas);
  const schema = endpoint.redirects
    ? { oneOf: [answer, schemaOf(redirectAnswer, schemas)] }
    : answer;
  return { content: { "application/json": { schema } } };
}

function inputSchema(schema: z.ZodType): Schema {
  return withoutDialect(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: tidy }),
  );
}

/** Leaves out what says nothing to a reader or binds a client too tightly. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // An integer's own bounds, and the long spelling of a format that has a name.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // A client that refuses fields it does not know would break with every addition.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** What is answered, with the named schemas in it moved to the document's components. */
export function schemaOf(schema: z.ZodType, schemas: Record<string, Schema>): Schema {
  const { $defs = {}, ...written } = withoutDialect(
    z.toJSONSchema(schema, {
      io: "output",
      unrepresentable: "any",
      metadata: named,
      override: tidy,
    }),
  );
  for (const [name, definition] of Object.entries($defs))
    schemas[name] ??= withoutId(pointed(definition));
  const own = named.get(schema);
  if (!own) return pointed(written);
  schemas[own.id] ??= withoutId(pointed(written));
  return { $ref: `#/components/schemas/${own.id}` };
}

/** `#/$defs/X` becomes `#/components/schemas/X`, at any depth. */
function pointed(schema: Schema): Schema {
  return asSchema(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')),
  );
}

function withoutDialect(schema: unknown): Schema {
  const { $schema: _dialect, "~standard": _standard, ...rest } = asSchema(schema);
  return rest;
}

/** The schema library has types of its own for what it writes; here it is read as plain JSON Schema. */
function asSchema(value: unknown): Schema {
  if (!isSchema(value)) throw new TypeError("not a JSON Schema");
  return value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The registry's own key is not a JSON Schema keyword. */
function withoutId({ id: _id, ...schema }: Schema): Schema {
  return schema;
}
