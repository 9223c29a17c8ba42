import { Loaded } from '@diwan/desk-kit/loaded';
import { useTexts } from '../../../texts.js';
import { useCaseRate } from './api/billing-rates.js';
import { RateLine } from './rate-line.js';

/** What an hour of a case costs, on its record. */
export function CaseRate({ caseId }: { caseId: string }) {
  const t = useTexts();
  const query = useCaseRate(caseId);
  return (
    <Loaded query={query} failed={t('rates.fetchFailed')}>
      {({ rate, version }) => (
        <div className="border-y border-line">
          <RateLine
            subject={{ kind: 'case', id: caseId }}
            name={t('rates.ofCase')}
            rate={rate}
            version={version}
            inherits={t('rates.caseInherits')}
          />
        </div>
      )}
    </Loaded>
  );
}
