// Derived from the folders by `npm run derive`. Do not edit.
import * as moneyServiceTypesHttp from '../../money/service-types/http.js';

/** Every module that declares endpoints of billing. */
export const HTTP_MODULES = [moneyServiceTypesHttp];
