import type { ReactNode } from 'react';
import { RichText } from './rich-text.js';

export interface BandProps {
  heading?: string | undefined;
  /** One sentence under the heading; may hold links. */
  intro?: string | undefined;
  surface?: 'paper' | 'mist' | 'brass' | 'cedar';
  /** `margin`: the heading stands beside the content on wide screens, as in a book; `above`: over its whole width. */
  layout?: 'margin' | 'above';
  /** Behind the content. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page, as wide as the screen, with its heading. Neighbours of the same surface are parted by a hairline. Headings lead through
 * a page; a landmark for each of ten parts would only be noise.
 */
export function Band({ heading, intro, surface = 'paper', layout = 'margin', backdrop, children }: BandProps) {
  const head = heading && (
    <div className={layout === 'margin' ? 'pub-band__margin md:col-span-4' : 'mb-10 max-w-[44rem]'}>
      <h2>{heading}</h2>
      {intro && (
        <p className="mt-3 max-w-prose text-grey">
          <RichText text={intro} />
        </p>
      )}
    </div>
  );
  return (
    <section className="pub-band" data-surface={surface}>
      {backdrop}
      {layout === 'margin' ? (
        <div className="pub-inner grid gap-x-8 gap-y-6 md:grid-cols-12">
          {head}
          <div className="min-w-0 md:col-span-7 md:col-start-6">{children}</div>
        </div>
      ) : (
        <div className="pub-inner">
          {head}
          {children}
        </div>
      )}
    </section>
  );
}
