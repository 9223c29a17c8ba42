import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { useDirection } from './direction.js';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** How many things are inside. */
  count?: number;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem[];
  /** With `onChange`, the address can say which tab is open. */
  value?: string;
  onChange?: (value: string) => void;
  defaultValue?: string;
}

/** Views of one thing. Arrow keys move between the tabs. */
export function Tabs({ label, items, value, onChange, defaultValue = items[0]?.value ?? '' }: TabsProps) {
  const state = value === undefined ? { defaultValue } : { value };
  return (
    <Root {...state} dir={useDirection()} onValueChange={(next) => onChange?.(next)}>
      <List className="ui-tabs__list" aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} className="ui-tabs__tab">
            {item.label}
            {item.count !== undefined && <span className="ui-tabs__count">{item.count}</span>}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className="ui-tabs__panel">
          {item.content}
        </Content>
      ))}
    </Root>
  );
}
