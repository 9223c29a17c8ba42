// Derived from the folders by `npm run derive`. Do not edit.
import * as intakeLeadsEvents from '../intake/leads/events.js';
import * as mattersAccessesEvents from '../matters/accesses/events.js';
import * as mattersCasesEvents from '../matters/cases/events.js';
import * as mattersDocumentsEvents from '../matters/documents/events.js';
import * as mattersShareRequestsEvents from '../matters/share-requests/events.js';
import * as messagesNewsletterEvents from '../messages/newsletter/events.js';
import * as peopleClientsEvents from '../people/clients/events.js';
import * as peopleCodesEvents from '../people/codes/events.js';
import * as peopleSecondFactorEvents from '../people/second-factor/events.js';
import * as peopleSignInEvents from '../people/sign-in/events.js';
import * as peopleStaffEvents from '../people/staff/events.js';
import * as siteOfficeEvents from '../site/office/events.js';

/** Every module that declares events. */
export const EVENT_MODULES = [
  peopleClientsEvents,
  peopleCodesEvents,
  peopleSecondFactorEvents,
  peopleSignInEvents,
  peopleStaffEvents,
  intakeLeadsEvents,
  mattersAccessesEvents,
  mattersCasesEvents,
  mattersDocumentsEvents,
  mattersShareRequestsEvents,
  messagesNewsletterEvents,
  siteOfficeEvents,
];
