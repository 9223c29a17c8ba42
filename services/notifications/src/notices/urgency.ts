import type { Family } from './notice.schema.js';

/** Which of the notices that wait goes first, lowest first: alarms, then what staff have promised to answer, then clients, then the rest. */
export const URGENCY = {
  security_alarm: 0,
  new_sign_in: 0,
  second_factor_reset: 0,
  lead_overdue: 1,
  lead_waiting: 1,
  lead_received: 1,
  share_requested: 1,
  document_shared: 2,
  share_decided: 2,
  share_link: 2,
  lead_confirmation: 3,
  newsletter_confirmation: 4,
} as const satisfies Record<Family, number>;
