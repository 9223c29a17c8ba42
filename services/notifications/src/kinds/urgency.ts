/** Which of the notices that wait goes first, lowest first: alarms, then what staff have promised to answer, then clients, then the rest. */
export const URGENCY = { alarm: 0, promised: 1, client: 2, confirmation: 3, newsletter: 4 } as const;
