// Derived from the folders by `npm run derive`. Do not edit.
import intakeLeadConfirmation from '../kinds/intake/lead-confirmation.js';
import intakeLeadOverdue from '../kinds/intake/lead-overdue.js';
import intakeLeadReceived from '../kinds/intake/lead-received.js';
import intakeLeadWaiting from '../kinds/intake/lead-waiting.js';
import mattersDocumentShared from '../kinds/matters/document-shared.js';
import mattersShareDecided from '../kinds/matters/share-decided.js';
import mattersShareLink from '../kinds/matters/share-link.js';
import mattersShareRequested from '../kinds/matters/share-requested.js';
import messagesNewsletterConfirmation from '../kinds/messages/newsletter-confirmation.js';
import type { Family, NoticeKind } from '../kinds/notice-kind.js';
import peopleNewSignIn from '../kinds/people/new-sign-in.js';
import peopleSecondFactorChanged from '../kinds/people/second-factor-changed.js';
import peopleSecondFactorReset from '../kinds/people/second-factor-reset.js';
import peopleSecurityAlarm from '../kinds/people/security-alarm.js';

/** Every kind of notice, by its family. */
export const KINDS = {
  new_sign_in: peopleNewSignIn,
  second_factor_changed: peopleSecondFactorChanged,
  second_factor_reset: peopleSecondFactorReset,
  security_alarm: peopleSecurityAlarm,
  lead_confirmation: intakeLeadConfirmation,
  lead_overdue: intakeLeadOverdue,
  lead_received: intakeLeadReceived,
  lead_waiting: intakeLeadWaiting,
  document_shared: mattersDocumentShared,
  share_decided: mattersShareDecided,
  share_link: mattersShareLink,
  share_requested: mattersShareRequested,
  newsletter_confirmation: messagesNewsletterConfirmation,
} as const satisfies { [F in Family]: NoticeKind<F> };
