import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { moneyText } from '@diwan/contracts/shared/money-text';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { CaseSelect } from '../client-accounts/case-select.js';
import { HOW_IT_CAME_LABELS, HowItCame } from '../payments/form/how-it-came.js';
import { type FundDeed, useMoveFunds } from './api/client-funds.js';
import { type FundValues, fundForm } from './fund-values.js';

export interface FundSheetProps {
  deed: FundDeed;
  client: ClientAccount['client'];
  /** The request for a deposit that it answers: the form begins with what is left of it. */
  request?: FundRequest | undefined;
  onClose: () => void;
}

/** Takes money in trust from a client, or gives it back (BILL-10). */
export function FundSheet({ deed, client, request, onClose }: FundSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet
      title={t(`funds.${deed}Title`, { name: client.name })}
      description={t(`funds.${deed}Text`)}
      onClose={onClose}
    >
      {(leave) => <FundForm deed={deed} client={client} request={request} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function FundForm({ deed, client, request, onClose, onCancel }: FundSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const move = useMoveFunds(deed, client.id);
  const form = useSchemaForm(fundForm, {
    defaultValues: {
      ...{ caseId: request?.caseId ?? '', amount: leftOf(request), currency: request?.amount.currency ?? 'USD' },
      method: deed === 'deposit' ? 'check' : 'bank_transfer',
      ...{ day: beirutDate(new Date()), reference: request?.reference ?? '', notes: '' },
    } satisfies FundValues,
  });
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const saving = useSaving({ form, failed: t('funds.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={`funds-${deed}:${client.id}:${request?.id ?? ''}`}
      labelOf={(path) => t(LABELS[path.split('.')[0] as keyof FundValues] ?? 'funds.amount')}
      onSubmit={(body) =>
        saving(async () => {
          await move({ ...body, requestId: request?.id ?? null });
          say.done(t(`funds.${deed}Done`));
          onClose();
        })
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={control} name="amount" label={t('funds.amount')} required>
          {(field) => <MoneyInput currency={currency} {...field} />}
        </FormField>
        <FormField control={control} name="currency" label={t('invoices.currency')}>
          {(field) => (
            <NativeSelect
              {...field}
              options={Currency.options.map((value) => ({ value, label: t(`currency.${value}`) }))}
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="caseId" label={t('funds.case')} hint={t('funds.caseHint')}>
        {(field) => <CaseSelect {...field} clientId={client.id} />}
      </FormField>
      <HowItCame dayLabel={t('funds.day')} />
      <SaveActions save={t(`funds.${deed}`)} onCancel={onCancel} />
    </AreaForm>
  );
}

const leftOf = (request: FundRequest | undefined): string =>
  request ? moneyText({ ...request.amount, amountMinor: request.amount.amountMinor - request.receivedMinor }) : '';

const LABELS: Partial<Record<keyof FundValues, TextKey>> = {
  caseId: 'funds.case',
  currency: 'invoices.currency',
  day: 'funds.day',
  ...HOW_IT_CAME_LABELS,
};
