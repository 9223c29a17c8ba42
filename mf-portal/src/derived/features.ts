// Derived from the folders by `npm run derive`. Do not edit.
import type { Feature } from '@diwan/mf-kit';
import mattersCases from '../domains/matters/cases/feature.js';
import mattersDocuments from '../domains/matters/documents/feature.js';
import mattersHearings from '../domains/matters/hearings/feature.js';
import mattersHome from '../domains/matters/home/feature.js';
import mattersRequests from '../domains/matters/requests/feature.js';
import mattersTimeline from '../domains/matters/timeline/feature.js';
import mattersViewer from '../domains/matters/viewer/feature.js';
import messagesConversations from '../domains/messages/conversations/feature.js';
import messagesNotices from '../domains/messages/notices/feature.js';
import messagesPreferences from '../domains/messages/preferences/feature.js';
import moneyBilling from '../domains/money/billing/feature.js';
import peopleDelegates from '../domains/people/delegates/feature.js';
import peopleOwnData from '../domains/people/own-data/feature.js';
import peopleProfile from '../domains/people/profile/feature.js';
import peopleSignIn from '../domains/people/sign-in/feature.js';

/** Every feature of the area, by domain. */
export const features: readonly Feature[] = [
  peopleDelegates,
  peopleOwnData,
  peopleProfile,
  peopleSignIn,
  mattersCases,
  mattersDocuments,
  mattersHearings,
  mattersHome,
  mattersRequests,
  mattersTimeline,
  mattersViewer,
  moneyBilling,
  messagesConversations,
  messagesNotices,
  messagesPreferences,
];
