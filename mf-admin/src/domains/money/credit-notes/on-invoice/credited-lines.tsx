import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isNotFound } from '../../../../components/is-not-found.js';
import { useSay } from '../../../../components/say.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCreditedLines, useSetLinesBillable } from '../api/credited-lines.js';
import { waitingPlaces } from '../waiting-places.js';
import { WorkStanding } from './work-standing.js';

/** What becomes of the work on lines that were credited in full. Nothing where there are none, or from a service that does not know of it yet. */
export default function InvoiceCreditedLines({ record }: RecordPartProps<'invoice'>) {
  const t = useTexts();
  const query = useCreditedLines(record.id, record.creditedMinor > 0);
  if (record.creditedMinor === 0 || query.data?.length === 0 || isNotFound(query.error)) return null;
  return (
    <CardSection title={t('creditedLines.title')}>
      <Loaded query={query} failed={t('billing.fetchFailed')}>
        {(lines) => <Lines invoice={record} lines={lines} />}
      </Loaded>
    </CardSection>
  );
}

/** Whether its work can still go either way. */
const isUndecided = ({ work }: CreditedLine): boolean => work === 'kept' || work === 'free';

function Lines({ invoice, lines }: { invoice: RecordPartProps<'invoice'>['record']; lines: readonly CreditedLine[] }) {
  const t = useTexts();
  const say = useSay();
  const { can } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const set = useSetLinesBillable(invoice.id);
  const setting = useMutation({
    mutationFn: ({ of, billable }: { of: readonly CreditedLine[]; billable: boolean }) =>
      set(
        of.map(({ place }) => place),
        billable,
      ),
    onSuccess: (_, { of, billable }) => {
      const key = billable ? 'creditedLines.freed' : 'creditedLines.keptNow';
      say.done(t(key, { count: of.length }));
    },
    onError: (error) => {
      const isMoved = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('creditedLines.failed'), error, isMoved ? t('creditedLines.moved') : undefined);
    },
  });
  const decide = (of: readonly CreditedLine[], billable: boolean) => {
    if (!setting.isPending) setting.mutate({ of, billable });
  };
  const isSetting = (line: CreditedLine) =>
    setting.isPending && setting.variables.of.some(({ place }) => place === line.place);
  const kept = lines.filter(({ work }) => work === 'kept');
  const mayWrite = can('billing:write');
  return (
    <>
      {lines.some(isUndecided) && <p className="text-grey">{t('creditedLines.text')}</p>}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line border-y border-line" aria-busy={setting.isPending}>
        {lines.map((line) => (
          <li key={line.place} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Isolate className="grow">{line.description}</Isolate>
            <span className="ms-auto flex items-center gap-2">
              <WorkStanding line={line} isByHand={invoice.lines[line.place]?.source.kind === 'by_hand'} />
              {mayWrite && isUndecided(line) && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={isSetting(line)}
                  busyLabel={t('form.saving')}
                  aria-label={t(line.work === 'kept' ? 'creditedLines.freeOf' : 'creditedLines.keepOf', {
                    description: line.description,
                  })}
                  onClick={() => decide([line], line.work === 'kept')}
                >
                  {t(line.work === 'kept' ? 'creditedLines.free' : 'creditedLines.keep')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {waitingPlaces(invoice, lines).length > 0 && (
            <ButtonLink variant="secondary" icon="plus" href={`/admin/billing/invoices/new?again=${invoice.id}`}>
              {t('creditedLines.writeAgain')}
            </ButtonLink>
          )}
          {kept.length > 1 && (
            <Button
              variant="secondary"
              busy={setting.isPending && setting.variables.of.length > 1}
              onClick={() => {
                // The button goes with what it does.
                list.current?.focus();
                decide(kept, true);
              }}
            >
              {t('creditedLines.freeAll')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
