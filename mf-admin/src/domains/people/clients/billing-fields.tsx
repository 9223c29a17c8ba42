import type { Client } from '@diwan/contracts/people/clients/http';
import { formatMoney } from '@diwan/mf-kit';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { useTexts } from '../../../texts.js';
import { currencyOf, FIRM_HOURLY_RATE } from './client-values.js';
import type { ClientFieldsProps } from './contact-fields.js';

/** What was agreed about fees. */
export function BillingFields({ control, client }: ClientFieldsProps & { client: Client | null }) {
  const t = useTexts();
  return (
    <>
      <FormField
        name="hourlyRate"
        control={control}
        label={t('clients.hourlyRate')}
        hint={t('clients.hourlyRateHint', { rate: formatMoney(FIRM_HOURLY_RATE) })}
      >
        {(field) => (
          <MoneyInput
            currency={currencyOf(client?.hourlyRate)}
            placeholder={t('clients.hourlyRateInherited')}
            {...field}
          />
        )}
      </FormField>
      <FormField name="retainer" control={control} label={t('clients.retainer')}>
        {(field) => <MoneyInput currency={currencyOf(client?.retainer)} {...field} />}
      </FormField>
    </>
  );
}
