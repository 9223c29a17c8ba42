import { Icon } from './icon.js';
import { Anchor } from './link-context.js';

export interface Crumb {
  label: string;
  /** The last one, this page, has none. */
  href?: string;
}

/** The way here. `label` names the landmark, such as "Breadcrumb". */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav className="ui-breadcrumbs" aria-label={label}>
      <ol>
        {items.map((crumb, index) => (
          <li key={`${crumb.href}-${crumb.label}`}>
            {index > 0 && <Icon name="chevron" />}
            {crumb.href ? (
              <Anchor href={crumb.href}>{crumb.label}</Anchor>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
