import type { Endpoint } from "@tropa/api-contract/base/endpoint";

/** The subset of JSON Schema used by the reference. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  $defs?: Record<string, Schema>;
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "query" | "path" | "header";
  required: boolean;
  schema: Schema;
  description?: string;
  style?: "form";
  explode?: boolean;
}

export interface Media {
  /** Keyed by media type. */
  content: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: Media & { required: true };
  responses: Record<string, { description: string } & Partial<Media>>;
  security: Record<string, string[]>[];
  "x-auth": Endpoint["auth"];
  "x-invisible-captcha"?: true;
  "x-idempotent"?: true;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<
      string,
      { type: string; name: string; in: string; description: string }
    >;
  };
}
