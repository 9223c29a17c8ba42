import type { Deadline } from '@diwan/contracts/matters/deadlines/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useDeadlineDeeds, useDeadlines } from '../api/deadlines.js';
import { useDeadlineTable } from '../api/table.js';
import { ConfirmSheet } from '../confirm-sheet.js';
import { DeadlineRow } from '../deadline-row.js';
import { ProposeSheet } from '../propose-sheet.js';
import { TriggerSheet } from '../trigger-sheet.js';

type Open = { sheet: 'propose' } | { sheet: 'confirm' | 'trigger'; deadline: Deadline };

/** The last days of a case: proposed ones wait for a lawyer, confirmed ones are tasks (HEAR-07). */
export default function CaseDeadlines({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const say = useSay();
  const { can } = useShell();
  const query = useDeadlines(record.id);
  const { data: table } = useDeadlineTable();
  const deeds = useDeadlineDeeds();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const attempt = (work: Promise<unknown>, done: string) =>
    void work.then(() => say.done(done)).catch((error: unknown) => say.failed(t('deadlines.saveFailed'), error));
  return (
    <section className="grid gap-4" aria-labelledby="case-deadlines">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="case-deadlines" className="text-xl">
          {t('deadlines.title')}
        </h2>
        {can('hearing:write') && table && table.rules.length > 0 && (
          <Button icon="plus" onClick={() => setOpen({ sheet: 'propose' })}>
            {t('deadlines.propose')}
          </Button>
        )}
      </div>
      <Loaded query={query} failed={t('deadlines.fetchFailed')}>
        {(deadlines) =>
          deadlines.length === 0 ? (
            <EmptyState boxed headingLevel={3} title={t('deadlines.none')}>
              {t(table?.rules.length === 0 ? 'deadlines.noneNoRules' : 'deadlines.noneText')}
            </EmptyState>
          ) : (
            <ul className="grid divide-y divide-line">
              {deadlines.map((deadline) => (
                <DeadlineRow
                  key={deadline.id}
                  deadline={deadline}
                  onConfirm={() => setOpen({ sheet: 'confirm', deadline })}
                  onMove={() => setOpen({ sheet: 'trigger', deadline })}
                  onDismiss={() => attempt(deeds.dismiss(deadline), t('deadlines.dismissed'))}
                  onReopen={() => attempt(deeds.reopen(deadline), t('deadlines.reopened'))}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {open?.sheet === 'propose' && <ProposeSheet caseId={record.id} rules={table?.rules ?? []} onClose={close} />}
      {open?.sheet === 'confirm' && <ConfirmSheet deadline={open.deadline} onClose={close} />}
      {open?.sheet === 'trigger' && <TriggerSheet deadline={open.deadline} onClose={close} />}
    </section>
  );
}
