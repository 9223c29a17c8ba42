import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Anchor, type RenderLink } from './link-context.js';

export interface CardProps {
  title?: ReactNode;
  /** Makes the whole card lead here, through the title's link. */
  href?: string;
  /** Draws the title's link instead, for a router's own. */
  renderLink?: RenderLink;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** A drawing of this package, above the title. */
  drawing?: ReactNode;
  footer?: ReactNode;
  surface?: 'paper' | 'mist';
  as?: 'div' | 'article' | 'li' | 'section';
  className?: string;
  children?: ReactNode;
}

/** A box for things that are compared side by side. For anything else a section with a hairline does. */
export function Card(props: CardProps) {
  const { title, href, renderLink, headingLevel = 3, drawing, footer, surface, as: Element = 'div', children } = props;
  const Heading = `h${headingLevel}` as const;
  const leads = href !== undefined || renderLink !== undefined;
  const link = { href, children: title };
  return (
    <Element
      className={classNames(
        'ui-card',
        surface === 'mist' && 'ui-card--mist',
        leads && 'ui-card--link',
        props.className,
      )}
    >
      {drawing && <div className="ui-card__drawing">{drawing}</div>}
      {title && (
        <Heading className="ui-card__title">
          {!leads ? title : renderLink ? renderLink(link) : <Anchor {...link} />}
        </Heading>
      )}
      {children}
      {footer && <div className="ui-card__footer">{footer}</div>}
    </Element>
  );
}

/** Cards side by side, as many as there is room for, of equal height. With `as="ul"` give the cards `as="li"`. */
export function CardGrid({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Element className="ui-card-grid">{children}</Element>;
}
