import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Tabs } from '@diwan/ui/tabs';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { Overview } from './overview/overview.js';
import { askedBy } from './period.js';
import { PeriodBar } from './period-bar.js';
import { RealisationView } from './realisation/realisation-view.js';
import { AgedDebtView } from './views/aged-debt-view.js';
import { AreasView } from './views/areas-view.js';
import { LedgerView } from './views/ledger-view.js';
import { ProfitAndLossView } from './views/profit-and-loss-view.js';
import { VatView } from './views/vat-view.js';

const VIEWS = ['profit', 'areas', 'realisation', 'debt', 'vat', 'ledger'] as const;
/** Views that are about months which can be chosen. */
const OF_A_PERIOD: readonly string[] = ['', 'profit', 'areas', 'realisation'];
/** What an address says for one view only. */
const OF_A_VIEW = {
  ...{ account: '', detail: '', currency: '', client: '', year: '', quarter: '' },
  ...{ by: '', step: '', person: '', area: '', month: '' },
};

/** Accounting Reports (OFF-06): what the firm earned, spent and is owed, each figure with its rows. */
export default function AccountingPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const now = beirutDate(new Date()).slice(0, 7);
  const asked = askedBy(address.filter, now);
  const view = VIEWS.find((known) => known === address.filter('view')) ?? '';
  const hrefOf = (name: string) => address.hrefWith({ ...OF_A_VIEW, view: name });
  return (
    <AdminPage
      title={t('accounting.title')}
      note={t('accounting.note')}
      actions={
        can('billing:read') && (
          <ButtonLink variant="secondary" icon="lock" href="/admin/settings/closed-books">
            {t('accounting.closeYear')}
          </ButtonLink>
        )
      }
    >
      <div className="mb-4 print:hidden">
        <Tabs
          label={t('accounting.views')}
          current={hrefOf(view)}
          items={['', ...VIEWS].map((name) => ({
            href: hrefOf(name),
            label: t(`accountingView.${(name || 'overview') as 'overview' | (typeof VIEWS)[number]}`),
          }))}
        />
      </div>
      {OF_A_PERIOD.includes(view) && (
        <PeriodBar address={address} asked={asked} now={now} hasBasis={view !== 'realisation'} />
      )}
      {view === '' && <Overview asked={asked} now={now} />}
      {view === 'profit' && <ProfitAndLossView asked={asked} />}
      {view === 'areas' && <AreasView asked={asked} />}
      {view === 'realisation' && <RealisationView address={address} asked={asked} />}
      {view === 'debt' && <AgedDebtView address={address} />}
      {view === 'vat' && <VatView address={address} now={now} />}
      {view === 'ledger' && <LedgerView address={address} />}
    </AdminPage>
  );
}
