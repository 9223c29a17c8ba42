import { type MouseEvent, type RefObject, useEffect } from 'react';

/** What has a press of its own. */
const OWN_PRESS = 'a, button, input, select, textarea, label, summary, [role="menuitem"]';
const FIELD = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

/**
 * Keys of a list: j and k go down and up its rows, Enter opens the one that has the focus, as on any link, x chooses it, and / leads to
 * the search.
 * Not while somebody types, nor behind a dialog.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(`${FIELD}, [role="dialog"], [role="menu"]`)) return;
      if (!list.current || list.current.closest('[aria-hidden="true"]')) return;
      if (event.key === '/') return take(event, document.querySelector<HTMLElement>('main input[type="search"]'));
      if (event.key === 'x') return choose(event, list.current);
      if (event.key === 'j' || event.key === 'k') take(event, nextOpener(list.current, event.key === 'j' ? 1 : -1));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}

function take(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

/** What opens the row after, or before, the one that has the focus; the first or last row when none has. */
function nextOpener(list: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const openers = [...list.querySelectorAll('tbody tr')].flatMap((row) => openerOf(row) ?? []);
  const current = openers.findIndex((opener) => opener.closest('tr')?.contains(document.activeElement));
  if (current === -1) return openers.at(step === 1 ? 0 : -1);
  return openers[current + step];
}

/** Presses the box of the row that has the focus. */
function choose(event: KeyboardEvent, list: HTMLElement): void {
  const row = [...list.querySelectorAll('tbody tr')].find((found) => found.contains(document.activeElement));
  const box = row?.querySelector<HTMLElement>('.ui-table__select input');
  if (!box) return;
  event.preventDefault();
  box.click();
}

/** The link in the row's name; the first control where the name is none. */
const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('th a, th button') ?? row.querySelector<HTMLElement>('a, button');

/** A press anywhere on a row opens it, unless it meant something in it or marked text. */
export function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(OWN_PRESS) || !window.getSelection()?.isCollapsed) return;
  target.closest('tbody tr')?.querySelector<HTMLElement>('th a')?.click();
}
