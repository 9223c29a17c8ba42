import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../../../texts.js';
import { isReady } from './is-ready.js';
import { TimeStateBadge } from './time-state-badge.js';
import { useMyTimeMoves } from './use-my-time-moves.js';

interface TimeRowProps {
  entry: TimeEntry;
  onEdit: () => void;
}

/** One's own entry: how long, on what, where it stands, and what can be done about it. */
export function TimeRow({ entry, onEdit }: TimeRowProps) {
  const t = useTexts();
  const { language } = useShell();
  const moves = useMyTimeMoves();
  const { legalCase, serviceType, rate, amountMinor } = entry;
  const name = entry.description || t('time.noDescription');
  const items: MenuItem[] =
    entry.state === 'draft'
      ? [
          { id: 'edit', label: t('time.edit'), icon: 'edit', onSelect: onEdit },
          {
            id: 'submit',
            label: t('time.submit'),
            icon: 'check',
            disabled: !isReady(entry),
            onSelect: () => void moves.submit([entry]),
          },
          {
            id: 'delete',
            label: t('time.delete'),
            icon: 'trash',
            danger: true,
            onSelect: () => void moves.remove(entry),
          },
        ]
      : entry.state === 'submitted'
        ? [{ id: 'withdraw', label: t('time.withdraw'), icon: 'retry', onSelect: () => void moves.withdraw(entry) }]
        : [];
  return (
    <li className="flex items-start gap-x-4 gap-y-1 py-2">
      <span className="w-12 shrink-0 font-medium tabular-nums">
        <Ltr>{entry.timerMinutes ? '–' : minutesText(entry.minutes)}</Ltr>
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <Isolate className={entry.description ? '' : 'text-grey'}>{name}</Isolate>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-grey">
          {legalCase && (
            <Link href={`/admin/cases/${legalCase.id}`} className="inline-flex min-h-6 items-center">
              <Isolate>{legalCase.title}</Isolate>
            </Link>
          )}
          <Isolate>{serviceType ? serviceType.name[language] : t('time.legalWork')}</Isolate>
          {!entry.billable && <span>{t('time.notBillable')}</span>}
          {entry.billable && !entry.timerMinutes && <Ltr>{formatMoney({ amountMinor, currency: rate.currency })}</Ltr>}
        </span>
        {entry.timerMinutes && (
          <span className="text-sm">{t('time.timerRanShort', { duration: minutesText(entry.timerMinutes) })}</span>
        )}
        {entry.returnReason && <span className="text-sm">{t('time.returned', { reason: entry.returnReason })}</span>}
      </div>
      <TimeStateBadge state={entry.state} />
      {items.length > 0 && <Menu label={t('page.actionsFor', { name })} items={items} />}
    </li>
  );
}
