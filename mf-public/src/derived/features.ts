// Derived from the folders by `npm run derive`. Do not edit.
import type { Feature } from '@diwan/mf-kit';
import intakeLeads from '../domains/intake/leads/feature.js';
import moneyVerifications from '../domains/money/verifications/feature.js';
import siteArticles from '../domains/site/articles/feature.js';
import siteAttorneys from '../domains/site/attorneys/feature.js';
import siteNewsletter from '../domains/site/newsletter/feature.js';
import sitePages from '../domains/site/pages/feature.js';
import sitePreview from '../domains/site/preview/feature.js';
import siteSearch from '../domains/site/search/feature.js';

/** Every feature of the area, by domain. */
export const features: readonly Feature[] = [
  intakeLeads,
  moneyVerifications,
  siteArticles,
  siteAttorneys,
  siteNewsletter,
  sitePages,
  sitePreview,
  siteSearch,
];
