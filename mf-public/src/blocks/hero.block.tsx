import type { Drawing, PageAction } from '@diwan/contracts/site/pages/page';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import type { ReactNode } from 'react';
import { DrawingOf } from '../drawings/drawing-of.js';
import { ActionLinks } from '../office/action-links.js';
import { RichText } from '../prose/rich-text.js';
import type { Crumb } from '../structured-data/breadcrumbs.js';
import { useTexts } from '../texts.js';

export interface HeroProps {
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  drawing?: Drawing | undefined;
  /** Fills the first screen, light on cedar. */
  full?: boolean | undefined;
  actions?: readonly PageAction[];
  crumbs?: readonly Crumb[];
  children?: ReactNode;
}

/** Head of a page with its only `h1`: beside a carved screen with the area's drawing, or, without a drawing, in two columns of text. */
export function Hero({ drawing, full, ...text }: HeroProps) {
  if (!drawing) return <PlainHero {...text} />;
  return (
    <section className="pub-hero" data-surface={full ? 'cedar' : 'paper'} data-full={full}>
      <div className="pub-hero__text">
        <Way crumbs={text.crumbs} />
        {text.eyebrow && <p className="ui-eyebrow">{text.eyebrow}</p>}
        <h1>{text.title}</h1>
        <Lead text={text.lead} className="mt-5" />
        <ActionLinks actions={text.actions ?? []} className="pub-hero__actions mt-8" />
        {text.children}
      </div>
      <div className="pub-hero__screen">
        <ScreenPattern />
        <div className="pub-hero__drawing">
          <DrawingOf name={drawing} />
        </div>
      </div>
    </section>
  );
}

function PlainHero({ eyebrow, title, lead, actions = [], crumbs, children }: HeroProps) {
  return (
    <section className="pub-plain-hero" data-surface="mist">
      <div className="pub-inner">
        <Way crumbs={crumbs} />
        <div className="grid items-end gap-x-8 gap-y-5 md:grid-cols-12">
          <div className="md:col-span-7">
            {eyebrow && <p className="ui-eyebrow">{eyebrow}</p>}
            <h1>{title}</h1>
          </div>
          <Lead text={lead} className="md:col-span-5" />
        </div>
        <ActionLinks actions={actions} className="mt-8" />
        {children}
      </div>
    </section>
  );
}

function Lead({ text, className }: { text: string | undefined; className: string }) {
  if (!text) return null;
  return (
    <p className={`max-w-prose text-lg text-grey ${className}`}>
      <RichText text={text} />
    </p>
  );
}

function Way({ crumbs }: { crumbs: readonly Crumb[] | undefined }) {
  const t = useTexts();
  if (!crumbs || crumbs.length < 2) return null;
  const items = crumbs.map(({ name, path }, index) =>
    index === crumbs.length - 1 ? { label: name } : { label: name, href: path },
  );
  return (
    <div className="mb-8">
      <Breadcrumbs label={t('breadcrumbs')} items={items} />
    </div>
  );
}
