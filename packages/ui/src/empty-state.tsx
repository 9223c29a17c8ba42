import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface EmptyStateProps {
  /** What will be here. */
  title: ReactNode;
  /** How it gets here. */
  children?: ReactNode;
  /** The way to get it. */
  actions?: ReactNode;
  /** A drawing of this package. */
  drawing?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  /** A hairline around it, where nothing else marks the place. */
  boxed?: boolean;
}

/** Says what will be here and how to get it. */
export function EmptyState({ title, children, actions, drawing, headingLevel = 2, boxed }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('ui-state', boxed && 'ui-state--boxed')}>
      {drawing && <div className="ui-state__drawing">{drawing}</div>}
      <Heading className="ui-state__title">{title}</Heading>
      {children && <div className="ui-state__text">{children}</div>}
      {actions && <div className="ui-state__actions">{actions}</div>}
    </div>
  );
}
