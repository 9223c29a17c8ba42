import type { DocumentRule, RemoteModule } from './remote.js';

/** The rule of the page at a path; nobody vouches for pages of a remote that has none. */
export const documentRule = (module: RemoteModule | null, path: string): DocumentRule =>
  module?.document?.(path) ?? { query: 'all', kept: false };

/** What of a query the page reads. */
export function seenQuery({ query: names }: DocumentRule, query: URLSearchParams): URLSearchParams {
  return names === 'all' ? query : new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** What of an address, path and query, its page depends on: two that are equal show the same. */
export function seenAddress(module: RemoteModule, address: string): string {
  const [path = '/', search] = address.split('?');
  const query = seenQuery(documentRule(module, path), new URLSearchParams(search));
  return query.size > 0 ? `${path}?${query}` : path;
}
