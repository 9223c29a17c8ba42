import type { OwnMessages } from '@diwan/contracts/messages/preferences/http';
import type { MessageChannel, MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';

interface WishesProps extends Pick<OwnMessages, 'wishes' | 'emailOffered'> {
  busy: boolean;
  onChange: (wish: { topic: MessageTopic; channel: MessageChannel; wanted: boolean }) => void;
}

/** What messages are about and by which of the ways that reach the person they come; what is chosen counts at once (PORT-08). */
export function Wishes({ wishes, emailOffered, busy, onChange }: WishesProps) {
  const t = useTexts();
  const { language } = useShell();
  const topics = [...new Set(wishes.map(({ topic }) => topic))];
  const last = wishes
    .flatMap(({ changedAt }) => changedAt ?? [])
    .sort()
    .at(-1);
  return (
    <section aria-labelledby="messages-title" className="grid gap-4">
      <h2 id="messages-title" className="text-xl">
        {t('messages.title')}
      </h2>
      <p className="text-grey">{t('messages.text')}</p>
      {topics.map((topic) => (
        <fieldset key={topic} className="grid gap-2 border-0 border-t border-line p-0 pt-4">
          <legend className="float-start font-medium">{t(`messages.topic.${topic}`)}</legend>
          <p className="clear-both text-grey">{t(`messages.topicText.${topic}`)}</p>
          <div className="flex flex-wrap gap-x-8 gap-y-2">
            {wishes
              .filter((wish) => wish.topic === topic)
              .map(({ channel, wanted, fixed }) => (
                <Checkbox
                  key={channel}
                  label={t(`messages.channel.${channel}`)}
                  hint={fixed && t('messages.fixed')}
                  checked={wanted}
                  disabled={busy || fixed}
                  onChange={(event) => onChange({ topic, channel, wanted: event.target.checked })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      {!emailOffered && (
        <p>
          {t('messages.noEmail')} <Link href="/client-portal/profile">{t('messages.toProfile')}</Link>
        </p>
      )}
      {last !== undefined && (
        <p className="text-grey">{t('messages.changed', { time: formatDateTime(last, language) })}</p>
      )}
      <p className="text-grey">{t('messages.always')}</p>
    </section>
  );
}
