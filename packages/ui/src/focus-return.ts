import { useRef } from 'react';

/**
 * Handlers for an overlay that is opened by state instead of by a trigger of its own: remembers what had the focus and
 * gives it back on closing. When a menu's item opened it, that is the menu's button, as the item is gone by then. When the button is
 * gone too, with its row, the nearest thing around it that can have the focus gets it.
 */
export function useFocusReturn() {
  const cameFrom = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      const origin = button ? document.getElementById(button) : active;
      cameFrom.current = origin instanceof HTMLElement ? [origin, ...focusableAround(origin)] : [];
    },
    onCloseAutoFocus: (event: Event) => {
      const place = cameFrom.current.find(({ isConnected }) => isConnected);
      if (!place) return;
      event.preventDefault();
      place.focus();
    },
  };
}

/** What is around an element and can have the focus, from the inside out. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return around ? [around, ...focusableAround(around)] : [];
}
