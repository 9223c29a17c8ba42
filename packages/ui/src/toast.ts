import type { Tone } from './badge.js';

export interface ToastOptions {
  /** A second line. */
  description?: string;
  /** One thing to do about it; the toast closes then. */
  action?: { label: string; onPress: () => void };
  /** Replaces the toast that has this id, such as progress by success. The same text replaces itself anyway. */
  id?: string;
  /** Stays until closed. Errors do anyway. */
  sticky?: boolean;
}

export interface ToastEntry extends Omit<ToastOptions, 'id'> {
  id: string;
  tone: Tone;
  message: string;
}

interface ToastStore {
  entries: readonly ToastEntry[];
  listeners: Set<() => void>;
  count: number;
}

/** One list for the page: each remote may carry its own copy of this module, while the shell shows the toasts of all. */
const KEY = Symbol.for('diwan.ui.toasts');
const holder = globalThis as { [KEY]?: ToastStore };

function store(): ToastStore {
  holder[KEY] ??= { entries: [], listeners: new Set(), count: 0 };
  return holder[KEY];
}

function change(entries: readonly ToastEntry[]) {
  const current = store();
  current.entries = entries;
  for (const listener of current.listeners) listener();
}

function show(tone: Tone, message: string, options: ToastOptions = {}): string {
  const current = store();
  current.count += 1;
  const entry: ToastEntry = { ...options, tone, message, id: options.id ?? `toast-${current.count}` };
  if (current.entries.some(({ id }) => id === entry.id)) {
    change(current.entries.map((other) => (other.id === entry.id ? entry : other)));
  } else {
    // Said again, it is read out again, but stands there once.
    change([...current.entries.filter((other) => !saysTheSame(other, entry)), entry]);
  }
  return entry.id;
}

const saysTheSame = (one: ToastEntry, other: ToastEntry) =>
  one.tone === other.tone && one.message === other.message && one.description === other.description;

/**
 * Short messages in the corner, for what has just happened elsewhere than under the finger. Each returns the toast's id.
 * Never the only place of something important, and never a secret: they may be read out aloud.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Stays until it is closed. */
  error: (message: string, options?: ToastOptions) => show('danger', message, { ...options, sticky: true }),
  dismiss: (id: string) => change(store().entries.filter((entry) => entry.id !== id)),
  dismissAll: () => change([]),
};

/** Tells `listener` about every change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  const { listeners } = store();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All toasts, oldest first: those shown and those in the queue. */
export const currentToasts = (): readonly ToastEntry[] => store().entries;
