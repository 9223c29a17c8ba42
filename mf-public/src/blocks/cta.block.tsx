import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import { ActionLinks } from '../office/action-links.js';
import type { BlockOf } from './block-of.js';
import { RichText } from './rich-text.js';

/** What to do next. The one that closes a page stands on cedar, others on warm paper. */
export function CtaBlock({ block, closing }: { block: BlockOf<'cta'>; closing: boolean }) {
  return (
    <section className="pub-cta" data-surface={closing ? 'cedar' : 'brass'}>
      {closing && (
        <div className="pub-cta__screen">
          <ScreenPattern />
        </div>
      )}
      <div className="pub-inner grid items-end gap-x-8 gap-y-6 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2>{block.heading}</h2>
          <p className="mt-3 max-w-prose text-grey">
            <RichText text={block.text} />
          </p>
        </div>
        <ActionLinks actions={block.actions} className="md:col-span-5 md:justify-items-end" />
      </div>
    </section>
  );
}
