import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useSay } from '../../../../components/say.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCreditedLines, useSetLinesBillable } from '../api/credited-lines.js';
import { WorkStanding } from './work-standing.js';

/** What becomes of the work on lines that were taken back whole. Nothing where nothing was taken back. */
export default function InvoiceCreditedLines({ record }: RecordPartProps<'invoice'>) {
  const t = useTexts();
  const query = useCreditedLines(record.id, record.creditedMinor > 0);
  if (record.creditedMinor === 0 || query.data?.length === 0) return null;
  return (
    <CardSection title={t('creditedLines.title')}>
      <Loaded query={query} failed={t('billing.fetchFailed')}>
        {(lines) => <Lines invoiceId={record.id} lines={lines} />}
      </Loaded>
    </CardSection>
  );
}

/** Whether its work can still go either way. */
const isUndecided = ({ work }: CreditedLine): boolean => work === 'kept' || work === 'free';

function Lines({ invoiceId, lines }: { invoiceId: string; lines: readonly CreditedLine[] }) {
  const t = useTexts();
  const say = useSay();
  const { can } = useShell();
  const set = useSetLinesBillable(invoiceId);
  const setting = useMutation({
    mutationFn: ({ of, billable }: { of: readonly CreditedLine[]; billable: boolean }) =>
      set(
        of.map(({ place }) => place),
        billable,
      ),
    onSuccess: (_, { billable }) => say.done(t(billable ? 'creditedLines.freed' : 'creditedLines.keptNow')),
    onError: (error) => {
      const isMoved = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('creditedLines.failed'), error, isMoved ? t('creditedLines.moved') : undefined);
    },
  });
  const kept = lines.filter(({ work }) => work === 'kept');
  const isWaiting = lines.some(({ work }) => work === 'free' || work === null);
  const mayWrite = can('billing:write');
  return (
    <>
      {lines.some(isUndecided) && <p className="text-grey">{t('creditedLines.text')}</p>}
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.place} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Isolate className="grow">{line.description}</Isolate>
            <span className="ms-auto flex items-center gap-2">
              <WorkStanding line={line} />
              {mayWrite && isUndecided(line) && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={setting.isPending}
                  aria-label={t(line.work === 'kept' ? 'creditedLines.freeOf' : 'creditedLines.keepOf', {
                    description: line.description,
                  })}
                  onClick={() => setting.mutate({ of: [line], billable: line.work === 'kept' })}
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
          {isWaiting && (
            <ButtonLink variant="secondary" icon="plus" href={`/admin/billing/invoices/new?again=${invoiceId}`}>
              {t('creditedLines.writeAgain')}
            </ButtonLink>
          )}
          {kept.length > 1 && (
            <Button
              variant="secondary"
              busy={setting.isPending}
              busyLabel={t('form.saving')}
              onClick={() => setting.mutate({ of: kept, billable: true })}
            >
              {t('creditedLines.freeAll')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
