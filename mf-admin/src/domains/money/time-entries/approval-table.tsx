import { TIME_STATES, type TimeEntry, type TimeState } from '@diwan/contracts/money/time-entries/entry';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { PagedTable } from '../../../components/paged-table.js';
import { useSay } from '../../../components/say.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { type FirmTimeQuery, useFirmTime, useTimeDeeds } from './api/time-entries.js';
import { GiveBackDialog } from './give-back-dialog.js';
import { nameOfEntry, timeColumns } from './time-columns.js';
import { TimeTotals } from './time-totals.js';

interface ApprovalTableProps {
  /** What is asked for besides page and state. */
  of: Omit<FirmTimeQuery, 'page' | 'state'>;
  /** State shown where the address names none. */
  usual?: TimeState;
}

/** The firm's time with what it comes to; who may approves several entries at once, or gives one back. */
export function ApprovalTable({ of, usual }: ApprovalTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const address = useListAddress();
  const [returning, setReturning] = useState<TimeEntry | null>(null);
  const approving = useApproving();
  const wanted = address.filter('state');
  const state = wanted === 'any' ? undefined : (TIME_STATES.find((known) => known === wanted) ?? usual);
  const query = useFirmTime({ ...of, page: address.page, ...(state && { state }) });
  const mayApprove = can('time:approve');
  const actions = (entry: TimeEntry): MenuItem[] => [
    ...(entry.state === 'submitted'
      ? [
          {
            id: 'approve',
            label: t('time.approve'),
            icon: 'check',
            onSelect: () => void approving.run([entry]),
          } as const,
        ]
      : []),
    ...(entry.state === 'submitted' || entry.state === 'approved'
      ? [
          {
            id: 'return',
            label: entry.state === 'approved' ? t('time.unlock') : t('time.giveBack'),
            icon: 'retry',
            onSelect: () => setReturning(entry),
          } as const,
        ]
      : []),
  ];
  return (
    <div className="grid gap-3">
      {query.data && <TimeTotals {...query.data.totals} />}
      <PagedTable
        caption={t('time.firm')}
        columns={timeColumns(t, language)}
        query={query}
        rowKey={({ id }) => id}
        failed={t('time.fetchFailed')}
        hrefFor={address.hrefFor}
        bulk={
          mayApprove && state === 'submitted'
            ? {
                label: (entry) => t('time.choose', { name: nameOfEntry(entry, language) }),
                deeds: (chosen, done) => (
                  <Button
                    size="small"
                    icon="check"
                    busy={approving.busy}
                    busyLabel={t('form.saving')}
                    onClick={() => void approving.run(chosen).then(done)}
                  >
                    {t('time.approveSome', { count: chosen.length })}
                  </Button>
                ),
              }
            : undefined
        }
        actionsLabel={t('page.actions')}
        rowActions={(entry) =>
          mayApprove && actions(entry).length > 0 ? (
            <Menu label={t('page.actionsFor', { name: nameOfEntry(entry, language) })} items={actions(entry)} />
          ) : null
        }
        empty={
          <EmptyState boxed title={t('time.none')}>
            {t('time.noneText')}
          </EmptyState>
        }
      />
      {returning && <GiveBackDialog entry={returning} onClose={() => setReturning(null)} />}
    </div>
  );
}

/** Approves entries as they were seen, and says which stay. */
function useApproving() {
  const t = useTexts();
  const say = useSay();
  const deeds = useTimeDeeds();
  return useAction(async (entries: readonly TimeEntry[]) => {
    try {
      const { moved, left } = await deeds.approve(entries);
      say.done(
        left.length === 0
          ? t('time.approvedToast', { count: moved.length })
          : t('time.approvedSome', { count: moved.length, left: left.length }),
      );
    } catch (error) {
      say.failed(t('time.approveFailed'), error);
    }
  });
}
