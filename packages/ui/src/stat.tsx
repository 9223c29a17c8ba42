import type { ReactNode } from 'react';

export interface StatProps {
  label: ReactNode;
  /** Already formatted. */
  value: ReactNode;
  /** A badge, a comparison or a link below. */
  note?: ReactNode;
}

/** One figure that matters. Several stand in a `StatList`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="ui-stat">
      <dt className="ui-stat__label">{label}</dt>
      <dd className="ui-stat__value">{value}</dd>
      {note && <dd className="ui-stat__note">{note}</dd>}
    </div>
  );
}

/** Figures side by side: as many columns as there is room for. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className="ui-stat-list">{children}</dl>;
}
