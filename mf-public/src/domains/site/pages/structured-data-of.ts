import { plainText } from '../../../prose/inline-text.js';
import type { PageContent } from '../../../site/load-page-content.js';
import { heroOf, referencesOf } from '../../../site/page-frame.js';
import { breadcrumbList, type Crumb } from '../../../structured-data/breadcrumbs.js';
import { faqPage } from '../../../structured-data/faq-page.js';
import { firmNode } from '../../../structured-data/firm.js';
import { serviceNode } from '../../../structured-data/service.js';
import type { JsonLd, SitePlace } from '../../../structured-data/site-place.js';
import { websiteNode } from '../../../structured-data/website.js';

/** Structured data of a page, from what it shows: the firm and the site at home, a service on its page, the way, the questions. */
export function structuredDataOf(data: PageContent, crumbs: readonly Crumb[], place: SitePlace): JsonLd[] {
  const { page } = data.content;
  const { facts, faqs, ...references } = referencesOf(data);
  const hero = heroOf(data);
  const isService = page.slug.startsWith('services/') && hero;
  return [
    ...(page.slug === 'home' ? [...websiteNode(place), ...firmNode(place)] : []),
    ...(isService
      ? [serviceNode({ slug: page.slug, name: page.name, description: plainText(hero.lead, facts) }, place)]
      : []),
    ...breadcrumbList(crumbs, place),
    ...faqPage(page.blocks, { facts, faqs, ...references }, place.siteLanguage),
  ];
}
