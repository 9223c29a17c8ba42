import { formatDate, formatDateTime, formatPhone, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import type { StrayMessage } from '../api/stray-messages.js';
import { Dismissing } from './dismissing.js';
import { Placing } from './placing.js';

/** One message that is nobody's: from where, what it says, until when it is kept, and whose it may be. */
export function Stray({ stray }: { stray: StrayMessage }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, from, text, files, receivedAt, keptUntil, candidates } = stray;
  return (
    <li className="ui-card grid gap-3">
      <p className="text-sm text-grey">
        <Ltr>{formatPhone(from)}</Ltr> · {formatDateTime(receivedAt, language)} ·{' '}
        {t('conversations.keptUntil', { until: formatDate(keptUntil, language) })}
      </p>
      {text && (
        <p dir="auto" className="whitespace-pre-line break-words">
          {text}
        </p>
      )}
      {files > 0 && <p>{t('conversations.strayFiles', { count: files })}</p>}
      <p>
        {candidates.length === 0 ? (
          t('conversations.nobodyKnows')
        ) : (
          <>
            {t('conversations.severalHave')} <Isolate>{candidates.map(({ name }) => name).join(', ')}</Isolate>
          </>
        )}
      </p>
      <Placing strayId={id} candidates={candidates} />
      <Dismissing strayId={id} />
    </li>
  );
}
