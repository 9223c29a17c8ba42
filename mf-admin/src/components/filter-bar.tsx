import type { ReactNode } from 'react';

/** The search and the filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="mb-6 flex flex-wrap items-end gap-4">{children}</div>;
}
