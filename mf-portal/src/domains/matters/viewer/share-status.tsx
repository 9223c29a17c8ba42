import type { OwnShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Notice, type NoticeProps } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';

const TONES = {
  open: 'info',
  approved: 'success',
  refused: 'warning',
  revoked: 'warning',
} as const satisfies Record<OwnShareRequest['state'], NoticeProps['tone']>;

/** Where the client's latest wish to pass the document on stands (D-089). */
export function ShareStatus({ request }: { request: OwnShareRequest }) {
  const t = useTexts();
  const { language } = useShell();
  const { state, recipientName: name, askedAt, decidedAt, decisionReason, linkEndsAt } = request;
  const date = (at: string | null) => (at ? formatDate(at, language) : '');
  return (
    <Notice tone={TONES[state]} title={t(`share.${state}`, { date: date(decidedAt ?? askedAt) })}>
      <p>{t(`share.${state}Text`, { name, date: date(linkEndsAt) })}</p>
      {decisionReason && <p dir="auto">{t('share.because', { reason: decisionReason })}</p>}
    </Notice>
  );
}
