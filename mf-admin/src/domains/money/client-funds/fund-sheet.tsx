import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
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
import { useRecordProven } from '../payment-proofs/api/payment-proofs.js';
import { useWhyNotRecorded } from '../payment-proofs/why-not-recorded.js';
import { HOW_IT_CAME_LABELS, HowItCame } from '../payments/form/how-it-came.js';
import type { SaidByProof } from '../payments/form/payment-sheet-props.js';
import { type FundDeed, useMoveFunds } from './api/client-funds.js';
import { type FundValues, fundForm, fundValues } from './fund-values.js';

export interface FundSheetProps {
  deed: FundDeed;
  client: ClientAccount['client'];
  /** The request for a deposit that it answers: the form begins with what is left of it. */
  request?: FundRequest | undefined;
  /** What its client sent to show that they paid: the form begins with what it says, and it is matched to the deposit. */
  proof?: SaidByProof | undefined;
  onClose: () => void;
}

/** Takes money in trust from a client, or gives it back (BILL-10). */
export function FundSheet(props: FundSheetProps) {
  const t = useTexts();
  const { deed, client, onClose } = props;
  return (
    <EditorSheet
      title={t(`funds.${deed}Title`, { name: client.name })}
      description={t(`funds.${deed}Text`)}
      onClose={onClose}
    >
      {(leave) => <FundForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function FundForm({ deed, client, request, proof, onClose, onCancel }: FundSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const move = useMoveFunds(deed, client.id);
  const recordProven = useRecordProven();
  const form = useSchemaForm(fundForm, {
    defaultValues: fundValues(deed, beirutDate(new Date()), request, proof),
  });
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const failed = t('funds.saveFailed');
  const whyNotRecorded = useWhyNotRecorded(proof?.id);
  const saving = useSaving({ form, failed, ...(proof && { whyConflict: whyNotRecorded }) });
  return (
    <AreaForm
      form={form}
      draft={`funds-${deed}:${client.id}:${request?.id ?? ''}:${proof?.id ?? ''}`}
      labelOf={(path) => t(LABELS[path.split('.')[0] as keyof FundValues] ?? 'funds.amount')}
      onSubmit={(body) =>
        saving(async () => {
          const { requestId: _, ...fields } = body;
          await (proof ? recordProven.deposit(proof.id, fields) : move({ ...fields, requestId: request?.id ?? null }));
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

const LABELS: Partial<Record<keyof FundValues, TextKey>> = {
  caseId: 'funds.case',
  currency: 'invoices.currency',
  day: 'funds.day',
  ...HOW_IT_CAME_LABELS,
};
