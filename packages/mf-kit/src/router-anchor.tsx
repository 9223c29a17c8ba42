import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/** The router's link with an anchor's properties, for `LinkProvider` of the design system. Paths are without the language. */
export function RouterAnchor({ href = '', ...rest }: RouterAnchorProps) {
  return <Link to={href} {...rest} />;
}
