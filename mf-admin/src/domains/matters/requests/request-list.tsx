import type { ClientRequest, RequestItem } from '@diwan/contracts/matters/requests/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useTexts } from '../../../texts.js';
import { inWords } from './in-words.js';
import { RefuseDialog } from './refuse-dialog.js';
import { RequestItemRow } from './request-item-row.js';

const TONES = {
  open: 'warning',
  answered: 'info',
  closed: 'success',
} as const satisfies Record<ClientRequest['state'], Tone>;

/** Requests to clients, each with its things and what can be decided about them. */
export function RequestList({ requests, showCase }: { requests: readonly ClientRequest[]; showCase?: boolean }) {
  const [refusing, setRefusing] = useState<{ request: ClientRequest; item: RequestItem } | null>(null);
  return (
    <>
      <ul className="grid gap-8">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <RequestHead request={request} showCase={showCase ?? false} />
            <ul className="divide-y divide-line border-y border-line">
              {request.items.map((item) => (
                <RequestItemRow
                  key={item.id}
                  request={request}
                  item={item}
                  onRefuse={() => setRefusing({ request, item })}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {refusing && <RefuseDialog {...refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

function RequestHead({ request, showCase }: { request: ClientRequest; showCase: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, title, state, clients, caseId, caseTitle, askedByName, askedAt } = request;
  return (
    <div className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={`/admin/requests/${id}`} className="inline-flex min-h-6 items-center text-lg font-medium">
          <Isolate>{inWords(title, language)}</Isolate>
        </Link>
        <Badge tone={TONES[state]}>{t(`requestState.${state}`)}</Badge>
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-grey">
        <Isolate>{nameList(namesOf(clients), language)}</Isolate>
        <span>{t('requests.askedBy', { name: askedByName, date: formatDate(askedAt, language) })}</span>
        {showCase && (
          <Link href={`/admin/cases/${caseId}`}>
            <Isolate>{caseTitle}</Isolate>
          </Link>
        )}
      </span>
    </div>
  );
}
