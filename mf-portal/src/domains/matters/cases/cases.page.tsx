import { Loaded } from '../../../frame/loaded.js';
import { PortalFrame } from '../../../frame/portal-frame.js';
import { useTexts } from '../../../texts.js';
import { useOwnCases } from './api/own-cases.js';
import { inOrder } from './case-order.js';
import { CaseRow } from './case-row.js';
import { NoCaseYet } from './no-case-yet.js';

/** My Cases: the first view of the portal. */
export default function CasesPage() {
  const t = useTexts();
  const cases = useOwnCases();
  return (
    <PortalFrame>
      <Loaded query={cases} failure={t('case.failedList')}>
        {(list) =>
          list.length === 0 ? (
            <NoCaseYet />
          ) : (
            <ul aria-label={t('portal.cases')}>
              {inOrder(list).map((legalCase) => (
                <CaseRow key={legalCase.id} legalCase={legalCase} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </PortalFrame>
  );
}
