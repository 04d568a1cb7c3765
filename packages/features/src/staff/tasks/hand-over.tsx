import type { TaskPage } from "@tropa/api-contract/staff/calls-tasks";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Select } from "@tropa/ui-kit/select";

interface HandOverProps {
  staff: TaskPage["staff"];
  isBusy: boolean;
  onChoose: (accountId: number) => void;
}

/** Chooses who gets a task. */
export function HandOver({ staff, isBusy, onChoose }: HandOverProps) {
  const { t } = useTranslation("staffTasks");
  if (staff.length === 0) return null;
  return (
    <Select
      label={t("handOver")}
      labelHidden
      size="sm"
      placeholder={t("handOver")}
      value=""
      disabled={isBusy}
      items={staff.map(({ account_id: id, name }) => ({ value: String(id), text: name }))}
      onValueChange={(value) => onChoose(Number(value))}
    />
  );
}
