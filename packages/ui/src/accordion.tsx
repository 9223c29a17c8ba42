import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.js';
import { DisclosureGroup } from './disclosure-context.js';

export interface AccordionItem {
  /** Unique in the page; `#id` opens it. */
  id: string;
  summary: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4 | 5;
  /** One open at a time. */
  exclusive?: boolean;
  defaultOpenId?: string;
}

/** Disclosures in a column between hairlines: frequent questions, services. */
export function Accordion({ items, headingLevel = 3, exclusive = false, defaultOpenId }: AccordionProps) {
  const list = (
    <div className="ui-accordion">
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} id={id} summary={summary} headingLevel={headingLevel} defaultOpen={id === defaultOpenId}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
  return exclusive ? <DisclosureGroup defaultOpenId={defaultOpenId}>{list}</DisclosureGroup> : list;
}
