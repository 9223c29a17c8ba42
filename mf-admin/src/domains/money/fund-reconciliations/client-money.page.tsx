import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { Together } from '@diwan/desk-kit/together';
import { Tabs } from '@diwan/ui/tabs';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { type ListAddress, useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useBankImports, useFundsAsOf } from './api/fund-reconciliations.js';
import { ThreeWays } from './as-of/three-ways.js';
import { BankFiles } from './bank-files/bank-files.js';
import { History } from './history.js';

/** Client money by ledger, by clients and by bank, which must be one (BILL-10). */
export default function ClientMoneyPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.clientMoney')} note={t('dashboard.clientMoneyText')}>
      <OfCurrency />
    </AdminPage>
  );
}

function OfCurrency() {
  const t = useTexts();
  const address = useListAddress();
  const hrefOf = (wanted: Currency) => address.hrefWith({ currency: wanted === 'USD' ? '' : wanted });
  const currency = Currency.safeParse(address.filter('currency')).data ?? 'USD';
  return (
    <div className="grid gap-8">
      <Tabs
        label={t('dashboard.clientMoney')}
        current={hrefOf(currency)}
        items={Currency.options.map((value) => ({ href: hrefOf(value), label: t(`currency.${value}`) }))}
      />
      <Parts key={currency} currency={currency} address={address} />
    </div>
  );
}

function Parts({ currency, address }: { currency: Currency; address: ListAddress }) {
  const [today] = useState(() => beirutDate(new Date()));
  const queries = [useFundsAsOf(currency, today), useBankImports(currency)];
  return (
    <Together queries={queries}>
      <ThreeWays currency={currency} today={today} />
      <BankFiles currency={currency} />
      <History currency={currency} address={address} />
    </Together>
  );
}
