import { useRef } from 'react';

/**
 * Handlers for an overlay that is opened by state instead of by a trigger of its own: remembers what had the focus and
 * gives it back on closing. When a menu's item opened it, that is the menu's button, as the item is gone by then.
 */
export function useFocusReturn() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const origin = button ? document.getElementById(button) : active;
      cameFrom.current = origin instanceof HTMLElement ? origin : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!cameFrom.current?.isConnected) return;
      event.preventDefault();
      cameFrom.current.focus();
    },
  };
}
