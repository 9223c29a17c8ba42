import { Band } from '../prose/band.js';
import { parseInline } from '../prose/inline-text.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

/** Running text, its heading in the margin. A paragraph that is bold as a whole is the sentence to remember: it stands large. */
export function ProseBlock({ block }: { block: BlockOf<'prose'> }) {
  return (
    <Band heading={block.heading}>
      <div className="grid max-w-prose gap-4">
        {block.paragraphs.map((text) => {
          const said = wholeBold(text);
          return said ? (
            <p key={text} className="pub-pull">
              {said}
            </p>
          ) : (
            <p key={text}>
              <RichText text={text} />
            </p>
          );
        })}
      </div>
    </Band>
  );
}

function wholeBold(text: string): string | null {
  const [part, ...more] = parseInline(text);
  return part?.kind === 'bold' && more.length === 0 ? part.text : null;
}
