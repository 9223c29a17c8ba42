import { ArticleCards } from '../cards/article-cards.js';
import { Band } from '../prose/band.js';
import { usePageReferences } from '../prose/page-context.js';
import type { BlockOf } from './block-of.js';

/** Up to three featured articles. Without any, or when they could not be had, there is no section at all (D-067). */
export function FeaturedNewsBlock({ block }: { block: BlockOf<'featured-news'> }) {
  const { articles } = usePageReferences();
  if (articles.length === 0) return null;
  return (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      <ArticleCards articles={articles.slice(0, 3)} />
    </Band>
  );
}
