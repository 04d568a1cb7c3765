import { Icon } from "@tropa/ui-kit/icon";
import { Switch } from "@tropa/ui-kit/switch";
import { useEffect, useState } from "react";
import { useOutletContext } from "react-router";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useOfflinePage } from "../../sales/offline/use-kept-page.ts";
import type { DeskHandle } from "../desk/desk-handle.ts";
import { DeskHeader } from "../desk/desk-header.tsx";
import type { OrganizerProfile } from "../desk/organizer-profile.ts";
import { CameraView } from "./camera-view.tsx";
import { keepOrganizer, storedOrganizerId } from "../desk/stored-organizer.ts";
import { MarkList } from "./mark-list.tsx";
import { useMarks } from "./mark-store.ts";
import { OtherWays } from "./other-ways.tsx";
import { ScanResult } from "./scan-result.tsx";
import { useScanner } from "./use-scanner.ts";
import { useSending } from "./use-sending.ts";
import styles from "./scanner.module.css";

export const handle: DeskHandle = { page: "scanner", worksOffline: true };

/** `/organizer/scanner`: scans codes of arriving parties, online or offline. */
export default function ScannerPage() {
  // Offline, the session cannot be checked.
  const organizerId =
    useOutletContext<OrganizerProfile | null>()?.organizer_id ?? storedOrganizerId();
  useEffect(() => {
    if (organizerId !== null) keepOrganizer(organizerId);
  }, [organizerId]);
  return organizerId === null ? null : <Scanner organizerId={organizerId} />;
}

function Scanner({ organizerId }: { organizerId: number }) {
  const { t } = useTranslation("scanner");
  const kept = useOfflinePage({ of: "scanner" });
  const [isLoud, setLoud] = useState(true);
  const { isOnline, send } = useSending(organizerId);
  const scanner = useScanner(organizerId, { isLoud, onMark: () => void send() });
  const marks = useMarks().filter((mark) => mark.organizerId === organizerId);
  const waiting = marks.filter(({ state }) => state === "waiting").length;
  return (
    <>
      <DeskHeader title={t("title")} />
      <p className={styles.muted}>
        {t("lead")} {kept !== "waiting" && t(kept === "kept" ? "kept" : "notKept")}
      </p>
      <div role="status">
        {(!isOnline || waiting > 0) && (
          <p className={styles.offline} data-offline={!isOnline}>
            <Icon name={isOnline ? "clock" : "offline"} size={20} />
            {!isOnline && t("offline")} {waiting > 0 && t("waiting", { count: waiting })}
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.reading}>
          <CameraView onCode={scanner.readCode} />
          <ScanResult scanner={scanner} marks={marks} />
          <Switch checked={isLoud} onChange={({ currentTarget }) => setLoud(currentTarget.checked)}>
            {t("loud")}
          </Switch>
          <OtherWays scanner={scanner} />
        </div>
        <MarkList marks={marks} />
      </div>
    </>
  );
}
