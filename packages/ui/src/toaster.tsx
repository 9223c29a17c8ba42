import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { currentToasts, subscribeToToasts, type ToastEntry } from './toast.js';
import { ToastView } from './toast-view.js';

export interface ToasterProps {
  /** Names the landmark: "Notifications". */
  label: string;
  /** Name of the button that closes a toast. */
  closeLabel: string;
  /** How long one stays, in milliseconds; longer texts a little longer. On small screens shorter, as it stands in the way there. */
  duration?: number;
  /** Whether Alt+T leads here; people can switch it off (WCAG 2.1.4). */
  hotkey?: boolean;
}

const VISIBLE = 3;
/** One place is kept for what passes, or a success would wait behind errors that nobody closes. */
const VISIBLE_LASTING = 2;
const NARROW = '(width < 56rem)';
const NARROW_DURATION = 4000;
const NONE: readonly ToastEntry[] = [];

/**
 * Shows the toasts: three at most, one on small screens, the others wait their turn. Alt+T goes to the newest, Escape back to where one
 * was; nothing disappears while the pointer or the keyboard is there. The shell draws it once, before the first toast, so that screen
 * readers know the region by then.
 */
export function Toaster({ label, closeLabel, duration = 6000, hotkey = true }: ToasterProps) {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE);
  const narrow = useNarrow();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);
  const visible = inSight(entries, narrow);

  const onHotkey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!hotkey || !event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
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

  useRoomForToasts(region);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cameFrom.current?.focus();
  };

  return (
    <section
      ref={region}
      className="ui-toaster"
      aria-label={label}
      aria-keyshortcuts={hotkey ? 'Alt+T' : undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol aria-live="polite" aria-relevant="additions text">
        {visible.map((entry) => (
          <ToastView
            key={entry.id}
            entry={entry}
            closeLabel={closeLabel}
            duration={narrow ? Math.min(duration, NARROW_DURATION) : duration}
            held={held}
          />
        ))}
      </ol>
    </section>
  );
}

/** What is shown of all toasts, in their order. Those that pass take turns and are always seen; of those that stay, the newest. */
function inSight(entries: readonly ToastEntry[], narrow: boolean): readonly ToastEntry[] {
  const lasting = entries.filter(stays);
  const passing = entries.filter((entry) => !stays(entry));
  if (narrow) return [passing[0] ?? lasting.at(-1)].filter((entry) => entry !== undefined);
  const shown = lasting.slice(-VISIBLE_LASTING);
  shown.push(...passing.slice(0, VISIBLE - shown.length));
  return entries.filter((entry) => shown.includes(entry));
}

const stays = ({ sticky }: ToastEntry) => sticky === true;

/** Whether toasts stand at the top and one at a time. Must agree with the style. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const query = matchMedia(NARROW);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => typeof matchMedia === 'function' && matchMedia(NARROW).matches,
    () => false,
  );
}

/** Tells the style how high the toasts are: on small screens sheets and dialogs begin below them. */
function useRoomForToasts(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--ui-toasts-height', `${box.offsetHeight}px`));
    observer.observe(box);
    return () => observer.disconnect();
  }, [region]);
}
