import { Together } from '@diwan/desk-kit/together';
import { PageHead } from '@diwan/mf-kit';
import { PageHeader } from '@diwan/ui/page-header';
import { Tabs } from '@diwan/ui/tabs';
import { Loaded } from '../../../frame/loaded.js';
import { useOwnAccount } from '../../../frame/own-account.js';
import { useTexts } from '../../../texts.js';
import { AccountLinks } from './account/account-links.js';
import { useOwnFundRequests } from './api/own-account.js';
import { BackToPortal, Cards } from './cards.js';
import { PagedRows, type PagedRowsProps } from './paged-rows.js';

/** What every tab of Billing & Payments has around its rows: the way back, the title, three figures, the tabs, the pages. */
export function BillingFrame<Row>({ current, query, empty, children }: PagedRowsProps<Row>) {
  const t = useTexts();
  const account = useOwnAccount();
  const asked = useOwnFundRequests();
  return (
    <>
      <PageHead title={t('billing.title')} noindex />
      <BackToPortal />
      <PageHeader title={t('billing.title')} />
      <Together queries={[account, asked]} pending={t('portal.loading')}>
        <Loaded query={account} failure={t('billing.failed')}>
          {(known) => (
            <>
              <Cards account={known} />
              <AccountLinks account={known} />
            </>
          )}
        </Loaded>
        <Tabs
          label={t('billing.title')}
          current={current}
          items={[
            { href: '/billing', label: t('billing.invoices') },
            { href: '/billing/payments', label: t('billing.history') },
            { href: '/billing/time', label: t('billing.time') },
          ]}
        />
        <div className="pt-6">
          <PagedRows query={query} empty={empty} current={current}>
            {children}
          </PagedRows>
        </div>
      </Together>
    </>
  );
}
