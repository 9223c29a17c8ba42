import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { useOwnCases } from './api/own-cases.js';
import { CaseList } from './case-list.js';

/** My Cases. */
export default function CasesPage() {
  const t = useTexts();
  const cases = useOwnCases();
  return (
    <PortalPage title={t('portal.cases')}>
      <Loaded query={cases} failure={t('case.failedList')}>
        {(list) => <CaseList cases={list} headingLevel={2} />}
      </Loaded>
    </PortalPage>
  );
}
