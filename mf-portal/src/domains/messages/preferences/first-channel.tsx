import type { OwnMessages } from '@diwan/contracts/messages/preferences/http';
import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';

interface FirstChannelProps extends Pick<OwnMessages, 'wishes' | 'first'> {
  busy: boolean;
  onChange: (channel: MessageChannel) => void;
}

/** By which of the ways that reach the person messages are tried first (NOT-09); what is chosen counts at once. */
export function FirstChannel({ wishes, first, busy, onChange }: FirstChannelProps) {
  const t = useTexts();
  const reaching = MessageChannel.options.filter((channel) => wishes.some((wish) => wish.channel === channel));
  if (reaching.length < 2) return null;
  return (
    <div className="mt-6 max-w-96">
      <Field label={t('messages.first')} hint={t('messages.firstHint')}>
        <NativeSelect
          value={first}
          disabled={busy}
          options={reaching.map((channel) => ({ value: channel, label: t(`messages.channel.${channel}`) }))}
          onChange={(event) => onChange(MessageChannel.parse(event.target.value))}
        />
      </Field>
    </div>
  );
}
