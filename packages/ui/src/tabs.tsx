import type { ReactNode } from 'react';
import { Anchor } from './link-context.js';

export interface TabItem {
  /** Each view has an address of its own, which survives reload and can be sent. */
  href: string;
  label: ReactNode;
  /** How many things are inside. */
  count?: number;
}

export interface TabsProps {
  /** Names the list of views. */
  label: string;
  items: readonly TabItem[];
  /** The address of the view on show. */
  current: string;
}

/** Views of one thing, as links. */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav className="ui-tabs__list" aria-label={label}>
      {items.map(({ href, label: name, count }) => (
        <Anchor key={href} href={href} className="ui-tabs__tab" aria-current={href === current ? 'page' : undefined}>
          {name}
          {count !== undefined && <span className="ui-tabs__count">{count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
