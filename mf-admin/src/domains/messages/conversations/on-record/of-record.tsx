import { LastWords } from '@diwan/desk-kit/conversations/last-words';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { CardSection } from '../../../../frame/record/card-section.js';
import { useTexts } from '../../../../texts.js';
import { useInbox } from '../api/conversations.js';
import { BEGINS } from '../begin/begins.js';

const SHOWN = 5;

/** The latest conversations of a client or a case, the way to them, and for whoever may write the way to begin one. */
export function ConversationsOf(of: { personId: string } | { caseId: string }) {
  const t = useTexts();
  const { language, can } = useShell();
  const { data } = useInbox({ ...of, limit: SHOWN });
  const begins = can(BEGINS) && data;
  if (!data?.items.length && !begins) return null;
  const from = 'caseId' in of ? `case=${of.caseId}` : `client=${of.personId}`;
  return (
    <CardSection title={t('dashboard.conversations')}>
      {data?.items.length ? (
        <ul className="divide-y divide-line border-y border-line">
          {data.items.map(({ id, person, case: about, lastText, lastAt, unread }) => (
            <li key={id} className="py-2">
              <Link href={`/admin/conversations/${id}`} look="plain" className="font-medium">
                <Isolate>{'caseId' in of ? person.name : about?.title || t('conversations.general')}</Isolate>
              </Link>{' '}
              {unread > 0 && <Badge tone="info">{t('conversations.unread', { count: unread })}</Badge>}
              <LastWords text={lastText} />
              <p className="text-sm text-grey">{formatDateTime(lastAt, language)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {begins && (
        <p>
          <Link href={`/admin/conversations/new?${from}`} className="inline-flex min-h-11 items-center">
            {t('conversations.begin')}
          </Link>
        </p>
      )}
    </CardSection>
  );
}
