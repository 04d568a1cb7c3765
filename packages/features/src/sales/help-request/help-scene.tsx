import sceneUrl from "./help-scene.svg?no-inline";

/** Far ridges, near hills, a camp and a trail in the brand's own colours: a file of its own, which no script carries. */
export function HelpScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sceneUrl}#scene`} width="100%" height="100%" />
    </svg>
  );
}
