// Derived from the folders by `npm run derive`. Do not edit.
import * as intakeLeadsHttp from '../intake/leads/http.js';
import * as mattersCasesHttp from '../matters/cases/http.js';
import * as mattersDocumentSettingsHttp from '../matters/document-settings/http.js';
import * as mattersDocumentsHttp from '../matters/documents/http.js';
import * as mattersDocumentsKeepingHttp from '../matters/documents/keeping.http.js';
import * as mattersShareRequestsHttp from '../matters/share-requests/http.js';
import * as mattersSharedLinksHttp from '../matters/shared-links/http.js';
import * as mattersVisitsHttp from '../matters/visits/http.js';
import * as messagesAlarmsHttp from '../messages/alarms/http.js';
import * as messagesCallbacksHttp from '../messages/callbacks/http.js';
import * as messagesDemoInboxHttp from '../messages/demo-inbox/http.js';
import * as messagesFailedJobsHttp from '../messages/failed-jobs/http.js';
import * as messagesNewsletterHttp from '../messages/newsletter/http.js';
import * as messagesNoticesHttp from '../messages/notices/http.js';
import * as messagesPreferencesHttp from '../messages/preferences/http.js';
import * as moneyServiceTypesHttp from '../money/service-types/http.js';
import * as peopleAdminKeyHttp from '../people/admin-key/http.js';
import * as peopleClientsHttp from '../people/clients/http.js';
import * as peoplePasskeysHttp from '../people/passkeys/http.js';
import * as peopleProfileHttp from '../people/profile/http.js';
import * as peopleSecondFactorHttp from '../people/second-factor/http.js';
import * as peopleSessionSettingsHttp from '../people/session-settings/http.js';
import * as peopleSessionsHttp from '../people/sessions/http.js';
import * as peopleSessionsOwnHttp from '../people/sessions/own.http.js';
import * as peopleSignInHttp from '../people/sign-in/http.js';
import * as peopleStaffHttp from '../people/staff/http.js';
import * as siteAddressesHttp from '../site/addresses/http.js';
import * as siteArticlesHttp from '../site/articles/http.js';
import * as siteAttorneysEditingHttp from '../site/attorneys/editing.http.js';
import * as siteAttorneysHttp from '../site/attorneys/http.js';
import * as siteCategoriesEditingHttp from '../site/categories/editing.http.js';
import * as siteCategoriesHttp from '../site/categories/http.js';
import * as siteChangesHttp from '../site/changes/http.js';
import * as siteFactsHttp from '../site/facts/http.js';
import * as siteImagesHttp from '../site/images/http.js';
import * as siteOfficeHttp from '../site/office/http.js';
import * as sitePagesEditingHttp from '../site/pages/editing.http.js';
import * as sitePagesHttp from '../site/pages/http.js';
import * as siteQuestionsHttp from '../site/questions/http.js';
import * as siteSearchHttp from '../site/search/http.js';

/** Every module that declares endpoints. */
export const HTTP_MODULES = [
  peopleAdminKeyHttp,
  peopleClientsHttp,
  peoplePasskeysHttp,
  peopleProfileHttp,
  peopleSecondFactorHttp,
  peopleSessionSettingsHttp,
  peopleSessionsHttp,
  peopleSessionsOwnHttp,
  peopleSignInHttp,
  peopleStaffHttp,
  intakeLeadsHttp,
  mattersCasesHttp,
  mattersDocumentSettingsHttp,
  mattersDocumentsHttp,
  mattersDocumentsKeepingHttp,
  mattersShareRequestsHttp,
  mattersSharedLinksHttp,
  mattersVisitsHttp,
  moneyServiceTypesHttp,
  messagesAlarmsHttp,
  messagesCallbacksHttp,
  messagesDemoInboxHttp,
  messagesFailedJobsHttp,
  messagesNewsletterHttp,
  messagesNoticesHttp,
  messagesPreferencesHttp,
  siteAddressesHttp,
  siteArticlesHttp,
  siteAttorneysEditingHttp,
  siteAttorneysHttp,
  siteCategoriesEditingHttp,
  siteCategoriesHttp,
  siteChangesHttp,
  siteFactsHttp,
  siteImagesHttp,
  siteOfficeHttp,
  sitePagesEditingHttp,
  sitePagesHttp,
  siteQuestionsHttp,
  siteSearchHttp,
];
