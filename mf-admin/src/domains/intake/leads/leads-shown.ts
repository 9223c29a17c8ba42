/** Whatever shows leads, or the tasks they make: asked for anew when a lead has changed. */
export const LEADS_SHOWN = [['leads'], ['waiting', 'cases', 'tasks'], ['tasks']] as const;
