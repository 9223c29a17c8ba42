/** Whatever shows leads, or counts those that wait: asked for anew when a lead has changed. */
export const LEADS_SHOWN = [['leads'], ['waiting', 'leads'], ['waiting', 'tasks'], ['tasks']] as const;
