// Derived from the folders by `npm run derive`. Do not edit.
import desk from '@diwan/desk-kit/messages.en';
import intakeLeads from '../domains/intake/leads/messages/en.json' with { type: 'json' };
import mattersCases from '../domains/matters/cases/messages/en.json' with { type: 'json' };
import mattersDocuments from '../domains/matters/documents/messages/en.json' with { type: 'json' };
import mattersShareRequests from '../domains/matters/share-requests/messages/en.json' with { type: 'json' };
import messagesAlarms from '../domains/messages/alarms/messages/en.json' with { type: 'json' };
import messagesNotices from '../domains/messages/notices/messages/en.json' with { type: 'json' };
import officeAudit from '../domains/office/audit/messages/en.json' with { type: 'json' };
import peopleClients from '../domains/people/clients/messages/en.json' with { type: 'json' };
import peoplePasskeys from '../domains/people/passkeys/messages/en.json' with { type: 'json' };
import peopleSessionSettings from '../domains/people/session-settings/messages/en.json' with { type: 'json' };
import peopleSessions from '../domains/people/sessions/messages/en.json' with { type: 'json' };
import peopleSignIn from '../domains/people/sign-in/messages/en.json' with { type: 'json' };
import peopleStaff from '../domains/people/staff/messages/en.json' with { type: 'json' };
import siteAttorneys from '../domains/site/attorneys/messages/en.json' with { type: 'json' };
import siteCategories from '../domains/site/categories/messages/en.json' with { type: 'json' };
import siteFacts from '../domains/site/facts/messages/en.json' with { type: 'json' };
import siteLocalized from '../domains/site/localized/messages/en.json' with { type: 'json' };
import siteOffice from '../domains/site/office/messages/en.json' with { type: 'json' };
import sitePages from '../domains/site/pages/messages/en.json' with { type: 'json' };
import siteQuestions from '../domains/site/questions/messages/en.json' with { type: 'json' };
import siteReferences from '../domains/site/references/messages/en.json' with { type: 'json' };
import common from '../messages/en.json' with { type: 'json' };

/** Every text of the area (en). */
export default {
  ...desk,
  ...common,
  ...peopleClients,
  ...peoplePasskeys,
  ...peopleSessionSettings,
  ...peopleSessions,
  ...peopleSignIn,
  ...peopleStaff,
  ...intakeLeads,
  ...mattersCases,
  ...mattersDocuments,
  ...mattersShareRequests,
  ...messagesAlarms,
  ...messagesNotices,
  ...siteAttorneys,
  ...siteCategories,
  ...siteFacts,
  ...siteLocalized,
  ...siteOffice,
  ...sitePages,
  ...siteQuestions,
  ...siteReferences,
  ...officeAudit,
};
