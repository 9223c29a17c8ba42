// Derived from the folders by `npm run derive`. Do not edit.
import * as messagesPreferencesHttp from '../../messages/preferences/http.js';
import * as peopleAdminKeyHttp from '../../people/admin-key/http.js';
import * as peopleClientMergesHttp from '../../people/client-merges/http.js';
import * as peopleClientsHttp from '../../people/clients/http.js';
import * as peopleDataCopiesHttp from '../../people/data-copies/http.js';
import * as peopleDelegationsHttp from '../../people/delegations/http.js';
import * as peopleErasuresHttp from '../../people/erasures/http.js';
import * as peopleListViewsHttp from '../../people/list-views/http.js';
import * as peoplePasskeysHttp from '../../people/passkeys/http.js';
import * as peopleProfileHttp from '../../people/profile/http.js';
import * as peopleSecondFactorHttp from '../../people/second-factor/http.js';
import * as peopleSessionSettingsHttp from '../../people/session-settings/http.js';
import * as peopleSessionsHttp from '../../people/sessions/http.js';
import * as peopleSessionsOwnHttp from '../../people/sessions/own.http.js';
import * as peopleSignInHttp from '../../people/sign-in/http.js';
import * as peopleSignInWordsHttp from '../../people/sign-in-words/http.js';
import * as peopleStaffHttp from '../../people/staff/http.js';
import * as peopleStaffInvitationsHttp from '../../people/staff-invitations/http.js';

/** Every module that declares endpoints of identity. */
export const HTTP_MODULES = [
  peopleAdminKeyHttp,
  peopleClientMergesHttp,
  peopleClientsHttp,
  peopleDataCopiesHttp,
  peopleDelegationsHttp,
  peopleErasuresHttp,
  peopleListViewsHttp,
  peoplePasskeysHttp,
  peopleProfileHttp,
  peopleSecondFactorHttp,
  peopleSessionSettingsHttp,
  peopleSessionsHttp,
  peopleSessionsOwnHttp,
  peopleSignInHttp,
  peopleSignInWordsHttp,
  peopleStaffHttp,
  peopleStaffInvitationsHttp,
  messagesPreferencesHttp,
];
