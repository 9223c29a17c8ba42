import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import type { FundBalance } from '@diwan/contracts/money/client-funds/http';
import { formatMoney } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../../components/area-form.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useSaving } from '../../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../../texts.js';
import { useTransferFunds } from '../api/client-funds.js';
import { OpenAndHeld } from './open-and-held.js';
import {
  type PayableInvoice,
  presetFor,
  sourceKey,
  sourcesFor,
  type TransferFacts,
  type TransferValues,
  transferForm,
} from './transfer-values.js';

export interface TransferFormProps extends TransferFacts {
  client: ClientAccount['client'];
  /** The one invoice is what it is about: there is nothing to choose. */
  isFixed?: boolean;
  onClose: () => void;
  onCancel: () => void;
}

/** Which invoice, from which money, how much: the lesser of what is open and what is held, unless somebody writes less. */
export function TransferForm({ client, held, open, isFixed = false, onClose, onCancel }: TransferFormProps) {
  const t = useTexts();
  const say = useSay();
  const transfer = useTransferFunds();
  const known = useRef<TransferFacts>({ held, open });
  useLayoutEffect(() => {
    known.current = { held, open };
  });
  const [schema] = useState(() => transferForm(() => known.current));
  const first = open.find((one) => sourcesFor(one, held).length > 0) ?? open[0];
  const defaultValues: TransferValues = { ...presetFor(first, held), notes: '' };
  const form = useSchemaForm(schema, { defaultValues });
  const { control } = form;
  const invoiceId = useWatch({ control, name: 'invoiceId' });
  const invoice = open.find(({ id }) => id === invoiceId);
  const sources = sourcesFor(invoice, held);
  const preset = (chosen: PayableInvoice | undefined, source?: string) => {
    const { caseId, amountMinor } = presetFor(chosen, held, source);
    form.setValue('invoiceId', chosen?.id ?? '', { shouldDirty: true });
    form.setValue('caseId', caseId);
    form.setValue('amountMinor', amountMinor, { shouldValidate: form.formState.isSubmitted });
  };
  const saving = useSaving({ form, failed: t('funds.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={`funds-transfer:${client.id}:${isFixed ? (invoice?.id ?? '') : ''}`}
      labelOf={(path) => t(LABELS[path as keyof TransferValues] ?? 'funds.amount')}
      onSubmit={(body) =>
        saving(async () => {
          await transfer(form.getValues('invoiceId'), body);
          say.done(t('funds.transferDone'));
          onClose();
        })
      }
    >
      {!isFixed && (
        <FormField control={control} name="invoiceId" label={t('funds.invoice')} required>
          {(field) => (
            <NativeSelect
              {...field}
              placeholder={open.length === 0 ? t('funds.noneOpen') : t('funds.chooseInvoice')}
              options={open.map((one) => ({
                value: one.id,
                label: `${one.number ?? ''} · ${formatMoney({ amountMinor: one.balanceMinor, currency: one.currency })}`,
              }))}
              onChange={(event) => preset(open.find(({ id }) => id === event.target.value))}
            />
          )}
        </FormField>
      )}
      {invoice && <OpenAndHeld invoice={invoice} held={held} />}
      <FormField control={control} name="caseId" label={t('funds.source')} hint={t('funds.caseHint')} required>
        {(field) => (
          <NativeSelect
            {...field}
            disabled={sources.length === 0}
            placeholder={sources.length === 0 ? t('funds.noSource') : t('funds.chooseSource')}
            options={sources.map((one) => ({ value: sourceKey(one), label: sourceLabel(one, t('funds.ofNoCase')) }))}
            onChange={(event) => preset(invoice, event.target.value)}
          />
        )}
      </FormField>
      <FormField control={control} name="amountMinor" label={t('funds.amount')} required>
        {(field) => <MoneyInput currency={invoice?.currency ?? 'USD'} {...field} />}
      </FormField>
      <FormField control={control} name="notes" label={t('payments.notes')} optionalLabel={t('form.optional')}>
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <SaveActions save={t('funds.transfer')} onCancel={onCancel} />
    </AreaForm>
  );
}

const sourceLabel = ({ legalCase, balanceMinor, currency }: FundBalance, ofNoCase: string): string =>
  `${legalCase ? `${legalCase.caseNumber} · ${legalCase.title}` : ofNoCase} · ${formatMoney({ amountMinor: balanceMinor, currency })}`;

const LABELS: Partial<Record<keyof TransferValues, TextKey>> = {
  invoiceId: 'funds.invoice',
  caseId: 'funds.source',
  notes: 'payments.notes',
};
