import { inLanguage } from '@diwan/contracts/shared/language-path';
import { isWritten } from '@diwan/contracts/shared/tongues';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from './shell-context.js';

interface RouterAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The router's link with an anchor's properties, for `LinkProvider` of the design system. Paths are without the language. What nobody has
 * written in the page's language is another document, in a language of the product, and says so to machines.
 */
export function RouterAnchor({ href = '', ...rest }: RouterAnchorProps) {
  const { language, siteLanguage } = useShell();
  const [path = ''] = href.split(/[?#]/);
  if (path.startsWith('/') && !isWritten(path, siteLanguage))
    return <a href={inLanguage(href, language)} hrefLang={language} {...rest} />;
  return <Link to={href} {...rest} />;
}
