import type { ListAddress } from './use-list-address.js';

const PER_PAGE = 25;

/** The part of a list that is fetched whole which the address asks for: a hundred records in one page are forty screens on a phone. */
export function localPage<Row>(rows: readonly Row[], address: Pick<ListAddress, 'page'>) {
  const pageCount = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(address.page, pageCount);
  return { rows: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE), page, pageCount };
}
