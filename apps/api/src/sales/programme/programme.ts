import type { generateProgramPdfCall } from "@tropa/api-contract/staff/calls-staff";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { may } from "@tropa/domain/people/permissions";
import { storefrontLink } from "../../platform/storefronts/storefront.ts";
import { today } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import { anyTourById, findIndividualUuid, tourById } from "../../discovery/tour/tour.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import type { Visitor } from "../../platform/limits/visitor.ts";
import type { ProgrammeFiles } from "./programme-files.ts";
import { programmeLink, readProgrammeToken } from "./programme-token.ts";
import type { ProgrammeGrant } from "./programme-token.ts";
import { programmeOf } from "./contents/programme.ts";

export { createProgrammeFiles } from "./programme-files.ts";
export { programmeLink } from "./programme-token.ts";

export interface ProgrammeService {
  context: ApiContext;
  catalogue: Catalogue;
  files: ProgrammeFiles;
}

export interface PrintedProgramme {
  bytes: Buffer;
  fileName: string;
}

/**
 * Creates a signed link to a programme in the caller's language and currency. Organizers may create it
 * for their own tours, staff for any; the link works for anybody who has it.
 */
export async function generateLink(
  { context, catalogue }: ProgrammeService,
  query: { id: number; is_individual?: "0" | "1" | undefined },
  actor: Actor,
  caller: Caller,
): Promise<AnswerOf<typeof generateProgramPdfCall>> {
  const isIndividual = query.is_individual === "1";
  const tour = await (isIndividual ? anyTourById : tourById)(catalogue, query.id, caller);
  if (!may(actor, "programme.print", { organizerId: tour.organizer.id }))
    throw new ApiError("forbidden");
  const { locale, currency, storefront } = caller;
  const link = await programmeLink(context, {
    tourId: tour.id,
    locale,
    currency,
    storefront,
    isIndividual,
  });
  return { url: link.url, expires_at: link.expiresAt.toISOString() };
}

/**
 * Prints a programme for anybody with a signed link and, without a link, for staff and the tour's organizer. Throws
 * `forbidden` for an invalid link or somebody else's tour, `unauthorized` for a visitor with neither link nor account.
 */
export async function printForReader(
  service: ProgrammeService,
  query: { id: number; token?: string | undefined },
  reader: { actor: Actor | null; caller: Caller; visitor: Visitor },
): Promise<PrintedProgramme> {
  const grant = await grantOf(service, query, reader.actor, reader.caller);
  return print(service, grant, reader.visitor);
}

/** Prints the programme of a published tour for anybody. */
export function printForAnybody(
  service: ProgrammeService,
  tourId: number,
  { locale, currency, storefront }: Caller,
  visitor: Visitor,
): Promise<PrintedProgramme> {
  const grant = { tourId, locale, currency, storefront };
  return print(service, { ...grant, isIndividual: false }, visitor);
}

async function print(
  service: ProgrammeService,
  grant: ProgrammeGrant,
  visitor: Visitor,
): Promise<PrintedProgramme> {
  const { catalogue } = service;
  const tour = await (grant.isIndividual ? anyTourById : tourById)(catalogue, grant.tourId, grant);
  const uuid = tour.is_individual ? await findIndividualUuid(catalogue.pool, tour.id) : null;
  const path =
    uuid === null ? (`/${tour.slug}` as const) : (`/order/${uuid}/individual-tour` as const);
  const programme = programmeOf(tour, {
    locale: grant.locale,
    storefront: grant.storefront,
    link: storefrontLink(grant, path),
    today: today(),
  });
  const bytes = await service.files.take(tour.id, programme, visitor);
  return { bytes, fileName: `${tour.slug}.pdf` };
}

async function grantOf(
  { context, catalogue }: ProgrammeService,
  query: { id: number; token?: string | undefined },
  actor: Actor | null,
  caller: Caller,
): Promise<ProgrammeGrant> {
  if (query.token !== undefined) {
    const grant = await readProgrammeToken(context, query.token, query.id);
    if (!grant) throw new ApiError("forbidden");
    return grant;
  }
  if (!actor) throw new ApiError("unauthorized");
  const tour = await anyTourById(catalogue, query.id, caller);
  if (!may(actor, "programme.print", { organizerId: tour.organizer.id }))
    throw new ApiError("forbidden");
  const { locale, currency } = caller;
  return {
    tourId: tour.id,
    locale,
    currency,
    storefront: caller.storefront,
    isIndividual: tour.is_individual,
  };
}
