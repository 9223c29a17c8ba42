import { Link as RouterLink } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../texts.js';
import { type InlinePart, parseInline } from './inline-text.js';
import { factAnchor, noteAnchor, usePageReferences } from './page-context.js';

/** A paragraph's text with its marks drawn. Links stay in the page's language. */
export function RichText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
  return parseInline(text).map((part, index) => <Part key={index} part={part} text={text} />);
}

function Part({ part, text }: { part: InlinePart; text: string }) {
  switch (part.kind) {
    case 'bold':
      return <strong>{part.text}</strong>;
    case 'link':
      return <Link href={part.path}>{part.text}</Link>;
    case 'fact':
      return <InlineFact id={part.id} text={text} />;
    case 'text':
      return part.text;
  }
}

/** The statement of a legal fact, with the number of the note that holds its statute and review state; the note leads back to the first place. */
function InlineFact({ id, text }: { id: string; text: string }) {
  const t = useTexts();
  const { facts, notes } = usePageReferences();
  const fact = facts.get(id);
  if (!fact) return null;
  const note = notes.get(id);
  return (
    <>
      {fact.text}
      <sup>
        <RouterLink
          to={`#${factAnchor(id)}`}
          id={note?.text === text ? noteAnchor(id) : undefined}
          className="pub-note"
        >
          <span aria-hidden="true">{note?.number}</span>
          <VisuallyHidden>{t('facts.basisOf', { statute: fact.statute })}</VisuallyHidden>
        </RouterLink>
      </sup>
    </>
  );
}

/** Paragraphs at the measure of a reader's eye. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`grid max-w-prose gap-4 ${className ?? ''}`}>
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
