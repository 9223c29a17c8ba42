/** The services behind `/api/<service>/`. */
export const SERVICES = ['identity', 'billing', 'cases', 'news', 'chatbot', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];
