import { isWritten, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Crumb } from '../../../structured-data/breadcrumbs.js';
import type { Texts } from '../../../texts.js';

/** The way to a page of the site: Home, the index it belongs to, itself; as far as it is written in the language. */
export function crumbsOf(slug: string, name: string, t: Texts, language: SiteLanguage): Crumb[] {
  if (slug === 'home') return [];
  const way: Crumb[] = [{ name: t('crumb.home'), path: '/' }];
  if (slug.startsWith('services/')) way.push({ name: t('crumb.services'), path: '/services' });
  if (slug.startsWith('services/entity/'))
    way.push({ name: t('crumb.incorporation'), path: '/services/companies-incorporation' });
  return [...way, { name, path: `/${slug}` }].filter(({ path }) => isWritten(path, language));
}
