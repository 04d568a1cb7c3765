/**
 * Stage of a tour's draft: being written, with staff, returned by them with reasons, or `settled`,
 * which equals the published version.
 */
export const tourStages = ["draft", "moderation", "returned", "settled"] as const;
export type TourStage = (typeof tourStages)[number];

/**
 * Visibility of a tour to travellers. `withdrawn`: staff have unpublished it, so it needs another
 * approval. `archived` is final.
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

/** Actions on a tour; the last two are for staff only. */
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

/** Whether an action is possible in this state. */
export const isAllowed = (act: TourAct, { stage, publication }: TourState): boolean =>
  stagesOf[act].includes(stage) && publicationsOf[act].includes(publication);

/** Returns the state after an action; throws if it is not possible. */
export function stateAfter(
  act: TourAct,
  state: TourState,
  { isStaff = false }: { isStaff?: boolean } = {},
): TourState {
  if (!isAllowed(act, state))
    throw new Error(
      `"${act}" is not possible for a tour in "${state.stage}, ${state.publication}"`,
    );
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
      // After staff unpublish a tour it needs approval, so its unchanged draft can be submitted
      // again.
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
