import { Isolate } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { useKeptFocus } from '../../../../components/use-kept-focus.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { Further } from '../further.js';
import { useWishFacts } from '../lead-wish.js';

/** What a person wrote when they asked for a consultation, what they wish for it, and what they asked since. */
export default function Asked({ record }: RecordPartProps<'lead'>) {
  const t = useTexts();
  const wishes = useWishFacts(record);
  // A further request is gone once it was separated.
  const keptFocus = useKeptFocus(record.further);
  return (
    <div {...keptFocus} className="grid gap-6">
      <CardSection title={t('leads.asked')}>
        <p className="max-w-prose">
          {record.message ? (
            <Isolate className="whitespace-pre-line">{record.message}</Isolate>
          ) : (
            <span className="text-grey">{t('leads.noMessage')}</span>
          )}
        </p>
        {wishes.length > 0 && <DescriptionList items={wishes} />}
      </CardSection>
      <Further lead={record} />
    </div>
  );
}
