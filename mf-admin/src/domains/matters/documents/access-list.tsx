import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { type TextKey, type Texts, useTexts } from '../../../texts.js';
import type { DocumentAccess } from './api/list-accesses.js';

/** Reasons for refusals as the service stores them; one that is not known yet is shown as it is. */
const REASONS: Readonly<Record<string, TextKey>> = {
  foreign: 'denial.foreign',
  foreign_grant: 'denial.foreign',
  hidden: 'denial.hidden',
  grant_expired: 'denial.grantExpired',
  unscanned: 'denial.unscanned',
  infected: 'denial.infected',
  unsafe: 'denial.unsafe',
  disabled: 'denial.disabled',
  not_shown: 'denial.notShown',
  unmarkable: 'denial.unmarkable',
  staff_only: 'denial.staffOnly',
  stale_sign_in: 'denial.staleSignIn',
  expired: 'denial.expired',
  limit_reached: 'denial.limitReached',
};

const TONES = {
  granted: 'success',
  denied: 'danger',
  asked: 'info',
  approved: 'success',
  refused: 'warning',
} as const;

const reasonText = (t: Texts, reason: string) => (REASONS[reason] ? t(REASONS[reason]) : reason);

/** Each time somebody reached a document or was refused. */
export function AccessList({ accesses }: { accesses: readonly DocumentAccess[] }) {
  const t = useTexts();
  const { language } = useShell();
  if (accesses.length === 0) {
    return <EmptyState title={t('accesses.none')}>{t('accesses.noneText')}</EmptyState>;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {accesses.map(({ id, personName, onBehalfOfName, action, outcome, reason, markCode, at }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
          <span>
            <span className="block font-medium">
              <Isolate>{personName}</Isolate>
            </span>
            {onBehalfOfName && (
              <span className="block text-sm">{t('delegate.onBehalfOf', { name: onBehalfOfName })}</span>
            )}
            <span className="block text-sm text-grey">
              {t(`action.${action}`)} · {formatDateTime(at, language)}
            </span>
            {markCode && (
              <span className="block text-sm text-grey">
                {t('accesses.markCode')} <bdi className="ui-numeric">{markCode}</bdi>
              </span>
            )}
            {reason && <span className="block text-sm">{reasonText(t, reason)}</span>}
          </span>
          <Badge tone={TONES[outcome]}>
            {action === 'share' && outcome !== 'denied' ? t(`shareOutcome.${outcome}`) : t(`outcome.${outcome}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
