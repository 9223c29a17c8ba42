import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type ToastEntry } from './toast.js';
import { ToastView } from './toast-view.js';

export interface ToasterProps {
  /** Names the landmark: "Notifications". */
  label: string;
  /** Name of the button that closes a toast. */
  closeLabel: string;
  /** How long one stays, in milliseconds; longer texts a little longer. */
  duration?: number;
}

const VISIBLE = 3;
const NONE: readonly ToastEntry[] = [];

/**
 * Shows the toasts: three at most, the others wait their turn. Alt+T goes to the newest, Escape back to where one was;
 * nothing disappears while the pointer or the keyboard is there. The shell draws it once, and may load it late.
 */
export function Toaster({ label, closeLabel, duration = 6000 }: ToasterProps) {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);
  const visible = entries.slice(0, VISIBLE);

  const onHotkey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
    event.preventDefault();
    cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const newest = region.current?.querySelector<HTMLElement>('li:last-child button');
    (newest ?? region.current)?.focus();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onHotkey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  // A closed toast takes its focus and its pointer with it, and no event tells.
  useEffect(() => {
    if (entries.length === 0) setHeld(false);
  }, [entries.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cameFrom.current?.focus();
  };

  return (
    <section
      ref={region}
      className="ui-toaster"
      aria-label={label}
      aria-keyshortcuts="Alt+T"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {visible.map((entry) => (
          <ToastView key={entry.id} entry={entry} closeLabel={closeLabel} duration={duration} held={held} />
        ))}
      </ol>
    </section>
  );
}
