import type { ReactNode } from 'react';

export interface DescriptionListProps {
  items: readonly { label: string; value: ReactNode }[];
}

/** Facts about one thing: label and value per line, between hairlines. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="ui-description-list">
      {items.map(({ label, value }) => (
        <div className="ui-description-list__row" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
