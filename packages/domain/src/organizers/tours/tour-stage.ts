/**
 * Where the draft of a tour is: being written, with staff, returned by them with reasons, or `settled`: the same as what
 * was published last.
 */
export const tourStages = ["draft", "moderation", "returned", "settled"] as const;
export type TourStage = (typeof tourStages)[number];

/**
 * What travellers see of it. `withdrawn`: staff have taken it off, so only another approval brings it back. An archived
 * tour is over for good.
 */
export const tourPublications = [
  "never",
  "published",
  "unpublished",
  "withdrawn",
  "archived",
] as const;
export type TourPublication = (typeof tourPublications)[number];

export interface TourState {
  readonly stage: TourStage;
  readonly publication: TourPublication;
}

/** What is done to a tour: by its organizer, and the last two by staff alone. */
export const tourActs = [
  "save",
  "send",
  "take_back",
  "publish",
  "unpublish",
  "archive",
  "approve",
  "return",
] as const;
export type TourAct = (typeof tourActs)[number];

const stagesOf: Readonly<Record<TourAct, readonly TourStage[]>> = {
  save: ["draft", "returned", "settled"],
  send: ["draft", "returned"],
  take_back: ["moderation"],
  publish: tourStages,
  unpublish: tourStages,
  archive: ["draft", "returned", "settled"],
  approve: ["moderation"],
  return: ["moderation"],
};

const living = ["never", "published", "unpublished", "withdrawn"] as const;
const publicationsOf: Readonly<Record<TourAct, readonly TourPublication[]>> = {
  save: living,
  send: living,
  take_back: living,
  publish: ["unpublished"],
  unpublish: ["published"],
  archive: living,
  approve: living,
  return: living,
};

export const staffActs: readonly TourAct[] = ["approve", "return"];

/** Whether something can be done to a tour in this state. */
export const isAllowed = (act: TourAct, { stage, publication }: TourState): boolean =>
  stagesOf[act].includes(stage) && publicationsOf[act].includes(publication);

/** The state after an act; throws for one that cannot be done. */
export function stateAfter(
  act: TourAct,
  state: TourState,
  { isStaff = false }: { isStaff?: boolean } = {},
): TourState {
  if (!isAllowed(act, state))
    throw new Error(`"${act}" of a tour in "${state.stage}, ${state.publication}"`);
  switch (act) {
    case "save":
    case "take_back":
      return { ...state, stage: "draft" };
    case "send":
      return { ...state, stage: "moderation" };
    case "return":
      return { ...state, stage: "returned" };
    case "approve":
      return { stage: "settled", publication: "published" };
    case "publish":
      return { ...state, publication: "published" };
    case "unpublish":
      // What staff take off has to be approved again, so its draft can be sent as it is.
      return isStaff
        ? { stage: state.stage === "settled" ? "returned" : state.stage, publication: "withdrawn" }
        : { ...state, publication: "unpublished" };
    case "archive":
      return { ...state, publication: "archived" };
  }
}

/** How lists of tours are filtered. A published tour whose changes are with staff is in two of them. */
export const tourFilters = [
  "draft",
  "moderation",
  "returned",
  "published",
  "unpublished",
  "archived",
] as const;
export type TourFilter = (typeof tourFilters)[number];
