import type { Language } from '@diwan/contracts/shared/language';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { ServiceName } from '@diwan/contracts/shared/service';
import type { Feature, NavEntry } from '@diwan/mf-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Texts } from '../texts.js';
import type { DeskPage } from './desk-page.js';
import type { NavIconName } from './nav-icon.js';
import type { RecordCard, RecordHistory, RecordPanel } from './record/record-parts.js';

/** Domains, in the order in which the navigation shows them; each has a heading `domain.*`. */
export const DOMAINS = ['intake', 'matters', 'people', 'money', 'messages', 'site', 'office'] as const;
export type Domain = (typeof DOMAINS)[number];

/** One thing that somebody has to look at, with its one action. */
interface WaitingLine {
  id: string;
  text: string;
  detail?: string;
  /** When it was, or is, due: an instant. */
  at?: string;
  /** It should have been done already, or failed. */
  late?: boolean;
  /** How many of what is counted it stands for; one if nothing is said. */
  standsFor?: number;
  href: string;
  action: string;
}

/** What waits in a part of the back office: all of it counted, the first of it as lines. */
export interface Waiting {
  count: number;
  /** False when there are more than were counted. */
  exact: boolean;
  lines: readonly WaitingLine[];
}

/** Asks what waits. `waiting.ts` of a noun exports one by default; it is fetched after the page, so that it costs nobody's first screen. */
export type AskWaiting = (asked: {
  t: Texts;
  language: Language;
  signal: AbortSignal;
  /** Who asks, and what they may do. */
  me: string | undefined;
  can(permission: Permission): boolean;
}) => Promise<Waiting>;

/** The way to a screen. Its name is the text `dashboard.<name>`, what it is for `dashboard.<name>Text`. */
export interface DeskEntry extends NavEntry {
  icon?: NavIconName;
  /** Stands below another domain's heading than its folder's. */
  under?: Domain;
  /** Paths of its records, where they do not begin with its own. */
  records?: readonly string[];
  /** What waits there, and the service that is asked for it: whenever something is changed there, it is asked again. */
  waiting?: { of: ServiceName; ask: () => Promise<{ default: AskWaiting }> };
}

/** Something to begin, in the menu "New" and in the palette. Its name is the text `create.<name>`. */
export interface Creation {
  name: string;
  href: string;
  permission: Permission;
}

/** A record that the palette offers. */
export interface Found {
  id: string;
  text: string;
  detail?: string;
  href: string;
}

/** Looks for records by what was typed, in either script. `find.ts` of a noun exports one by default. */
export type FindRecords = (asked: { text: string; t: Texts; signal: AbortSignal }) => Promise<readonly Found[]>;

/** Records that can be found from anywhere. Their heading is the text `dashboard.<name>`. */
export interface Finder {
  name: string;
  permission: Permission;
  find: () => Promise<{ default: FindRecords }>;
}

/** Asks for the head of a record; what fails is asked for again by the record itself. `ask-ahead.ts` of a noun exports one by default. */
export type AskAhead = (queries: QueryClient, id: string) => Promise<void>;

/** Records whose head is asked for while a link to one of them is pointed at. */
interface RecordsAhead {
  /** The address of a record is this, a slash and its id. */
  below: string;
  permission: Permission;
  ask: () => Promise<{ default: AskAhead }>;
}

/** Something that goes on wherever in the back office somebody is, drawn above the page. Fetched only once there is something to do. */
export interface Errand {
  name: string;
  permission: Permission;
  isOwed: (personId: string) => Promise<boolean>;
  run: () => Promise<{ default: ComponentType }>;
}

/** Something small at hand in the bar above every screen, such as one's timer. Fetched after the first page. */
interface Tool {
  name: string;
  permission: Permission;
  tool: () => Promise<{ default: ComponentType }>;
}

/** What a noun brings to the back office: the default export of its `feature.ts`. */
export interface DeskFeature extends Feature {
  pages: readonly DeskPage[];
  nav?: readonly DeskEntry[];
  creates?: readonly Creation[];
  finders?: readonly Finder[];
  ahead?: readonly RecordsAhead[];
  errands?: readonly Errand[];
  tools?: readonly Tool[];
  /** What it adds to records of other nouns, see `record/record-parts.ts`. */
  panels?: readonly RecordPanel[];
  cards?: readonly RecordCard[];
  timeline?: readonly RecordHistory[];
}

/** A feature with the domain whose folder it stands in. */
export interface PlacedFeature extends DeskFeature {
  domain: Domain;
}
