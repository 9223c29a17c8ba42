import type { ClientMessages as ClientMessagesAnswer } from '@diwan/contracts/messages/preferences/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { DescriptionList } from '@diwan/ui/description-list';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useClientMessages } from '../api/client-messages.js';

/** Which of the firm's messages a client gets, which they have stopped and when they want none; only they change it (NOT-04). */
export default function ClientMessages({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { data } = useClientMessages(record.id);
  if (data === undefined) return null;
  const topics = [...new Set(data.wishes.map(({ topic }) => topic))];
  return (
    <section className="grid gap-2" aria-labelledby="client-messages">
      <h2 id="client-messages" className="text-lg">
        {t('clientMessages.title')}
      </h2>
      <DescriptionList
        items={[
          ...topics.map((topic) => ({
            label: t(`clientMessages.${topic}`),
            value: (
              <ul className="grid gap-1">
                {data.wishes
                  .filter((wish) => wish.topic === topic)
                  .map((wish) => (
                    <li key={wish.channel}>
                      <Wish {...wish} />
                    </li>
                  ))}
              </ul>
            ),
          })),
          { label: t('clientMessages.quiet'), value: <QuietHours {...data.quiet} /> },
        ]}
      />
      {!data.emailOffered && <p className="text-sm text-grey">{t('clientMessages.noEmail')}</p>}
      <p className="text-sm text-grey">{t('clientMessages.note')}</p>
    </section>
  );
}

function QuietHours({ hours, changedAt }: ClientMessagesAnswer['quiet']) {
  const t = useTexts();
  const { language } = useShell();
  const clock = (hour: number) => `\u2066${String(hour).padStart(2, '0')}:00\u2069`;
  return (
    <>
      {hours
        ? t('clientMessages.quietAt', { from: clock(hours.from), until: clock(hours.until) })
        : t('clientMessages.quietNever')}{' '}
      <span className="text-grey">
        (
        {changedAt
          ? t('clientMessages.quietSince', { date: formatDate(changedAt, language) })
          : t('clientMessages.quietUsual')}
        )
      </span>
    </>
  );
}

/** One way of a topic: wanted or stopped, and since when where the client said so. */
function Wish({ channel, wanted, fixed, changedAt }: ClientMessagesAnswer['wishes'][number]) {
  const t = useTexts();
  const { language } = useShell();
  const date = changedAt && formatDate(changedAt, language);
  const by = { channel: t(`clientMessages.${channel}`) };
  return (
    <>
      <Badge tone={wanted ? 'success' : 'neutral'}>
        {t(wanted ? 'clientMessages.channelWanted' : 'clientMessages.channelStopped', by)}
      </Badge>{' '}
      {fixed && t('clientMessages.always')}
      {date && t(wanted ? 'clientMessages.allowedOn' : 'clientMessages.stoppedOn', { date })}
    </>
  );
}
