import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterBar } from './filter-bar.js';
import { FilterSelect, type FilterSelectProps } from './filter-select.js';
import { PageLinks } from './page-links.js';
import type { PageOf } from './page-of.js';

interface WaitingListProps<Row> {
  /** The state that is shown; the one in which things wait stands first. */
  state: FilterSelectProps;
  query: UseQueryResult<PageOf<Row>>;
  failed: string;
  empty: { title: string; text: string };
  hrefFor: (page: number) => string;
  /** The address of a row, what it is, and a line about it. */
  row: (row: Row) => { id: string; href: string; title: ReactNode; note: ReactNode };
}

/** What clients sent in, each with one line about it and the way to it; what waits is shown unless another state is chosen. */
export function WaitingList<Row>({ state, query, failed, empty, hrefFor, row }: WaitingListProps<Row>) {
  return (
    <>
      <FilterBar>
        <FilterSelect {...state} />
      </FilterBar>
      <Loaded query={query} failed={failed}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={empty.title}>
              {empty.text}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {items.map(row).map(({ id, href, title, note }) => (
                  <li key={id} className="py-3">
                    <Link href={href}>{title}</Link>
                    <p className="text-sm text-grey">{note}</p>
                  </li>
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
