import type { Area } from '@diwan/contracts/remotes/area';
import type { Language } from '@diwan/contracts/shared/language';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { ComponentType } from 'react';
import type { Call } from './api-client.js';
import type { Messages } from './messages.js';

/** What a page is asked for. Paths are without the language: `/news`, also at `/ar/news`. */
export interface PageRequest {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Of the product: what articles, lawyers and records have. */
  language: Language;
  /** Of the page. */
  siteLanguage: SiteLanguage;
  call: Call;
  /** What the form before this page has left for it; only on the server, only once. Anybody may have written it: check its shape. */
  said?: Said | undefined;
}

/** Short values that a form without JavaScript leaves for the page that follows, such as a reference. No personal data. */
export type Said = Readonly<Record<string, string>>;

/** A form sent without JavaScript. */
export interface FormRequest extends PageRequest {
  form: URLSearchParams;
}

/** A form to show again: what was typed, and what is wrong with it (message keys per field; `problem` for the whole). */
export interface FormState {
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  problem?: string;
}

/** What a page's loader found. It travels as JSON from server to browser. */
export interface PageResult<Data = unknown> {
  /** HTTP status; 200 unless told otherwise. Any other keeps the page out of search engines. 404 without data shows the site's 404 page. */
  status?: number;
  /** Go there instead: a path and query without the language. The server answers 301, after a form 303. */
  redirect?: string;
  /** With the redirect of a form: what the page there is to say, once. */
  said?: Said;
  data: Data;
  /** Paths of this page where they differ between languages; null where it does not exist in one. */
  alternates?: Partial<Record<SiteLanguage, string | null>>;
  form?: FormState;
}

/** Properties of the component that draws an area. */
export interface AreaProps {
  /** Of the page to draw; absent in areas that load nothing beforehand. */
  result?: PageResult | undefined;
}

/** What of an address a page depends on, and whether one document of it may be given to everybody. */
export interface DocumentRule {
  /** Names in the query that the page reads; the server leaves out all others, so that no page can depend on them. `all`: nobody knows. */
  query: readonly string[] | 'all';
  /** False where an address holds what is one person's: a token, what they search for. */
  kept: boolean;
}

/** What `src/remote.tsx` exports by default: all that the shell knows of an area. */
export interface RemoteModule {
  contract: number;
  area: Area;
  messages(language: SiteLanguage): Promise<Messages>;
  /** Draws the page of the current location. */
  App: ComponentType<AreaProps>;
  /** Fetches a page's code, so that `App` can draw it at once. */
  prepare?(path: string): Promise<void>;
  /** Fetches a page's code and data; the old page stays until then. The same on the server and in browsers. */
  load?(request: Omit<PageRequest, 'params'>): Promise<PageResult>;
  /** Of the page at a path; without it no document is kept. The same on the server and in browsers. */
  document?(path: string): DocumentRule;
  /** Takes a form sent without JavaScript; answers a redirect, or the page with the form's state. */
  submit?(request: Omit<FormRequest, 'params'>): Promise<PageResult>;
}
