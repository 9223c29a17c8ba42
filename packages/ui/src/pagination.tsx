import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import { Anchor } from './link-context.js';
import { pageWindow } from './page-window.js';
import { VisuallyHidden } from './visually-hidden.js';

export interface PaginationProps {
  /** Names the landmark, such as "Pages". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page: links, which work without script. Otherwise give `onPage`. */
  hrefFor?: (page: number) => string;
  onPage?: (page: number) => void;
  texts: {
    previous: string;
    next: string;
    /** Full name of a number for screen readers, such as `Page 3`. */
    page: (page: number) => string;
  };
}

/** Steps through a long list. Nothing is drawn for a single page. */
export function Pagination({ label, page, pageCount, hrefFor, onPage, texts }: PaginationProps) {
  if (pageCount <= 1) return null;
  const step = (target: number, children: ReactNode, rel?: string) =>
    hrefFor ? (
      <Anchor className="ui-pagination__item" href={hrefFor(target)} rel={rel} aria-current={current(target, page)}>
        {children}
      </Anchor>
    ) : (
      <button
        type="button"
        className="ui-pagination__item"
        aria-current={current(target, page)}
        onClick={() => onPage?.(target)}
      >
        {children}
      </button>
    );
  return (
    <nav className="ui-pagination" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            {step(
              page - 1,
              <>
                <span className="ui-pagination__back">
                  <Icon name="chevron" />
                </span>
                {texts.previous}
              </>,
              'prev',
            )}
          </li>
        )}
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry} className="ui-pagination__number">
              {step(
                entry,
                <>
                  <span aria-hidden="true">{entry}</span>
                  <VisuallyHidden>{texts.page(entry)}</VisuallyHidden>
                </>,
              )}
            </li>
          ) : (
            <li key={entry} className="ui-pagination__number ui-pagination__gap" aria-hidden="true">
              …
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            {step(
              page + 1,
              <>
                {texts.next}
                <Icon name="chevron" />
              </>,
              'next',
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}

const current = (target: number, page: number) => (target === page ? 'page' : undefined);
