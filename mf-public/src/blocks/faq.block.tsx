import { Accordion } from '@diwan/ui/accordion';
import { Band } from '../prose/band.js';
import { usePageReferences } from '../prose/page-context.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

/** Questions and answers; one open at a time, `#id` opens one. The answers are in the HTML whether open or not. */
export function FaqBlock({ block }: { block: BlockOf<'faq'> }) {
  const { faqs } = usePageReferences();
  const items = block.faqIds.flatMap((id) => faqs.get(id) ?? []);
  if (items.length === 0) return null;
  return (
    <Band heading={block.heading} intro={block.intro}>
      <Accordion
        exclusive
        items={items.map(({ id, question, answer }) => ({
          id,
          summary: question,
          content: (
            <p>
              <RichText text={answer} />
            </p>
          ),
        }))}
      />
    </Band>
  );
}
