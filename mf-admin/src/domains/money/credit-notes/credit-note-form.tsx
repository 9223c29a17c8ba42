import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { formatMoney } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { RadioGroup } from '@diwan/ui/radio-group';
import { TextArea } from '@diwan/ui/text-area';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useCreateCreditNote } from './api/credit-notes.js';
import { type CreditNoteValues, creditNoteForm, takenTotals, takesWork } from './credit-note-values.js';
import type { LineLeft } from './left-of.js';

export interface CreditNoteFormProps {
  invoice: Invoice;
  left: readonly LineLeft[];
  onClose: () => void;
  onCancel: () => void;
}

/** What is taken back of each line, from when on and why. */
export function CreditNoteForm({ invoice, left, onClose, onCancel }: CreditNoteFormProps) {
  const t = useTexts();
  const say = useSay();
  const create = useCreateCreditNote(invoice.id);
  const { currency, balanceMinor } = invoice;
  const open = left.filter(({ leftMinor }) => leftMinor > 0);
  const [schema] = useState(() => creditNoteForm(left, currency));
  const begun: CreditNoteValues = {
    ...{ lines: left.map(() => ''), billable: '', day: beirutDate(new Date()), reason: '' },
  };
  const form = useSchemaForm(schema, {
    defaultValues: begun,
  });
  const saving = useSaving({ form, failed: t('creditNotes.saveFailed') });
  const typed = useWatch({ control: form.control, name: 'lines' });
  const totals = takenTotals(typed, open, currency);
  const excess = totals.totalMinor - balanceMinor;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const takeAll = () =>
    form.setValue(
      'lines',
      left.map(({ leftMinor }) => (leftMinor > 0 ? moneyText({ amountMinor: leftMinor, currency }) : '')),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  const nameOf = ({ place, description }: LineLeft) => t('creditNotes.line', { number: place + 1, description });
  if (open.length === 0) return <p>{t('creditNotes.nothingLeft')}</p>;
  return (
    <AreaForm
      form={form}
      draft={`credit-note:${invoice.id}`}
      labelOf={(path) => {
        const line = left[Number(path.split('.')[1] ?? Number.NaN)];
        if (line) return nameOf(line);
        if (path === 'billable') return t('creditNotes.work');
        return t(path === 'day' ? 'creditNotes.day' : 'creditNotes.reason');
      }}
      onSubmit={(body) =>
        saving(async () => {
          await create(body);
          say.done(t('creditNotes.created'));
          onClose();
        })
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-grey">{t('creditNotes.beforeTax')}</p>
        <Button variant="secondary" size="small" onClick={takeAll}>
          {t('creditNotes.takeAll')}
        </Button>
      </div>
      {open.map((line) => (
        <FormField
          key={line.place}
          control={form.control}
          name={`lines.${line.place}`}
          label={<bdi>{nameOf(line)}</bdi>}
          hint={t('creditNotes.left', { amount: money(line.leftMinor) })}
        >
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
      ))}
      <p role="status">
        {t('creditNotes.total', { total: money(totals.totalMinor), vat: money(totals.vatMinor) })}
        {excess > 0 && <> {t('creditNotes.excess', { amount: money(excess) })}</>}
      </p>
      {takesWork(typed, left, currency) && (
        <FormControl control={form.control} name="billable">
          {(field, { id, error }) => (
            <RadioGroup
              {...field}
              id={id}
              error={error}
              label={t('creditNotes.work')}
              options={[
                { value: 'yes', label: t('creditNotes.workFree'), hint: t('creditNotes.workFreeHint') },
                { value: 'no', label: t('creditNotes.workKept'), hint: t('creditNotes.workKeptHint') },
              ]}
              required
            />
          )}
        </FormControl>
      )}
      <FormField control={form.control} name="day" label={t('creditNotes.day')} required>
        {(field) => <DateField {...field} />}
      </FormField>
      <FormField control={form.control} name="reason" label={t('creditNotes.reason')} required>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <SaveActions save={t('creditNotes.create')} onCancel={onCancel} />
    </AreaForm>
  );
}
