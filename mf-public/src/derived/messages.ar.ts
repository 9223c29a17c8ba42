// Derived from the folders by `npm run derive`. Do not edit.
import intakeLeads from '../domains/intake/leads/messages/ar.json' with { type: 'json' };
import siteArticles from '../domains/site/articles/messages/ar.json' with { type: 'json' };
import siteAttorneys from '../domains/site/attorneys/messages/ar.json' with { type: 'json' };
import siteNewsletter from '../domains/site/newsletter/messages/ar.json' with { type: 'json' };
import sitePages from '../domains/site/pages/messages/ar.json' with { type: 'json' };
import siteSearch from '../domains/site/search/messages/ar.json' with { type: 'json' };
import common from '../messages/ar.json' with { type: 'json' };

/** Every text of the area (ar). */
export default {
  ...common,
  ...intakeLeads,
  ...siteArticles,
  ...siteAttorneys,
  ...siteNewsletter,
  ...sitePages,
  ...siteSearch,
};
