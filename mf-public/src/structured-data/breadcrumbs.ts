import { addressOf, type JsonLd, type SitePlace } from './site-place.js';

/** A step of the way to a page; `path` without the language. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way that the page shows at its head; none for the home page. */
export function breadcrumbList(crumbs: readonly Crumb[], place: SitePlace): JsonLd[] {
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(place, path),
      })),
    },
  ];
}
