import type { ShellContext } from '@diwan/mf-kit';
import { features } from '../derived/features.js';
import { type Creation, type DeskEntry, DOMAINS, type Domain, type Finder } from './feature.js';

export interface DomainEntries {
  domain: Domain;
  entries: readonly DeskEntry[];
}

const all = features.flatMap(({ domain, nav = [] }) =>
  nav.map((entry) => ({ ...entry, under: entry.under ?? domain })),
);

type Can = ShellContext['can'];

/** The screens that a person may open, by domain; domains without one are left out. */
export const areasFor = (can: Can): DomainEntries[] =>
  DOMAINS.map((domain) => ({
    domain,
    entries: all.filter(({ under, permission }) => under === domain && can(permission)),
  })).filter(({ entries }) => entries.length > 0);

/** What a person may begin. */
export const creationsFor = (can: Can): Creation[] =>
  features.flatMap(({ creates = [] }) => creates).filter(({ permission }) => can(permission));

/** What a person may look for. */
export const findersFor = (can: Can): Finder[] =>
  features.flatMap(({ finders = [] }) => finders).filter(({ permission }) => can(permission));

/** The screen that an address belongs to, its records included; the longest path wins. */
export function entryOf(pathname: string): (DeskEntry & { under: Domain }) | undefined {
  return all
    .filter(({ href, records = [] }) =>
      [href, ...records].some((path) => pathname === path || pathname.startsWith(`${path}/`)),
    )
    .sort((one, other) => other.href.length - one.href.length)[0];
}
