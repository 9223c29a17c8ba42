import type { SearchEntry } from './search.schema.js';

/** What can be found of a record, in one language. `path` leads to it and may end in `#id`; all texts are plain. */
export type Findable = Pick<SearchEntry, 'kind' | 'language' | 'title' | 'headings' | 'summary' | 'text'> & {
  path: string;
};
