import { Skeleton } from "@tropa/ui-kit/skeleton";
import type { ReactNode } from "react";
import { useNear } from "../../../platform/browser/use-near.ts";
import { SettingsSection } from "../settings-section.tsx";
import type { SettingsSectionId } from "../settings-sections.ts";

interface LateSectionProps {
  id: SettingsSectionId;
  /** Renders the section, with a placeholder to show until it has loaded. */
  children: (waiting: ReactNode) => ReactNode;
}

/** A section below the first screen: its place and anchor exist at once, its code loads when the reader comes near. */
export function LateSection({ id, children }: LateSectionProps) {
  const [place, isNear] = useNear();
  const waiting = <Skeleton shape="block" height="8rem" />;
  return (
    <div ref={place}>
      <SettingsSection id={id}>{isNear ? children(waiting) : waiting}</SettingsSection>
    </div>
  );
}
