import type { ServiceName } from '../shared/service.js';
import { billingEndpoints } from './billing.js';
import { caseEndpoints } from './cases.js';
import { chatbotEndpoints } from './chatbot.js';
import type { Endpoint } from './endpoint.js';
import { identityEndpoints } from './identity.js';
import { allNewsEndpoints } from './news-all.js';
import { notificationEndpoints } from './notifications.js';

/** Every endpoint of every service. For services and tests: browsers import the endpoints they call. */
export const ENDPOINTS: Record<ServiceName, readonly Endpoint[]> = {
  identity: identityEndpoints,
  billing: billingEndpoints,
  cases: caseEndpoints,
  news: allNewsEndpoints,
  chatbot: chatbotEndpoints,
  notifications: notificationEndpoints,
};
