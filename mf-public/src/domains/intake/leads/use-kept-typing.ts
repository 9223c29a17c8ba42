import { DEFAULT_CALLING_CODE } from '@diwan/contracts/shared/phone-number';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type LeadValues, valuesOf } from './lead-options.js';

/** Named like the drafts of mf-kit, so that it goes with them at logout and when somebody signs in. */
const KEY = 'diwan-draft:visitor:request';
const PAUSE_MS = 300;
/** What a reader agrees to is agreed to anew; the trap for robots stays empty; the other two choose themselves. */
const NOT_KEPT = ['consent', 'website', 'callingCode', 'timeZone'];

/**
 * Keeps what is typed into the form of a request in this window, so that a reload, a look at another page and Back, or the other language
 * lose nothing. Fields that hold something already are left alone. `onBack` is told what is there again.
 */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, onBack: (values: LeadValues) => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const kept = read();
    if (kept) {
      putBack(element, kept);
      back(valuesOf(new FormData(element)));
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      // Once the request has arrived there is no form any more.
      if (element.isConnected) write(valuesOf(new FormData(element)));
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const keepNow = () => timer !== undefined && keep();
    element.addEventListener('input', keepSoon);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', keepSoon);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [form]);
}

/** The request has arrived. */
export function forgetTyping(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function write(values: LeadValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the form itself still has it.
  }
}

function read(): LeadValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function putBack(form: HTMLFormElement, kept: LeadValues): void {
  for (const field of form.elements) {
    const isKept = 'name' in field && typeof field.name === 'string' && !NOT_KEPT.includes(field.name);
    const value = isKept ? kept[field.name as keyof LeadValues] : undefined;
    // Where somebody types already, their words go on.
    if (value === undefined || field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
      field.checked = field.value === value;
    else if (field instanceof HTMLInputElement && field.value === '')
      field.value = field.name === 'phone' ? whole(kept) : value;
    else if ((field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) && field.value === '')
      field.value = value;
  }
}

/** The number with the code that was picked beside it: the picker begins with Lebanon again. */
function whole({ phone = '', callingCode = DEFAULT_CALLING_CODE }: LeadValues): string {
  const needsCode = phone.trim() !== '' && callingCode !== DEFAULT_CALLING_CODE && !/^\s*(\+|00)/.test(phone);
  return needsCode ? `+${callingCode} ${phone.trim()}` : phone;
}
