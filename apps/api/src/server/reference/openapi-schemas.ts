import { listedBooking, payment } from "@tropa/api-contract/sales/booking";
import { linkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { chat, chatMessage, chatParty, chatSource } from "@tropa/api-contract/conversation/chat";
import { bookingForbidden } from "@tropa/api-contract/sales/calls-requests";
import { errorAnswer } from "@tropa/api-contract/base/errors";
import { currency, image } from "@tropa/api-contract/base/primitives";
import { listingLink, programmeDay, review, tour } from "@tropa/api-contract/discovery/tour";
import { dateVariant, discount, tourCard } from "@tropa/api-contract/discovery/tour-card";
import { z } from "zod/mini";
import type { Schema } from "./openapi-types.ts";

/** Schemas shared by several answers, by their public names. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  ErrorAnswer: errorAnswer,
  BookingForbidden: bookingForbidden,
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

/** Returns the JSON Schema of a call's input. */
export function inputSchema(schema: z.core.$ZodType): Schema {
  return withoutDialect(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: tidy }),
  );
}

/** Removes keywords that say nothing or are too strict for clients. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Default bounds of integers, and patterns of formats that have a name.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // Clients that reject unknown fields would break with every addition.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Returns the JSON Schema of an answer; named schemas are moved to the document's components. */
export function schemaOf(schema: z.core.$ZodType, schemas: Record<string, Schema>): Schema {
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

/** Replaces `#/$defs/X` by `#/components/schemas/X` at any depth. */
function pointed(schema: Schema): Schema {
  return asSchema(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')),
  );
}

function withoutDialect(schema: unknown): Schema {
  const { $schema: _dialect, "~standard": _standard, ...rest } = asSchema(schema);
  return rest;
}

/** The schema library has its own types for its output; treat it as plain JSON Schema. */
function asSchema(value: unknown): Schema {
  if (!isSchema(value)) throw new TypeError("not a JSON Schema");
  return value;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Removes the registry's key, which is no JSON Schema keyword. */
function withoutId({ id: _id, ...schema }: Schema): Schema {
  return schema;
}
