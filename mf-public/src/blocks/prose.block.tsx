import { Band } from './band.js';
import type { BlockOf } from './block-of.js';
import { Paragraphs } from './rich-text.js';

/** Running text, its heading in the margin. */
export function ProseBlock({ block }: { block: BlockOf<'prose'> }) {
  return (
    <Band heading={block.heading}>
      <Paragraphs texts={block.paragraphs} />
    </Band>
  );
}
