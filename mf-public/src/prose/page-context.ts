import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import type { PublicFaq } from '@diwan/contracts/site/questions/question';
import { createContext, useContext } from 'react';
import type { AttorneyFace } from './attorney-face.js';
import type { Note } from './notes.js';

/** What the blocks of a page refer to by id. */
export interface PageReferences {
  facts: ReadonlyMap<string, PublicFact>;
  faqs: ReadonlyMap<string, PublicFaq>;
  articles: readonly ArticleSummary[];
  /** The facts that running text states, by id. */
  notes: ReadonlyMap<string, Note>;
  /** Lawyers with their profiles, and those of whom only a face is shown. Null: they could not be had. */
  attorneys: readonly Attorney[] | null;
  faces: readonly AttorneyFace[] | null;
}

/** Set around the blocks of a page. */
export const PageReferencesContext = createContext<PageReferences>({
  facts: new Map(),
  faqs: new Map(),
  notes: new Map(),
  articles: [],
  attorneys: [],
  faces: [],
});

export const usePageReferences = (): PageReferences => useContext(PageReferencesContext);

/** Address of a fact in the page, where the legal basis lists it. */
export const factAnchor = (id: string): string => `fact-${id}`;

/** Address of the place in running text that states a fact first. */
export const noteAnchor = (id: string): string => `note-${id}`;
