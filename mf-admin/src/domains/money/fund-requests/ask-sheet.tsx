import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { CaseSelect } from '../client-accounts/case-select.js';
import { useFundRequestDeeds } from './api/fund-requests.js';
import { type AskValues, askForm } from './ask-values.js';

/** A fortnight, in milliseconds: how long a client usually has. */
const USUAL_MS = 14 * 86_400_000;

export interface AskSheetProps {
  client: ClientAccount['client'];
  /** For what, when that is known, as from the notice of a low balance. */
  caseId: string;
  currency: Currency;
  onClose: () => void;
}

/** Asks a client for a deposit; they are told (BILL-10). */
export function AskSheet(props: AskSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet
      title={t('fundRequests.askTitle', { name: props.client.name })}
      description={t('fundRequests.askText')}
      onClose={props.onClose}
    >
      {(leave) => <AskForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function AskForm({ client, caseId, currency: wanted, onClose, onCancel }: AskSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { ask } = useFundRequestDeeds(client.id);
  const form = useSchemaForm(askForm, {
    defaultValues: {
      ...{ amount: '', currency: wanted, caseId, words: '' },
      dueDay: beirutDate(new Date(Date.now() + USUAL_MS)),
    } satisfies AskValues,
  });
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const saving = useSaving({ form, failed: t('fundRequests.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={`fund-request:${client.id}`}
      labelOf={(path) => t(LABELS[path.split('.')[0] as keyof AskValues] ?? 'funds.amount')}
      onSubmit={(body) =>
        saving(async () => {
          await ask(body);
          say.done(t('fundRequests.asked'));
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
      <FormField control={control} name="dueDay" label={t('fundRequests.dueDay')} required>
        {(field) => <DateField {...field} />}
      </FormField>
      <FormField
        control={control}
        name="words"
        label={t('fundRequests.words')}
        hint={t('fundRequests.wordsHint')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={4} />}
      </FormField>
      <SaveActions save={t('fundRequests.ask')} onCancel={onCancel} />
    </AreaForm>
  );
}

const LABELS: Partial<Record<keyof AskValues, TextKey>> = {
  currency: 'invoices.currency',
  caseId: 'funds.case',
  dueDay: 'fundRequests.dueDay',
  words: 'fundRequests.words',
};
