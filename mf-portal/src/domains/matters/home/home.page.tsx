import { PageHead, useShell } from '@diwan/mf-kit';
import { PageHeader } from '@diwan/ui/page-header';
import { CostSoFar } from '../../../frame/cost-so-far.js';
import { useLatestMoney } from '../../../frame/latest-money.js';
import { Loaded } from '../../../frame/loaded.js';
import { useOwnAccount } from '../../../frame/own-account.js';
import { useOwnMandates } from '../../../frame/own-mandates.js';
import { useOwnProfile } from '../../../frame/own-profile.js';
import { useTexts } from '../../../texts.js';
import { useOwnCases } from '../cases/api/own-cases.js';
import { CaseList } from '../cases/case-list.js';
import { useUnreadDocuments } from '../documents/api/own-documents.js';
import { useOwnHearings } from '../hearings/api/own-hearings.js';
import { useOwnRequests } from '../requests/api/own-requests.js';
import { useLatestUpdates } from './api/latest-updates.js';
import { useVisit } from './api/visit.js';
import { Entrusted } from './entrusted.js';
import { newsOf } from './news.js';
import { NextStep } from './next-step.js';
import { SinceLastTime } from './since-last-time.js';
import { YourPart } from './your-part.js';

/**
 * The first screen of the portal answers a client's questions, one after the other: what happens next, what is needed from them, what it
 * costs, what is new; then their cases (PORT-01).
 */
export default function HomePage() {
  const t = useTexts();
  const { session, language } = useShell();
  const cases = useOwnCases();
  const [unread, profile, visit] = [useUnreadDocuments(), useOwnProfile(), useVisit()];
  const [requests, hearings, updates] = [useOwnRequests(), useOwnHearings('upcoming'), useLatestUpdates()];
  const [account, money, mandates] = [useOwnAccount(), useLatestMoney(), useOwnMandates()];
  // All at once, so that nothing is pushed down by what comes later; what failed says so in its place.
  const isAwaited =
    cases.data !== undefined &&
    [unread, profile, visit, requests, hearings, updates, account, money, mandates].some(({ isPending }) => isPending);
  const query = isAwaited ? { ...cases, data: undefined } : cases;
  return (
    <>
      <PageHead title={t('portal.title')} noindex />
      <PageHeader title={t('portal.title')} note={t('portal.welcome', { name: session.person?.name ?? '' })} />
      <Loaded query={query as typeof cases} failure={t('case.failedList')}>
        {(list) => (
          <>
            <Entrusted mandates={mandates.data} />
            {list.length > 0 && (
              <div className="mb-10 grid gap-8 lg:grid-cols-2 lg:[&>:first-child]:row-span-3">
                <NextStep cases={list} hearings={hearings.data?.pages.flatMap(({ items }) => items)} />
                <YourPart profile={profile.data} unread={unread.data} requests={requests.data} />
                <CostSoFar account={account.data} />
                <SinceLastTime
                  news={updates.data && newsOf(updates.data, money.data ?? [], { t, language })}
                  lacksMoney={money.isError}
                  visit={visit.data}
                />
              </div>
            )}
            <section aria-labelledby="home-cases">
              <h2 id="home-cases" className="mb-4 text-xl">
                {t('portal.cases')}
              </h2>
              <CaseList cases={list} headingLevel={3} />
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}
