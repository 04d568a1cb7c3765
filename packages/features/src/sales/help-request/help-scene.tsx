import sceneUrl from "./help-scene.svg?no-inline";

/** A landscape in the brand's colours, as an image file, so that no script contains it. */
export function HelpScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sceneUrl}#scene`} width="100%" height="100%" />
    </svg>
  );
}
