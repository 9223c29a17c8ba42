import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { Currency } from '@diwan/contracts/shared/money';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { NativeSelect } from '@diwan/ui/native-select';
import { useWatch } from 'react-hook-form';
import { Amount } from '../../../components/amount.js';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { CaseSelect } from '../client-accounts/case-select.js';
import { useFundRequestDeeds, useFundThresholds } from './api/fund-requests.js';
import { type ThresholdValues, thresholdForm } from './ask-values.js';

export interface ThresholdSheetProps {
  client: ClientAccount['client'];
  onClose: () => void;
}

/** Below what is held, of all or for a case, those who look after it are told (BILL-10). */
export function ThresholdSheet({ client, onClose }: ThresholdSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet
      title={t('fundRequests.limitTitle', { name: client.name })}
      description={t('fundRequests.limitText')}
      onClose={onClose}
    >
      {(leave) => <ThresholdForm client={client} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function ThresholdForm({ client, onClose, onCancel }: ThresholdSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { setThreshold } = useFundRequestDeeds(client.id);
  const { data: known = [] } = useFundThresholds(client.id);
  const defaultValues: ThresholdValues = { caseId: '', currency: 'USD', thresholdMinor: '' };
  const form = useSchemaForm(thresholdForm, { defaultValues });
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const saving = useSaving({ form, failed: t('fundRequests.limitFailed') });
  return (
    <AreaForm
      form={form}
      labelOf={() => t('fundRequests.limit')}
      onSubmit={(body) =>
        saving(async () => {
          await setThreshold(body);
          say.done(t('fundRequests.limitSet'));
          onClose();
        })
      }
    >
      {known.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {known.map(({ caseId, legalCase, currency: of, thresholdMinor }) => (
            <li key={`${caseId}${of}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <bdi>{legalCase?.title ?? t(caseId ? 'fundRequests.otherCase' : 'fundRequests.allHeld')}</bdi>
              <Amount amountMinor={thresholdMinor} currency={of} />
            </li>
          ))}
        </ul>
      )}
      <FormField control={control} name="caseId" label={t('funds.case')} hint={t('fundRequests.limitCase')}>
        {(field) => <CaseSelect {...field} clientId={client.id} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="thresholdMinor"
          label={t('fundRequests.limit')}
          hint={t('fundRequests.limitHint')}
        >
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
      <SaveActions save={t('fundRequests.setLimit')} onCancel={onCancel} />
    </AreaForm>
  );
}
