import { splitLanguage } from '@diwan/contracts/shared/language-path';
import { preparePage } from '@diwan/mf-kit';
import type { SyntheticEvent } from 'react';
import { pages } from '../app/pages.js';

function fetchAhead({ target }: SyntheticEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return;
  // What cannot be had now is asked for again, and its failure said, when the link is followed.
  preparePage(pages, splitLanguage(link.pathname).path).catch(() => undefined);
}

/** Props for the element around links: the code of a screen comes while its link is pointed at or has the focus, so that the press finds it there. */
export const ahead = { onPointerOver: fetchAhead, onFocus: fetchAhead };
