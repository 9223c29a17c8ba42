import { INVOICE_STATES } from '@diwan/contracts/money/invoices/state';
import { Currency } from '@diwan/contracts/shared/money';
import { ListFilters } from '../../../../components/list-filters.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { ClientFilter } from '../../client-accounts/client-filter.js';

/** Search and filters of the list of invoices. */
export function InvoiceFilters({ address }: { address: ListAddress }) {
  const t = useTexts();
  return (
    <ListFilters
      address={address}
      search={{ label: t('invoices.search'), placeholder: t('invoices.searchPlaceholder') }}
      filters={[
        {
          ...{ name: 'state', label: t('invoices.state'), all: t('invoices.allStates') },
          options: (['open', ...INVOICE_STATES] as const).map((value) => ({
            value,
            label: t(`invoiceState.${value}`),
          })),
        },
        {
          ...{ name: 'currency', label: t('invoices.currency'), all: t('invoices.allCurrencies') },
          options: Currency.options.map((value) => ({ value, label: t(`currency.${value}`) })),
        },
      ]}
    >
      <ClientFilter address={address} />
    </ListFilters>
  );
}
