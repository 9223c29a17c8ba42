import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { datedAnew } from '@diwan/contracts/money/invoices/terms';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { ApiProblem, formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useInvoiceDeeds } from '../api/invoice-deeds.js';

const MAX_NUMBER = 40;

/** The shape of the next number of the series, by the day of the invoice (BILL-02). */
const numberShape = (issueDate: string) => `INV-${issueDate.slice(0, 4)}${issueDate.slice(5, 7)}-…`;

/** A later day has a number already. */
const EARLIER = 'before_last_number';

/** Why a draft cannot be issued as it is, where the service found that in one of its fields. */
function reasonOf(fieldErrors: Readonly<Record<string, string>>, wasDatedAnew: boolean) {
  const faults = Object.values(fieldErrors);
  if (faults.includes('other_total') || (wasDatedAnew && faults.includes('over_cost'))) return 'invoices.otherTotal';
  if (wasDatedAnew && faults.includes(EARLIER)) return 'invoices.clockBehind';
  if (faults.some((fault) => fault === 'over_cost' || fault === 'over_fees')) return 'invoices.draftFaulty';
  if (fieldErrors.vatNumber !== undefined) return 'invoices.noVatNumber';
  return fieldErrors.issueDate === undefined || fieldErrors.issueDate === EARLIER ? null : 'invoices.dayToCome';
}

/** Asks before an invoice gets its number and goes to its client: from then on it cannot be changed. */
export function IssueDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { can, language, problemText, session } = useShell();
  const { issue } = useInvoiceDeeds(invoice.id);
  const [number, setNumber] = useState('');
  const [isEarlier, setEarlier] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // Who presses again is to have read that the button dates it today now.
  useEffect(() => {
    if (isEarlier) notice.current?.focus();
  }, [isEarlier]);
  const today = beirutDate(new Date());
  // A number of one's own stands in no order.
  const isDatedAnew = isEarlier && number.trim() === '';
  const issuing = useMutation({
    mutationFn: (anew: boolean) =>
      issue({
        version: invoice.version,
        number: number.trim() || null,
        ...(anew && { issueDate: today }),
      }),
    onError: (error) => {
      if (error instanceof ApiProblem && error.fieldErrors.issueDate === EARLIER) setEarlier(true);
    },
    onSuccess: () => {
      say.done(t('invoices.issued'));
      onClose();
    },
  });
  const { client, currency, totals } = invoice;
  const { issueDate, dueDate } = isDatedAnew ? datedAnew(invoice, today) : invoice;
  const total = formatMoney({ amountMinor: totals.totalMinor, currency });
  const mayNumber = session.person?.roles.some((role) => role === 'owner' || role === 'admin');
  const problem = issuing.error instanceof ApiProblem ? issuing.error : null;
  const isTaken = problem?.code === 'DUPLICATE' || problem?.fieldErrors.number !== undefined;
  const reason = problem && reasonOf(problem.fieldErrors, issuing.variables === true);
  const isAsked = problem?.fieldErrors.issueDate === EARLIER;
  const why = reason ? t(reason) : issuing.error && !isTaken && !isAsked && problemText(issuing.error);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('invoices.issueTitle', { client: client.name, total })}
      confirmLabel={t(isDatedAnew ? 'invoices.issueToday' : 'invoices.issue')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => issuing.mutate(isDatedAnew)}
      busy={issuing.isPending}
      busyLabel={t('form.saving')}
      error={why}
    >
      <div className="grid gap-4">
        <p>
          {t('invoices.issueText', {
            number: number.trim() || numberShape(issueDate),
            client: client.name,
            total,
            due: formatDate(dueDate, language),
          })}
        </p>
        {isDatedAnew && (
          <div ref={notice} tabIndex={-1}>
            <Notice tone="warning">
              {t('invoices.datedEarlier', {
                day: formatDate(invoice.issueDate, language),
                today: formatDate(today, language),
                due: formatDate(dueDate, language),
              })}
            </Notice>
          </div>
        )}
        {(reason === 'invoices.draftFaulty' || reason === 'invoices.otherTotal') && (
          <Link href={`/admin/billing/invoices/${invoice.id}/edit`}>{t('invoices.editTitle')}</Link>
        )}
        {problem?.code === 'RATE_MISSING' && (
          <Link href="/admin/settings/exchange-rates">{t('invoices.enterRate')}</Link>
        )}
        {problem?.code === 'OFFICE_NOT_ENTERED' && can('office:write') && (
          <Link href="/admin/office">{t('dashboard.enterOffice')}</Link>
        )}
        {mayNumber && (
          <Field
            label={t('invoices.ownNumber')}
            hint={t('invoices.ownNumberHint')}
            optionalLabel={t('form.optional')}
            error={isTaken && t('invoices.numberTaken')}
          >
            <TextInput
              dir="ltr"
              maxLength={MAX_NUMBER}
              autoComplete="off"
              value={number}
              onChange={(event) => setNumber(event.target.value)}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
