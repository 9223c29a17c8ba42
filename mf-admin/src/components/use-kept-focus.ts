import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Props for the element around a list. When the row that had the focus is gone after the list came anew, the element takes the focus,
 * so that whoever works by keyboard stays where they were.
 */
export function useKeptFocus(rows: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the rows have changed
  useEffect(() => {
    // A menu that closes meanwhile tries to give the focus back first.
    const timer = setTimeout(() => {
      const isLost = last.current?.isConnected === false && document.activeElement === document.body;
      // Behind an open dialog, which hides the page and returns the focus itself, there is nothing to keep.
      if (isLost && !box.current?.closest('[aria-hidden="true"]')) box.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [rows]);
  return {
    ref: box,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const origin = buttonOfMenu(target) ?? target;
      if (box.current?.contains(origin)) last.current = origin;
    },
  };
}

/** The button whose menu has the focus: the menu is elsewhere in the page, but gives the focus back to it. */
function buttonOfMenu(target: Element): Element | null {
  const id = target.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return id ? document.getElementById(id) : null;
}
