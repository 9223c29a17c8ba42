import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';
import { FileAnswer } from './file-answer.js';
import { inWords, type OwnItem, waitsForMe } from './in-words.js';
import { TextAnswer } from './text-answer.js';

const TONES = {
  open: 'warning',
  answered: 'info',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<OwnItem['state'], Tone>;

/** One request: what is needed, why, until when, and how it stands. */
export function RequestCard({ request }: { request: OwnRequest }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <section aria-labelledby={`request-${request.id}`} className="grid gap-4">
      <div>
        <h2 id={`request-${request.id}`} className="text-xl">
          <Isolate>{inWords(request.title, language)}</Isolate>
        </h2>
        <p className="text-sm text-grey">
          <Link href={`/client-portal/cases/${request.caseId}`} className="inline-flex min-h-6 items-center">
            <Isolate>{request.caseTitle}</Isolate>
          </Link>
          {' · '}
          {t('requests.askedOn', { date: formatDate(request.askedAt, language) })}
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {request.items.map((item) => (
          <Item key={item.id} request={request} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ request, item }: { request: OwnRequest; item: OwnItem }) {
  const t = useTexts();
  const { language } = useShell();
  const title = inWords(item.title, language);
  const explanation = inWords(item.explanation, language);
  const canAnswer = waitsForMe(item) || item.state === 'answered';
  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">
          <Isolate>{title}</Isolate>
        </h3>
        <Badge tone={TONES[item.state]}>{t(`itemState.${item.state}`)}</Badge>
      </div>
      {item.dueOn && waitsForMe(item) && <p>{t('requests.dueOn', { date: formatDate(item.dueOn, language) })}</p>}
      {explanation && (
        <p dir="auto" className="max-w-prose whitespace-pre-line text-grey">
          {explanation}
        </p>
      )}
      {item.reason && (
        <Notice tone="danger" title={t('requests.whyRefused')}>
          <span dir="auto">{item.reason}</span>
        </Notice>
      )}
      {canAnswer &&
        (item.kind === 'file' ? (
          <FileAnswer request={request} item={item} title={title} />
        ) : (
          <TextAnswer request={request} item={item} title={title} />
        ))}
    </li>
  );
}
