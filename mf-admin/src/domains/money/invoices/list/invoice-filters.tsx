import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { INVOICE_STATES } from '@diwan/contracts/money/invoices/state';
import { Currency } from '@diwan/contracts/shared/money';
import { formatDate, useShell } from '@diwan/mf-kit';
import { ListFilters } from '../../../../components/list-filters.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { ClientFilter } from '../../client-accounts/client-filter.js';

/** Search and filters of the list of invoices. */
export function InvoiceFilters({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const { query } = listInvoices;
  const days = (['issued', 'due'] as const).flatMap((what) => {
    const names = [`${what}From`, `${what}Until`] as const;
    const [from, until] = names.map((name) => {
      const day = address.filter(name);
      return day && query?.safeParse({ [name]: day }).success ? formatDate(day, language) : '';
    });
    if (!from && !until) return [];
    const ends = from && until ? 'Between' : from ? 'From' : 'Until';
    return { names, text: t(`invoices.${what}${ends}`, { from: from ?? '', until: until ?? '' }) };
  });
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
      narrowings={days}
    >
      <ClientFilter address={address} />
    </ListFilters>
  );
}
