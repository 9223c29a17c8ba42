import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useId } from 'react';
import { useTexts } from '../../../texts.js';
import { useOwnRequests } from './api/own-requests.js';
import { inWords, waitsForMe } from './in-words.js';

/** What the firm still needs of the client for one case; nothing where it needs nothing. */
export function CaseRequests({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { language } = useShell();
  const id = useId();
  const { data = [] } = useOwnRequests();
  const waiting = data
    .filter((request) => request.caseId === caseId)
    .flatMap(({ id: requestId, items }) => items.filter(waitsForMe).map((item) => ({ ...item, requestId })));
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8 rounded-md bg-cedar-wash p-5">
      <h2 id={id} className="mb-1 text-lg text-cedar">
        {t('requests.forCase')}
      </h2>
      <ul className="divide-y divide-line">
        {waiting.map(({ id: itemId, requestId, title, dueOn }) => (
          <li key={itemId} className="relative py-2">
            <Link
              href={`/client-portal/requests/${requestId}`}
              look="plain"
              className="font-medium after:absolute after:inset-0 hover:underline"
            >
              <Isolate>{inWords(title, language)}</Isolate>
            </Link>
            {dueOn && <p className="text-sm text-grey">{t('requests.dueOn', { date: formatDate(dueOn, language) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
