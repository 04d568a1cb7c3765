import { calls, callsByArea } from "@tropa/api-contract/calls";
import { redirectAnswer } from "@tropa/api-contract/base/endpoint";
import type { Access, Endpoint } from "@tropa/api-contract/base/endpoint";
import { commonErrors, errorAnswer, errorStatuses } from "@tropa/api-contract/base/errors";
import type { ErrorCode } from "@tropa/api-contract/base/errors";
import { words } from "@tropa/api-contract/discovery/tour-queries";
import { currencies } from "@tropa/domain/money";
import { locales } from "@tropa/domain/locale";
import { z } from "zod/mini";
import { filterParameters } from "./filter-parameters.ts";
import { inputSchema, schemaOf } from "./openapi-schemas.ts";
import type { Media, OpenApiDocument, Operation, Parameter, Schema } from "./openapi-types.ts";
import { areaNames } from "./area-names.ts";
import type { Area } from "./area-names.ts";

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

const areas = Object.keys(callsByArea) as Area[];

/** Describes the contract as OpenAPI 3.1, from the schemas that the server uses. */
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
  return {
    openapi: "3.1.0",
    info: {
      title: "Tropa API",
      version: "1.0.0",
      description:
        "Tours, excursions and cruises: search, content, requests, bookings and payments.",
    },
    servers: [{ url: publicUrl }],
    tags: areas.map((name) => ({ name, description: areaNames[name] })),
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
  const refusalOf = ({ forbidden }: Endpoint, status: string) =>
    forbidden && status === "403" ? schemaOf(forbidden, schemas) : null;
  const json = (schema: Schema): Media => ({ content: { "application/json": { schema } } });
  const headerNames = Object.keys(headers).filter(
    (name) => name !== "IdempotencyKey" || endpoint.idempotent,
  );
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: areas.filter((area) => callsByArea[area].includes(endpoint)),
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
          { description: codes.join(", "), ...json(refusalOf(endpoint, status) ?? errorRef) },
        ]),
      ),
    },
    security: endpoint.auth === "open" ? [{}, { token: [] }] : [{ token: [] }],
    "x-auth": endpoint.auth,
    ...(endpoint.invisibleCaptcha && { "x-invisible-captcha": true as const }),
    ...(endpoint.idempotent && { "x-idempotent": true as const }),
  };
}

/** Error codes of an access level for callers who lack it. */
const codesOfAccess: Record<Access, readonly ErrorCode[]> = {
  open: [],
  account: ["unauthorized"],
  organizer: ["unauthorized", "forbidden"],
  staff: ["unauthorized", "forbidden"],
  commission: ["unauthorized", "forbidden"],
  "desk.bookings": ["unauthorized", "forbidden"],
  "desk.support": ["unauthorized", "forbidden"],
  "desk.tasks": ["unauthorized", "forbidden"],
  "desk.reviews": ["unauthorized", "forbidden"],
  "desk.messages": ["unauthorized", "forbidden"],
  "desk.payments": ["unauthorized", "forbidden"],
  "desk.letters": ["unauthorized", "forbidden"],
  "desk.organizers": ["unauthorized", "forbidden"],
  "desk.audit": ["unauthorized", "forbidden"],
  "desk.team": ["unauthorized", "forbidden"],
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

/** Path and query parameters of a call. */
function parametersOf({ path, query }: Endpoint): Parameter[] {
  const schema = inputSchema(query);
  return Object.entries(schema.properties ?? {}).map(([name, taken]) => {
    const property = isFilterParameter(query, name) ? inputSchema(filterParameters[name]) : taken;
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || (schema.required?.includes(name) ?? false),
      schema: property,
      // Lists are joined by commas, as in pages' addresses.
      ...(property.type === "array" && { style: "form" as const, explode: false }),
    };
  });
}

/** Whether the server also accepts a parameter in other forms than its schema describes. */
const isFilterParameter = (
  query: Endpoint["query"],
  name: string,
): name is keyof typeof filterParameters =>
  query instanceof z.ZodMiniObject && query.shape[name] === words && name in filterParameters;

/** The request body: JSON, or a form with a file. */
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

/** The answer: JSON, a file, or a redirect. */
function answerOf(endpoint: Endpoint, schemas: Record<string, Schema>): Media {
  if (endpoint.produces)
    return { content: { [endpoint.produces]: { schema: { type: "string", format: "binary" } } } };
  const answer = schemaOf(endpoint.answer, schemas);
  const schema = endpoint.redirects
    ? { oneOf: [answer, schemaOf(redirectAnswer, schemas)] }
    : answer;
  return { content: { "application/json": { schema } } };
}
