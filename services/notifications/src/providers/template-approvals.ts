import type { TemplateContent } from '../messages/template-content.js';

/** Injection token of whoever approves templates; null where nobody does: what stands in for WhatsApp takes any. */
export const TEMPLATE_APPROVALS = Symbol('template-approvals');

/** How the provider says that a template stands; `unsubmitted`: it has it, and nobody asked for approval yet. */
export type ApprovalStatus = 'unsubmitted' | 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled';

export interface Approval {
  status: ApprovalStatus;
  /** What Meta wrote. */
  reason: string | null;
}

/** The provider certainly does not want it as it is: `reason` is a code of `twilio-errors.ts`. Everything else that is thrown may pass. */
export class TemplateRefused extends Error {
  constructor(readonly reason: string) {
    super(`the provider refused a template: ${reason}`);
  }
}

/** Hands templates to a provider and asks how they stand. Throws `TemplateRefused`, and what the connection throws. */
export interface TemplateApprovals {
  /** Stores a template and answers its content SID. Not repeatable: what was stored twice is approved once. */
  store(friendlyName: string, content: TemplateContent): Promise<string>;
  /** Asks WhatsApp to approve what was stored, under a name that it has not seen in this language. */
  request(contentSid: string, name: string, category: TemplateContent['category']): Promise<Approval>;
  /** How it stands; null: the provider does not have it. */
  standing(contentSid: string): Promise<Approval | null>;
}
