import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { RadioGroup } from "@tropa/ui-kit/radio";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** How the code is to come, where there is a choice (docs/product/accounts-and-sessions.md#channels). */
export function ChannelChoice({
  value,
  onValueChange,
}: {
  value: CodeChannel | undefined;
  onValueChange: (channel: CodeChannel) => void;
}) {
  const { t } = useTranslation("signIn");
  const { variant } = useStorefront();
  const channels = variant.phoneCodeChannels;
  if (channels.length < 2) return null;
  return (
    <RadioGroup
      label={t("channel.label")}
      name="code_sender"
      options={channels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      value={value}
      onValueChange={(chosen) => {
        const channel = channels.find((one) => one === chosen);
        if (channel) onValueChange(channel);
      }}
    />
  );
}
