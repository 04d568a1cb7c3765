import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./sheet.module.css";

type SheetHeaderProps = {
  title: string;
  /** Id of the panel, an element with `popover`. */
  panelId: string;
};

/** Title and close button of a panel that is a sheet, on phones. */
export function SheetHeader({ title, panelId }: SheetHeaderProps) {
  const messages = useMessages();
  return (
    <div className={styles.header}>
      <span>{title}</span>
      <IconButton
        icon="close"
        label={messages.close}
        popoverTarget={panelId}
        popoverTargetAction="hide"
      />
    </div>
  );
}
