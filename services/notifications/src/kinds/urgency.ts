/** Which of the notices that wait goes first, lowest first: alarms, then what staff have promised to answer, then courts, then clients, then the rest. */
export const URGENCY = { alarm: 0, promised: 1, hearing: 2, client: 3, confirmation: 4, newsletter: 5 } as const;
