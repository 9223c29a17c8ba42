import type { PageBlock } from '@diwan/contracts/site/pages/page';
import { lazy, type ReactNode, Suspense } from 'react';
import { Band } from '../prose/band.js';
import { usePageReferences } from '../prose/page-context.js';
import { CardsBlock } from './cards.block.js';
import { CtaBlock } from './cta.block.js';
import { ExpandersBlock } from './expanders.block.js';
import { FactsBlock } from './facts.block.js';
import { FaqBlock } from './faq.block.js';
import { FeaturedNewsBlock } from './featured-news.block.js';
import { LegalBasis } from './legal-basis.js';
import { ListBlock, ListPair } from './list.block.js';
import { ProseBlock } from './prose.block.js';
import { StepsBlock } from './steps.block.js';

/** Blocks that few pages have, with nothing to press in them. */
const AttorneysBlock = lazy(() => import('./attorneys.block.js'));
const TableBlock = lazy(() => import('./table.block.js'));

export interface BlocksProps {
  blocks: readonly PageBlock[];
  /** Stands between the page's own parts and its closing call to action. */
  beforeClosing?: ReactNode;
  /** Stands within the closing call to action, beside its text; in a band of its own where a page closes without one. */
  besideClosing?: { heading: string; content: ReactNode } | undefined;
}

/**
 * Blocks of a page below its hero, in order. Each is a boundary of its own, so that the browser wakes them one after the other and stays
 * free for the visitor in between. What can be pressed comes with the page: React draws a boundary anew, and loses what was pressed in it,
 * when the page changes (the session becomes known) before the boundary's code is there. The legal basis of the running text comes last, before a closing call to action.
 */
export function Blocks({ blocks, beforeClosing, besideClosing }: BlocksProps) {
  const rows = pairLists(blocks.filter(({ type }) => type !== 'hero'));
  const last = rows.at(-1)?.[0];
  const closing = last?.type === 'cta' ? last : undefined;
  const content = closing ? rows.slice(0, -1) : rows;
  const facts = useFactsOfText(blocks);
  return (
    <>
      {content.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never change their order in a page
        <Suspense key={index}>{row.length === 2 ? <ListPair blocks={row} /> : <Block block={row[0]} />}</Suspense>
      ))}
      {facts.length > 0 && (
        <Suspense>
          <LegalBasis facts={facts} />
        </Suspense>
      )}
      {beforeClosing}
      {closing && (
        <Suspense>
          <CtaBlock block={closing} closing beside={besideClosing?.content} />
        </Suspense>
      )}
      {!closing && besideClosing && <Band heading={besideClosing.heading}>{besideClosing.content}</Band>}
    </>
  );
}

function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'hero':
      return null;
    case 'prose':
      return <ProseBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
    case 'cards':
      return <CardsBlock block={block} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'cta':
      return <CtaBlock block={block} closing={false} />;
    case 'expanders':
      return <ExpandersBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'facts':
      return <FactsBlock block={block} />;
    case 'featured-news':
      return <FeaturedNewsBlock block={block} />;
    case 'attorneys':
      return <AttorneysBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
  }
}

type ListBlockData = Extract<PageBlock, { type: 'list' }>;
type Row = [PageBlock] | [ListBlockData, ListBlockData];

function pairLists(blocks: readonly PageBlock[]): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (block.type === 'list' && before?.type === 'list') rows[rows.length - 1] = [before, block];
    else rows.push([block]);
  }
  return rows;
}

/** Facts that the page shows in sentences only; those of a facts block are listed there. */
function useFactsOfText(blocks: readonly PageBlock[]) {
  const { facts } = usePageReferences();
  const listed = new Set(blocks.flatMap((block) => (block.type === 'facts' ? block.factIds : [])));
  return [...facts.values()].filter(({ id }) => !listed.has(id));
}
