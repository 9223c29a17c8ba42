import { Button } from '@diwan/ui/button';
import { Icon } from '@diwan/ui/icon';
import type { SelectOption } from '@diwan/ui/native-select';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { FilterBar } from './filter-bar.js';
import { FilterSelect } from './filter-select.js';
import { SavedViews } from './saved-views.js';
import { SearchField } from './search-field.js';
import type { ListAddress } from './use-list-address.js';

/** Narrows a list to one value of something. */
interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  /** First line, for no filter. */
  all: string;
  options: readonly SelectOption[];
}

/** What narrows a list beside its search and filters, such as the days that a report asks about; a press takes it out. */
interface Narrowing {
  /** All its names in the address. */
  names: readonly string[];
  text: string;
}

export interface ListFiltersProps {
  address: ListAddress;
  search?: { label: string; placeholder: string };
  filters?: readonly ListFilter[];
  narrowings?: readonly Narrowing[];
  /** At the end of the line. */
  children?: ReactNode;
}

/** The search and the filters above a list, all of them in the address; those that are set stand as chips below, each with its end. */
export function ListFilters({ address, search, filters = [], narrowings = [], children }: ListFiltersProps) {
  const t = useTexts();
  const set = filters.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === address.filter(name));
    return option ? [{ names: [name], text: t('list.chip', { label, value: option.label }) }] : [];
  });
  const words = address.filter('search');
  const sought = search && words ? [{ names: ['search'], text: t('list.searched', { text: words }) }] : [];
  const chips: Narrowing[] = [...sought, ...set, ...narrowings];
  const takeOut = (names: readonly string[]) => address.set(Object.fromEntries(names.map((name) => [name, ''])));
  return (
    <>
      <FilterBar
        search={search && <SearchField {...search} value={words} onSearch={(text) => address.set({ search: text })} />}
      >
        {filters.map(({ name, ...filter }) => (
          <FilterSelect
            key={name}
            {...filter}
            value={address.filter(name)}
            onChange={(value) => address.set({ [name]: value })}
          />
        ))}
        <SavedViews />
        {children}
      </FilterBar>
      {chips.length > 0 && (
        <ul className="desk-chips" aria-label={t('list.filters')}>
          {chips.map(({ names, text }) => (
            <li key={names.join()}>
              <button
                type="button"
                className="desk-chip"
                title={t('list.removeFilter', { filter: text })}
                onClick={() => takeOut(names)}
              >
                <bdi>{text}</bdi>
                <Icon name="close" />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <Button variant="quiet" size="small" onClick={() => takeOut(chips.flatMap(({ names }) => names))}>
                {t('list.clear')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
