import { useLocation, useNavigate } from '@diwan/mf-kit';

export interface ListAddress {
  /** From 1. */
  page: number;
  /** A filter's value, empty when it is not set. */
  filter(name: string): string;
  /** Sets filters and goes to the first page. Replaces the visit: a search of ten letters is one step back, not ten. */
  set(filters: Readonly<Record<string, string>>): void;
  hrefFor(page: number): string;
  /** The first page with filters set otherwise: for links, each a visit of its own. */
  hrefWith(filters: Readonly<Record<string, string>>): string;
}

/** What of a list is shown, kept in the address, where it survives reload and can be sent to a colleague. */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const address = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    filter: (name) => query.get(name) ?? '',
    set: (filters) => navigate(address({ ...filters, page: '' }), { replace: true }),
    hrefWith: (filters) => address({ ...filters, page: '' }),
    hrefFor: (target) => address({ page: target === 1 ? '' : String(target) }),
  };
}
