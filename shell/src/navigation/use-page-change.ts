import { CONTENT_ID } from '@diwan/mf-kit';
import { useEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading.js';

/** Where each visited page was scrolled to, by the router's key of the visit. */
const positions = new Map<string, number>();

/** The page shown last, in whichever area. */
let last: Location | undefined;

/**
 * Does what a browser does between documents, when another page is shown: focus to its heading, scroll to its top or its `#part`, and
 * back to where it was on Back. The first page of a document is the browser's own business.
 */
export function usePageChange(shown: Location | undefined): void {
  const how = useNavigationType();
  const key = shown?.key;

  useEffect(() => {
    if (!key) return;
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const before = last;
    if (!shown) return;
    last = shown;
    if (!before || before.key === shown.key) return;
    const isOtherPage = before.pathname !== shown.pathname;
    // A view of the same thing: its link stands above it, was pressed just now, and keeps the focus.
    if (isOtherPage && how === 'PUSH' && isCurrent(document.activeElement)) return;
    if (how === 'POP') window.scrollTo(0, positions.get(shown.key) ?? 0);
    else if (shown.hash) document.getElementById(decodeURIComponent(shown.hash.slice(1)))?.scrollIntoView();
    else if (how === 'PUSH' || isOtherPage) window.scrollTo(0, 0);
    const main = document.getElementById(CONTENT_ID);
    if (isOtherPage && main && !shown.hash) return focusHeading(main);
  }, [shown, how]);
}

/** Whether a link of the page's content leads to where one is. */
const isCurrent = (link: Element | null): boolean =>
  link?.getAttribute('aria-current') === 'page' && link.closest(`#${CONTENT_ID}`) !== null;
