import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { ApiProblem, formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { TextInput } from '@diwan/ui/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useInvoiceDeeds } from '../api/invoice-deeds.js';

const MAX_NUMBER = 40;

/** The shape of the next number of the series, by the day of the invoice (BILL-02). */
const numberShape = (issueDate: string) => `INV-${issueDate.slice(0, 4)}${issueDate.slice(5, 7)}-…`;

/** Why a draft cannot be issued as it is, where the service found that in one of its fields. */
function reasonOf(fieldErrors: Readonly<Record<string, string>>) {
  if (Object.values(fieldErrors).some((fault) => fault === 'over_cost' || fault === 'over_fees'))
    return 'invoices.draftFaulty';
  if (fieldErrors.vatNumber !== undefined) return 'invoices.noVatNumber';
  return fieldErrors.issueDate === undefined ? null : 'invoices.dayToCome';
}

/** Asks before an invoice gets its number and goes to its client: from then on it cannot be changed. */
export function IssueDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { can, language, problemText, session } = useShell();
  const { issue } = useInvoiceDeeds(invoice.id);
  const [number, setNumber] = useState('');
  const issuing = useMutation({
    mutationFn: () => issue({ version: invoice.version, number: number.trim() || null }),
    onSuccess: () => {
      say.done(t('invoices.issued'));
      onClose();
    },
  });
  const { client, currency, totals, issueDate, dueDate } = invoice;
  const total = formatMoney({ amountMinor: totals.totalMinor, currency });
  const mayNumber = session.person?.roles.some((role) => role === 'owner' || role === 'admin');
  const problem = issuing.error instanceof ApiProblem ? issuing.error : null;
  const isTaken = problem?.code === 'DUPLICATE' || problem?.fieldErrors.number !== undefined;
  const reason = problem && reasonOf(problem.fieldErrors);
  const why = reason ? t(reason) : issuing.error && !isTaken && problemText(issuing.error);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('invoices.issueTitle', { client: client.name, total })}
      confirmLabel={t('invoices.issue')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => issuing.mutate()}
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
        {reason === 'invoices.draftFaulty' && (
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
