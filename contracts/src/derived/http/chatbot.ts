// Derived from the folders by `npm run derive`. Do not edit.
import * as intakeLeadsConsentsHttp from '../../intake/leads/consents.http.js';
import * as intakeLeadsHttp from '../../intake/leads/http.js';

/** Every module that declares endpoints of chatbot. */
export const HTTP_MODULES = [intakeLeadsConsentsHttp, intakeLeadsHttp];
