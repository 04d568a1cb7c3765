import { Skeleton } from "@tropa/ui-kit/skeleton";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { useNear } from "../../platform/browser/use-near.ts";
import { SettingsSection } from "./settings-section.tsx";
import type { SettingsSectionId } from "./settings-sections.ts";

/** A section below the first screen: its place and its anchor are there at once, its code comes when a reader is near. */
export function LateSection({ id, children }: { id: SettingsSectionId; children: ReactNode }) {
  const [place, isNear] = useNear();
  const waiting = <Skeleton shape="block" height="8rem" />;
  return (
    <div ref={place}>
      <SettingsSection id={id}>
        {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
      </SettingsSection>
    </div>
  );
}
