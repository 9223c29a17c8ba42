import type { PageBlock } from '@diwan/contracts/site/page';
import { lazy, Suspense } from 'react';
import { ExpandersBlock } from './expanders.block.js';
import { FactsBlock } from './facts.block.js';
import { FaqBlock } from './faq.block.js';
import { FeaturedNewsBlock } from './featured-news.block.js';

const AttorneysBlock = lazy(() => import('./attorneys.block.js'));
const TableBlock = lazy(() => import('./table.block.js'));

export type FurtherBlockData = Extract<
  PageBlock,
  { type: 'expanders' | 'faq' | 'facts' | 'featured-news' | 'attorneys' | 'table' }
>;

/** Blocks that not every page has. */
export default function FurtherBlock({ block }: { block: FurtherBlockData }) {
  switch (block.type) {
    case 'expanders':
      return <ExpandersBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'facts':
      return <FactsBlock block={block} />;
    case 'featured-news':
      return <FeaturedNewsBlock block={block} />;
    case 'attorneys':
      return (
        <Suspense>
          <AttorneysBlock block={block} />
        </Suspense>
      );
    case 'table':
      return (
        <Suspense>
          <TableBlock block={block} />
        </Suspense>
      );
  }
}
