// Derived from the folders by `npm run derive`. Do not edit.
import * as intakeLeadsConsentsHttp from '../../intake/leads/consents.http.js';
import * as intakeLeadsHttp from '../../intake/leads/http.js';
import * as messagesCannedAnswersHttp from '../../messages/canned-answers/http.js';
import * as messagesConversationsHttp from '../../messages/conversations/http.js';
import * as messagesConversationsOwnHttp from '../../messages/conversations/own.http.js';
import * as messagesStrayMessagesHttp from '../../messages/stray-messages/http.js';

/** Every module that declares endpoints of chatbot. */
export const HTTP_MODULES = [
  intakeLeadsConsentsHttp,
  intakeLeadsHttp,
  messagesCannedAnswersHttp,
  messagesConversationsHttp,
  messagesConversationsOwnHttp,
  messagesStrayMessagesHttp,
];
