import { useSyncExternalStore } from 'react';
import { useTexts } from '../messages/shell-texts.js';

/** A preference of this browser, about nobody: `off` when Alt+T is wanted for something else. */
const KEY = 'diwan-alt-t';
const listeners = new Set<() => void>();

const isOn = () => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // Storage is switched off: so is remembering.
    return true;
  }
};

function setOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether Alt+T leads to the notifications. */
export const useToastHotkey = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);

/** Switches Alt+T off and on again (A11Y-04). */
export function ToastHotkeySwitch() {
  const t = useTexts();
  const on = useToastHotkey();
  return (
    <button type="button" className="ui-link ui-link--plain" aria-pressed={on} onClick={() => setOn(!on)}>
      {t(on ? 'toasts.hotkeyOn' : 'toasts.hotkeyOff')}
    </button>
  );
}
