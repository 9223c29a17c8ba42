import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { DescriptionList } from '@diwan/ui/description-list';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';

/** What a client owes and has, beside every view of their billing page. */
export function AccountFacts({ account }: { account: ClientAccount }) {
  const t = useTexts();
  if (account.standings.length === 0) return <p className="text-grey">{t('accounts.nothingYet')}</p>;
  return (
    <div className="grid gap-4">
      {account.standings.map(({ currency, outstandingMinor, creditMinor, fundsMinor }) => (
        <DescriptionList
          key={currency}
          items={[
            {
              label: t('accounts.outstanding'),
              value: <Amount amountMinor={outstandingMinor} currency={currency} />,
            },
            {
              label: t(creditMinor < 0 ? 'accounts.owedBack' : 'accounts.credit'),
              value: <Amount amountMinor={Math.abs(creditMinor)} currency={currency} />,
            },
            { label: t('accounts.funds'), value: <Amount amountMinor={fundsMinor} currency={currency} /> },
          ]}
        />
      ))}
    </div>
  );
}
