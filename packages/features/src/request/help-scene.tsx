/** Hills, a tent and a trail in the brand's own colours: the picture of the banner. */
export function HelpScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="366" cy="62" r="30" fill="var(--color-accent)" opacity=".85" />
      <path
        d="M0 132 54 92l34 24 66-72 52 58 38-30 58 52 44-34 60 46 74-26v110H0z"
        fill="var(--color-primary)"
        opacity=".22"
      />
      <path d="M0 160c58-34 118-46 186-30s138 14 294-26v96H0z" fill="var(--color-primary)" opacity=".42" />
      <path d="M0 182c90-30 170-34 250-18s150 10 230-14v50H0z" fill="var(--color-primary)" opacity=".8" />
      <path d="m112 166 28-42 28 42z" fill="var(--color-accent)" />
      <path d="m140 124 10 42h-20z" fill="var(--color-ground)" opacity=".75" />
      <path
        d="M216 200c8-18 44-18 38-34s34-14 28-28"
        fill="none"
        stroke="var(--color-ground)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="5 7"
        opacity=".8"
      />
    </svg>
  );
}
