import { Currency } from '@diwan/contracts/shared/money';
import { Tabs } from '@diwan/ui/tabs';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { ThreeWays } from './as-of/three-ways.js';
import { BankFiles } from './bank-files/bank-files.js';
import { History } from './history.js';

/** Client money by ledger, by clients and by bank, which must be one (BILL-10). */
export default function ClientMoneyPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.clientMoney')} note={t('dashboard.clientMoneyText')} permission="billing:read">
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
      <ThreeWays key={currency} currency={currency} />
      <BankFiles currency={currency} />
      <History currency={currency} address={address} />
    </div>
  );
}
