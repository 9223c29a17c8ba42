// Derived from the folders by `npm run derive`. Do not edit.
/** Every kind of notice. */
export const NOTICE_FAMILIES = [
  'new_sign_in',
  'second_factor_changed',
  'second_factor_reset',
  'security_alarm',
  'lead_confirmation',
  'lead_overdue',
  'lead_received',
  'lead_waiting',
  'document_shared',
  'share_decided',
  'share_link',
  'share_requested',
  'newsletter_confirmation',
] as const;
