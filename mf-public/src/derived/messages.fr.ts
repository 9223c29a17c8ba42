// Derived from the folders by `npm run derive`. Do not edit.
import intakeLeads from '../domains/intake/leads/messages/fr.json' with { type: 'json' };
import sitePages from '../domains/site/pages/messages/fr.json' with { type: 'json' };
import common from '../messages/fr.json' with { type: 'json' };

/** Every text of the area (fr). */
export default {
  ...common,
  ...intakeLeads,
  ...sitePages,
};
