// Derived from the folders by `npm run derive`. Do not edit.
import * as messagesAlarmsHttp from '../../messages/alarms/http.js';
import * as messagesCallbacksHttp from '../../messages/callbacks/http.js';
import * as messagesClientHealthHttp from '../../messages/client-health/http.js';
import * as messagesDemoInboxHttp from '../../messages/demo-inbox/http.js';
import * as messagesFailedJobsHttp from '../../messages/failed-jobs/http.js';
import * as messagesMessageTemplatesHttp from '../../messages/message-templates/http.js';
import * as messagesNoticesHttp from '../../messages/notices/http.js';
import * as messagesOwnNoticesHttp from '../../messages/own-notices/http.js';
import * as messagesReceivedMessagesHttp from '../../messages/received-messages/http.js';
import * as siteDigestsHttp from '../../site/digests/http.js';

/** Every module that declares endpoints of notifications. */
export const HTTP_MODULES = [
  messagesAlarmsHttp,
  messagesCallbacksHttp,
  messagesClientHealthHttp,
  messagesDemoInboxHttp,
  messagesFailedJobsHttp,
  messagesMessageTemplatesHttp,
  messagesNoticesHttp,
  messagesOwnNoticesHttp,
  messagesReceivedMessagesHttp,
  siteDigestsHttp,
];
