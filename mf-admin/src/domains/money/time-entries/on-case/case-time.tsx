import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { CaseRate } from '../../billing-rates/case-rate.js';
import { StartTimerButton } from '../../timers/start-timer.js';
import { useMyTime } from '../api/time-entries.js';
import { ApprovalTable } from '../approval-table.js';
import { TimeRow } from '../time-row.js';
import { TimeSheet } from '../time-sheet.js';
import { TimeTotals } from '../time-totals.js';

/** Time of a case: all of it for who keeps the books, one's own for others. */
export default function CaseTime({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { can } = useShell();
  const [adding, setAdding] = useState(false);
  const legalCase = { id: record.id, title: record.title, caseNumber: record.caseNumber };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('time.panel')}</h2>
        <div className="flex flex-wrap gap-2">
          <StartTimerButton legalCase={legalCase} />
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {t('create.time')}
          </Button>
        </div>
      </div>
      {can('billing:read') ? (
        <>
          <CaseRate caseId={record.id} />
          <ApprovalTable of={{ caseId: record.id }} />
        </>
      ) : (
        <MyTimeOfCase caseId={record.id} />
      )}
      {adding && <TimeSheet entry={null} legalCase={legalCase} onClose={() => setAdding(false)} />}
    </div>
  );
}

function MyTimeOfCase({ caseId }: { caseId: string }) {
  const t = useTexts();
  const [editing, setEditing] = useState<TimeEntry | null>(null);
  const query = useMyTime({ caseId, limit: 100 });
  return (
    <Loaded query={query} failed={t('time.fetchFailed')}>
      {({ items, totals }) =>
        items.length === 0 ? (
          <p className="text-grey">{t('time.noneInCase')}</p>
        ) : (
          <>
            <TimeTotals {...totals} />
            <ul className="divide-y divide-line border-y border-line">
              {items.map((entry) => (
                <TimeRow key={entry.id} entry={entry} onEdit={() => setEditing(entry)} />
              ))}
            </ul>
            {editing && <TimeSheet entry={editing} onClose={() => setEditing(null)} />}
          </>
        )
      }
    </Loaded>
  );
}
