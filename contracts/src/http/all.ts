import { HTTP_MODULES as billing } from '../derived/http/billing.js';
import { HTTP_MODULES as cases } from '../derived/http/cases.js';
import { HTTP_MODULES as chatbot } from '../derived/http/chatbot.js';
import { HTTP_MODULES as identity } from '../derived/http/identity.js';
import { HTTP_MODULES as news } from '../derived/http/news.js';
import { HTTP_MODULES as notifications } from '../derived/http/notifications.js';
import type { ServiceName } from '../shared/service.js';
import type { Endpoint } from './endpoint.js';
import { endpointsOf } from './endpoints-of.js';

/** Every endpoint of every service but those of the demo. For tests: services load their own list, browsers import the endpoints they call. */
export const ENDPOINTS: Record<ServiceName, readonly Endpoint[]> = {
  billing: endpointsOf('billing', billing),
  cases: endpointsOf('cases', cases),
  chatbot: endpointsOf('chatbot', chatbot),
  identity: endpointsOf('identity', identity),
  news: endpointsOf('news', news),
  notifications: endpointsOf('notifications', notifications),
};
