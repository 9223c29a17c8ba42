import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useDoubles } from '../api/client-merges.js';
import { DoubleRow } from '../double-row.js';

/** Other records that may be of the same client. Nothing where there is none. */
export default function DoublesOfClient({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { data = [] } = useDoubles(record.id);
  if (data.length === 0) return null;
  return (
    <CardSection title={t('merges.doubles')}>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((double) => (
          <DoubleRow key={`${double.one.id} ${double.other.id}`} double={double} />
        ))}
      </ul>
    </CardSection>
  );
}
