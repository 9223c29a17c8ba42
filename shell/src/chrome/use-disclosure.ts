import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a menu stays after the pointer has left it, in milliseconds. */
export const GRACE_MS = 300;

/**
 * A button that shows and hides a list of links (the disclosure pattern, D-036): click, Enter and Space toggle, arrows walk through
 * the links, Escape closes and gives the focus back; leaving by Tab, a press elsewhere and going to another page close. With `hover`, a mouse also opens
 * it and has a moment of grace on leaving; a click then keeps it open.
 */
export function useDisclosure({ hover = false }: { hover?: boolean } = {}) {
  const [open, setOpen] = useState(false);
  const byHover = useRef(false);
  const grace = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement | null>(null);
  const panelId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => () => clearTimeout(grace.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const set = (next: boolean, hovered = false) => {
    clearTimeout(grace.current);
    byHover.current = hovered;
    setOpen(next);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      set(false);
      button.current?.focus();
      return event.stopPropagation();
    }
    const links = Array.from(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? []);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const target = destination(event.key, at, links.length);
    if (target === undefined || (at < 0 && document.activeElement !== button.current)) return;
    event.preventDefault();
    set(true);
    // A closed panel cannot take the focus before it is drawn.
    requestAnimationFrame(() => links[target]?.focus());
  };
  const isMouse = (event: PointerEvent) => hover && event.pointerType === 'mouse';

  return {
    open,
    close: () => set(false),
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => set(byHover.current || !open),
    },
    panelProps: { ref: panel, id: panelId, 'data-open': open || undefined },
    rootProps: {
      ref: (element: HTMLElement | null) => {
        root.current = element;
      },
      onKeyDown: walk,
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) set(false);
      },
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) set(true, byHover.current || !open);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isMouse(event) || !byHover.current) return;
        clearTimeout(grace.current);
        grace.current = setTimeout(() => set(false), GRACE_MS);
      },
    },
  };
}

/** Which link a key leads to, from the one at `at` (-1: from the button). */
function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at < 0 ? 0 : (at + 1) % count;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : (at - 1 + count) % count;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
