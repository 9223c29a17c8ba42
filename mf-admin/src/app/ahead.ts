import { splitLanguage } from '@diwan/contracts/shared/language-path';
import { preparePage, type ShellContext, useShell } from '@diwan/mf-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { features } from '../derived/features.js';
import { preparePanel } from '../frame/record/parts-of.js';
import { pages } from './pages.js';

const records = features.flatMap((feature) => feature.ahead ?? []);

/** The head of the record that an address leads to. */
function askAhead(path: string, queries: QueryClient, can: ShellContext['can']): void {
  for (const { below, permission, ask } of records) {
    const id = path.startsWith(`${below}/`) && /^[0-9a-f]{24}(?=\/|$)/.exec(path.slice(below.length + 1))?.[0];
    if (id && can(permission)) ask().then(({ default: ask }) => ask(queries, id), ignore);
  }
}

/** What cannot be had now is asked for again, and its failure said, when the link is followed. */
const ignore = () => undefined;

/** A pointer that stays this long means it, in milliseconds; one that crosses a list asks for nothing. */
const MEANT_MS = 60;

/** Props for the element around links: code and data of a screen come while its link is pointed at or has the focus, so that the press finds them there. */
export function useAhead() {
  const queries = useQueryClient();
  const { can } = useShell();
  const pointedAt = useRef<{ href: string; timer: number }>(null);
  const fetchAhead = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.href === pointedAt.current?.href) return;
    window.clearTimeout(pointedAt.current?.timer);
    pointedAt.current = null;
    if (!link || link.origin !== window.location.origin) return;
    const { path } = splitLanguage(link.pathname);
    preparePage(pages, path).catch(ignore);
    preparePanel(path);
    pointedAt.current = {
      href: link.href,
      timer: window.setTimeout(() => askAhead(path, queries, can), MEANT_MS),
    };
  };
  return { onPointerOver: fetchAhead, onFocus: fetchAhead };
}
