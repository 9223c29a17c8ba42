import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classNames } from './class-names.js';
import { useDisclosureState } from './disclosure-context.js';
import { Icon } from './icon.js';

export interface DisclosureProps {
  /** What the button says. */
  summary: ReactNode;
  children: ReactNode;
  /** Makes it addressable: `#id` in the address opens it. Ids are unique in a page. */
  id?: string;
  /** Wraps the button in a heading of this level, for the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Not used inside a `DisclosureGroup`, which has `defaultOpenId`. */
  defaultOpen?: boolean;
  className?: string;
}

/**
 * A button that shows and hides the text below it. The text is always in the HTML; without scripts, and in print, all of
 * it is shown.
 */
export function Disclosure({ summary, children, id, headingLevel, defaultOpen = false, className }: DisclosureProps) {
  const made = useId();
  const base = id ?? made;
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosureState(base, defaultOpen);
  const openIfAddressed = useEffectEvent(() => {
    if (!id || decodeURIComponent(window.location.hash.slice(1)) !== id) return;
    setOpen(true);
    root.current?.scrollIntoView?.({ block: 'start' });
  });

  useEffect(() => {
    openIfAddressed();
    window.addEventListener('hashchange', openIfAddressed);
    return () => window.removeEventListener('hashchange', openIfAddressed);
  }, []);

  const button = (
    <button
      type="button"
      id={`${base}-button`}
      className="ui-disclosure__button"
      aria-expanded={open}
      aria-controls={`${base}-panel`}
      onClick={() => setOpen(!open)}
    >
      <span>{summary}</span>
      <Icon name="chevron-down" />
    </button>
  );
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  return (
    <div ref={root} id={id} className={classNames('ui-disclosure', className)}>
      <Heading className="ui-disclosure__heading">{button}</Heading>
      <section
        id={`${base}-panel`}
        className="ui-disclosure__panel"
        aria-labelledby={`${base}-button`}
        data-open={open || undefined}
      >
        {children}
      </section>
    </div>
  );
}
