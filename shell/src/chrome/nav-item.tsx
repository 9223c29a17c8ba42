import { Link, useLocation } from '@diwan/mf-kit';
import type { ReactNode } from 'react';

/** A link of the navigation, marked when it leads to the page on show. A view by query (`?kind=`) counts as a page of its own. */
export function NavItem({
  href,
  onClick,
  children,
}: {
  href: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const [path, query] = href.split('?');
  const wanted = new URLSearchParams(query).get('kind');
  const isHere = path === pathname && (wanted === null || new URLSearchParams(search).get('kind') === wanted);
  return (
    <Link to={href} className="shell-nav__link" aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      {children}
    </Link>
  );
}
