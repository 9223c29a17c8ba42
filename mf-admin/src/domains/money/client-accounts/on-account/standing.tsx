import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { Standings } from '../standings.js';

/** The balances of a client, on their billing page. */
export default function AccountStanding({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  return (
    <CardSection title={t('accounts.balances')}>
      <Standings standings={record.standings} />
    </CardSection>
  );
}
