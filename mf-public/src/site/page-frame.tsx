import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { type ReactNode, useMemo } from 'react';
import { Hero } from '../blocks/hero.block.js';
import { notesOf } from '../prose/notes.js';
import { type PageReferences, PageReferencesContext } from '../prose/page-context.js';
import type { Crumb } from '../structured-data/breadcrumbs.js';
import type { PageContent } from './load-page-content.js';

/** Gives the blocks inside what they refer to. */
export function References({ data, children }: { data: PageContent; children: ReactNode }) {
  const value = useMemo(() => referencesOf(data), [data]);
  return <PageReferencesContext value={value}>{children}</PageReferencesContext>;
}

export function referencesOf({ content, articles, attorneys, faces }: PageContent): PageReferences {
  const faqs = new Map(content.faqs.map((faq) => [faq.id, faq]));
  return {
    facts: new Map(content.facts.map((fact) => [fact.id, fact])),
    faqs,
    notes: notesOf(content.page.blocks, faqs),
    articles,
    attorneys,
    faces,
  };
}

export type HeroBlock = Extract<PageBlock, { type: 'hero' }>;

export const heroOf = ({ content }: PageContent): HeroBlock | undefined =>
  content.page.blocks.find((block): block is HeroBlock => block.type === 'hero');

/** The page's hero as its content says, with the way to it. `actions` replaces the content's. */
export function PageHero(props: {
  data: PageContent;
  crumbs: readonly Crumb[];
  actions?: HeroBlock['actions'];
  children?: ReactNode;
}) {
  const { data, crumbs } = props;
  const hero = heroOf(data);
  if (!hero) return <Hero title={data.content.page.name} crumbs={crumbs} />;
  const { type: _type, actions, ...texts } = hero;
  return (
    <Hero {...texts} actions={props.actions ?? actions} crumbs={crumbs}>
      {props.children}
    </Hero>
  );
}
