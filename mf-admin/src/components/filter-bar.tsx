import type { ReactNode } from 'react';

/** The search and the filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-2">{children}</div>;
}
