import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';

export interface SectionProps {
  title?: ReactNode;
  /** A few words above the title, in brass. */
  eyebrow?: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** `cedar` turns everything inside to light on dark. */
  surface?: 'paper' | 'mist' | 'cedar';
  /** Less air, for pages that are worked with rather than read. */
  compact?: boolean;
  id?: string;
  /** Behind the content, such as `ScreenPattern`. */
  backdrop?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A full-width band of a public page with its content in the middle column. */
export function Section(props: SectionProps) {
  const {
    title,
    eyebrow,
    lead,
    headingLevel = 2,
    surface = 'paper',
    compact,
    id,
    backdrop,
    className,
    children,
  } = props;
  const made = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      className={classNames('ui-section', compact && 'ui-section--compact', className)}
      data-surface={surface}
      aria-labelledby={title ? `${made}-title` : undefined}
    >
      {backdrop}
      <div className="ui-section__inner">
        {title && (
          <div className="ui-section__head">
            {eyebrow && <p className="ui-eyebrow">{eyebrow}</p>}
            <Heading id={`${made}-title`}>{title}</Heading>
            {lead && <p className="ui-section__lead">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
