import type { ArticleSummary } from '@diwan/contracts/site/articles/http';
import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { createContext, useContext } from 'react';

/** What the blocks of a page refer to by id. */
export interface PageReferences {
  facts: ReadonlyMap<string, PublicFact>;
  faqs: ReadonlyMap<string, Faq>;
  articles: readonly ArticleSummary[];
  attorneys: readonly Attorney[];
}

/** Set around the blocks of a page. */
export const PageReferencesContext = createContext<PageReferences>({
  facts: new Map(),
  faqs: new Map(),
  articles: [],
  attorneys: [],
});

export const usePageReferences = (): PageReferences => useContext(PageReferencesContext);

/** Address of a fact in the page, where the legal basis lists it. */
export const factAnchor = (id: string): string => `fact-${id}`;
