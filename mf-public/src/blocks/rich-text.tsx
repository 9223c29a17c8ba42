import { Link as RouterLink, useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../texts.js';
import { type InlinePart, parseInline } from './inline-text.js';
import { factAnchor, usePageReferences } from './page-context.js';

/** A paragraph's text with its marks drawn. Links stay in the page's language. */
export function RichText({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
  return parseInline(text).map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: InlinePart }) {
  switch (part.kind) {
    case 'bold':
      return <strong>{part.text}</strong>;
    case 'link':
      return <Link href={part.path}>{part.text}</Link>;
    case 'fact':
      return <InlineFact id={part.id} />;
    case 'text':
      return part.text;
  }
}

/** The statement of a legal fact, with a mark that leads to its statute and review state. */
function InlineFact({ id }: { id: string }) {
  const t = useTexts();
  const { language } = useShell();
  const fact = usePageReferences().facts.get(id);
  if (!fact) return null;
  return (
    <>
      {fact.text[language]}
      <sup>
        <RouterLink to={`#${factAnchor(id)}`} className="px-1 text-brass no-underline hover:underline">
          <span aria-hidden="true">§</span>
          <VisuallyHidden>{t('facts.basisOf', { statute: fact.statute[language] })}</VisuallyHidden>
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
