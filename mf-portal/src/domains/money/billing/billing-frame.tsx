import { PageHead, useSearchParams, useShell } from '@diwan/mf-kit';
import { PageHeader } from '@diwan/ui/page-header';
import { Pagination } from '@diwan/ui/pagination';
import { Tabs } from '@diwan/ui/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useOwnAccount } from '../../../frame/own-account.js';
import { useTexts } from '../../../texts.js';
import { BackToPortal, Cards } from './cards.js';

interface List<Row> {
  items: Row[];
  total: number;
  page: number;
  limit: number;
}

interface BillingFrameProps<Row> {
  /** Address of the tab on show. */
  current: string;
  /** Its rows. */
  query: UseQueryResult<List<Row>>;
  empty: string;
  children: (rows: Row[]) => ReactNode;
}

/** What every tab of Billing & Payments has around its rows: the way back, the title, three figures, the tabs, the pages. */
export function BillingFrame<Row>({ current, query, empty, children }: BillingFrameProps<Row>) {
  const t = useTexts();
  const account = useOwnAccount();
  return (
    <>
      <PageHead title={t('billing.title')} noindex />
      <BackToPortal />
      <PageHeader title={t('billing.title')} />
      <Loaded query={account} failure={t('billing.failed')}>
        {(known) => <Cards account={known} />}
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
        <Rows query={query} empty={empty} current={current}>
          {children}
        </Rows>
      </div>
    </>
  );
}

function Rows<Row>({ query, empty, current, children }: BillingFrameProps<Row>) {
  const t = useTexts();
  const { problemText } = useShell();
  if (query.isPending) return <p role="status">{t('billing.loading')}</p>;
  if (query.isError) return <p role="alert">{problemText(query.error)}</p>;
  const { items, total, page, limit } = query.data;
  if (total === 0) return <p className="text-grey">{empty}</p>;
  return (
    <>
      {children(items)}
      <div className="mt-6">
        <Pagination
          label={t('billing.pages')}
          page={page}
          pageCount={Math.ceil(total / limit)}
          hrefFor={(target) => (target > 1 ? `${current}?page=${target}` : current)}
          texts={{
            previous: t('document.previousPage'),
            next: t('document.nextPage'),
            page: (number) => t('document.page', { number }),
          }}
        />
      </div>
    </>
  );
}

/** The page of the list that the address names. */
export function usePageNumber(): number {
  const [address] = useSearchParams();
  return Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
}
