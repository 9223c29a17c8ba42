import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import type { ReactNode } from 'react';
import { ActionLinks } from '../office/action-links.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

export interface CtaBlockProps {
  block: BlockOf<'cta'>;
  closing: boolean;
  /** Takes the place beside the text; what can be done then stands beneath the text. */
  beside?: ReactNode;
}

/** What to do next. The one that closes a page stands on cedar, others on warm paper. */
export function CtaBlock({ block, closing, beside }: CtaBlockProps) {
  return (
    <section className="pub-cta" data-surface={closing ? 'cedar' : 'brass'}>
      {closing && (
        <div className="pub-cta__screen">
          <ScreenPattern />
        </div>
      )}
      <div className={`pub-inner grid gap-x-8 gap-y-6 md:grid-cols-12 ${beside ? 'items-start' : 'items-end'}`}>
        <div className={beside ? 'md:col-span-5' : 'md:col-span-6'}>
          <h2>{block.heading}</h2>
          <p className="mt-3 max-w-prose text-grey">
            <RichText text={block.text} />
          </p>
          {beside && <ActionLinks actions={block.actions} className="mt-8" />}
        </div>
        {beside ? (
          <div className="min-w-0 md:col-span-6 md:col-start-7">{beside}</div>
        ) : (
          <ActionLinks actions={block.actions} className="pub-cta__actions md:col-span-6" />
        )}
      </div>
    </section>
  );
}
