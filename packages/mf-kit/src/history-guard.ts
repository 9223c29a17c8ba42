/**
 * Stands between the browser's Back and the router, which has no way to hold a visit back. The router numbers its entries in
 * `history.state.idx`; by it we know where a press of Back has led and how to return.
 */
export interface HistoryGuard {
  /** Number of the entry that is guarded; null until its own entry is there. */
  index: number | null;
  /** The entry was made for a sheet: going back from it closes the sheet. */
  hasOwnEntry: boolean;
  isDirty(): boolean;
  close(): void;
  /** Asks whether to give up what was typed; `proceed` goes where the person wanted. */
  ask(proceed: () => void): void;
}

const guards: HistoryGuard[] = [];
/** Traversals of our own, which the router must not see. */
let unseen = 0;
/** The next traversal goes through. */
let letPass = false;
let isListening = false;
/** What waits for our own traversals to end: an entry made meanwhile would be the one that is left. */
const waiting: (() => void)[] = [];

const indexOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;

function travel(delta: number): void {
  unseen += 1;
  history.go(delta);
}

/**
 * Begins to listen. The shell calls it before the router listens: at the window, browsers call listeners in the order in which they
 * came, whatever their phase, and only who is first can hold a visit back.
 */
export function watchHistory(): void {
  if (!isListening) window.addEventListener('popstate', onPopState);
  isListening = true;
}

/** Begins to guard; returns how to stop. With an entry of its own, one is added now and taken away at the end. */
export function guardHistory(guard: HistoryGuard): () => void {
  watchHistory();
  guards.push(guard);
  const begin = () => {
    if (!guards.includes(guard)) return;
    const index = indexOf(history.state) ?? 0;
    guard.index = guard.hasOwnEntry ? index + 1 : index;
    if (guard.hasOwnEntry) history.pushState({ ...history.state, idx: guard.index }, '');
  };
  if (unseen > 0) waiting.push(begin);
  else begin();
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    const isThere = guard.index !== null && indexOf(history.state) === guard.index;
    if (guard.hasOwnEntry && isThere) travel(-1);
  };
}

function onPopState(event: PopStateEvent): void {
  if (unseen > 0) {
    event.stopImmediatePropagation();
    unseen -= 1;
    if (unseen === 0) for (const begin of waiting.splice(0)) begin();
    return;
  }
  const guard = guards.at(-1);
  const to = indexOf(event.state);
  if (letPass || !guard || guard.index === null || to === null || to === guard.index) {
    letPass = false;
    return;
  }
  const delta = to - guard.index;
  const isOwnBack = guard.hasOwnEntry && delta === -1;
  if (guard.isDirty()) {
    event.stopImmediatePropagation();
    travel(-delta);
    guard.ask(() => {
      if (isOwnBack) return guard.close();
      letPass = true;
      history.go(delta);
    });
  } else if (isOwnBack) {
    event.stopImmediatePropagation();
    guard.close();
  }
}
