import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { formatDateTime, formatPhone, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { DecideDialog, type Decision } from './decide-dialog.js';

const TONES = {
  open: 'warning',
  approved: 'success',
  refused: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<ShareRequest['state'], Tone>;

/** Wishes of clients to pass documents on, each with what can be decided (D-089). */
export function ShareRequestList({ requests, showCase }: { requests: readonly ShareRequest[]; showCase?: boolean }) {
  const [decision, setDecision] = useState<{ kind: Decision; request: ShareRequest } | null>(null);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            showCase={showCase ?? false}
            onDecide={(kind) => setDecision({ kind, request })}
          />
        ))}
      </ul>
      {decision && <DecideDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

interface RequestRowProps {
  request: ShareRequest;
  showCase: boolean;
  onDecide: (kind: Decision) => void;
}

function RequestRow({ request, showCase, onDecide }: RequestRowProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const { state, documentTitle, clientName, recipientName, recipientPhone, recipientEmail, reason, link } = request;
  const time = (at: string) => formatDateTime(at, language);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {t('shareRequests.wish', { client: clientName, document: documentTitle, recipient: recipientName })}
        </span>
        <Badge tone={TONES[state]}>{t(`shareRequestState.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-grey">
        <span>{t('shareRequests.askedOn', { time: time(request.askedAt) })}</span>
        {recipientPhone && <Ltr>{formatPhone(recipientPhone)}</Ltr>}
        {recipientEmail && <Ltr className="wrap-anywhere">{recipientEmail}</Ltr>}
        {showCase && (
          <Link href={`/admin/cases/${request.caseId}`}>
            <Isolate>{request.caseTitle}</Isolate>
          </Link>
        )}
      </p>
      {reason && <p dir="auto">{reason}</p>}
      {request.decidedAt && (
        <p className="text-sm">
          {t('shareRequests.decidedBy', { name: request.decidedByName, time: time(request.decidedAt) })}
          {request.decisionReason && <Isolate>{` ${request.decisionReason}`}</Isolate>}
        </p>
      )}
      {state === 'approved' && link && (
        <p className="text-sm">
          {t('shareRequests.link', { time: time(link.endsAt), opens: link.opens, max: link.maxOpens })}
        </p>
      )}
      {(request.mayDecide ?? can('document:policy')) && (
        <div className="flex flex-wrap gap-3">
          {state === 'open' && (
            <>
              <Button size="small" onClick={() => onDecide('approve')}>
                {t('shareRequests.approve')}
              </Button>
              <Button size="small" variant="secondary" onClick={() => onDecide('refuse')}>
                {t('shareRequests.refuse')}
              </Button>
            </>
          )}
          {state === 'approved' && (
            <Button size="small" variant="secondary" onClick={() => onDecide('revoke')}>
              {t('shareRequests.revoke')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
