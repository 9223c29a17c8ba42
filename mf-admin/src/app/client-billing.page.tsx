import { useParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { AccountFacts } from '../domains/money/client-accounts/account-facts.js';
import { useClientAccount } from '../domains/money/client-accounts/api/client-account.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** How one client stands, with what every noun of money has to say about it (OFF-04). */
export default function ClientBillingPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const query = useClientAccount(id);
  return (
    <RecordPage
      kind="account"
      kindName={t('accounts.one')}
      href={`/admin/client-billing/${id}`}
      query={query}
      failed={t('billing.fetchFailed')}
      look={(account) => ({
        title: account.client.name,
        facts: [
          can('client:read') && (
            <Link key="client" href={`/admin/client-details/${id}`} look="plain">
              {t('accounts.toClient')}
            </Link>
          ),
        ],
        deeds: can('billing:write') && (
          <>
            <ButtonLink icon="plus" href={`/admin/billing/invoices/new?client=${id}`}>
              {t('invoices.new')}
            </ButtonLink>
            <ButtonLink variant="secondary" icon="plus" href={`/admin/billing/receipts?new=receipt&client=${id}`}>
              {t('invoices.recordPayment')}
            </ButtonLink>
          </>
        ),
        aside: { title: t('accounts.facts'), content: <AccountFacts account={account} /> },
      })}
    />
  );
}
