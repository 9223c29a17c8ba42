import { type ReactNode, useEffect, useRef } from 'react';
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

/** Views of one thing, as links. Where they do not fit, the one on show is scrolled to. */
export function Tabs({ label, items, current }: TabsProps) {
  const list = useRef<HTMLElement>(null);
  const at = items.findIndex(({ href }) => href === current);
  const counts = items.map(({ count }) => count ?? '').join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts that come later make the tabs wider
  useEffect(() => {
    const tab = list.current?.children[at];
    if (list.current && tab) showWithin(list.current, tab);
  }, [at, counts]);
  return (
    <nav ref={list} className="ui-tabs__list" aria-label={label}>
      {items.map(({ href, label: name, count }) => (
        <Anchor key={href} href={href} className="ui-tabs__tab" aria-current={href === current ? 'page' : undefined}>
          {name}
          {count !== undefined && <span className="ui-tabs__count">{count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}

/** Scrolls sideways only, so that the page stays where it is. */
function showWithin(list: Element, tab: Element): void {
  const view = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < view.left || right > view.right) list.scrollLeft += (left + right - view.left - view.right) / 2;
}
