import type { TemplateState } from '@diwan/contracts/messages/message-templates/http';
import { movesBy } from '@diwan/service-kit/deeds/machine';
import type { ApprovalStatus } from '../providers/template-approvals.js';

/**
 * The moves of a template (NOT-02). It is a `draft` again when its words change, and what was approved before stays as its live version; the
 * provider's word may leave steps out. What was adopted from the settings was approved by hand before.
 */
export const TEMPLATE_MOVES = {
  draft: ['submitted', 'approved'],
  submitted: ['received', 'pending', 'approved', 'rejected', 'draft'],
  received: ['pending', 'approved', 'rejected', 'draft'],
  pending: ['received', 'approved', 'rejected', 'draft'],
  approved: ['pending', 'rejected', 'paused', 'disabled', 'draft'],
  rejected: ['submitted', 'approved', 'draft'],
  paused: ['approved', 'rejected', 'disabled', 'draft'],
  disabled: ['submitted', 'approved', 'draft'],
} as const satisfies Record<TemplateState, readonly TemplateState[]>;

const move = movesBy(TEMPLATE_MOVES);

/** Approval is asked for: of drafts by ourselves, of what was refused by a person. */
export const SUBMIT = move(['draft', 'rejected', 'disabled'], 'submitted');
/** The settings name a content SID that was approved by hand. */
export const ADOPT = move(['draft', 'submitted', 'received', 'pending', 'rejected', 'paused', 'disabled'], 'approved');
/** Its words are again those of a version that is still approved. */
export const TAKE_BACK = move(['draft'], 'approved');
/** Its words are not those any more that were submitted. */
export const CHANGE_WORDS = move(
  ['submitted', 'received', 'pending', 'approved', 'rejected', 'paused', 'disabled'],
  'draft',
);

/** Where the provider's word brings a template. */
export const HEARD = {
  received: move(['submitted', 'pending'], 'received'),
  pending: move(['submitted', 'received', 'approved'], 'pending'),
  approved: move(['submitted', 'received', 'pending', 'rejected', 'paused', 'disabled'], 'approved'),
  rejected: move(['submitted', 'received', 'pending', 'approved', 'paused'], 'rejected'),
  paused: move(['approved'], 'paused'),
  disabled: move(['approved', 'paused'], 'disabled'),
} as const satisfies Record<Exclude<ApprovalStatus, 'unsubmitted'>, unknown>;

/** States of which the provider can tell something new: those on their way often, those that are settled now and then. */
export const ON_THEIR_WAY: readonly TemplateState[] = ['submitted', 'received', 'pending'];
export const SETTLED: readonly TemplateState[] = ['approved', 'paused', 'rejected'];

/** States in which a template that was approved can no longer be sent. */
export const STOPPED: readonly TemplateState[] = ['rejected', 'paused', 'disabled'];

/** The moves of a live version, which lasts until the words of the code are approved or the provider ends it. */
const LIVE_MOVES = { approved: ['paused'], paused: ['approved'] } as const;
export type LiveState = keyof typeof LIVE_MOVES;
export const LIVE_STATES = Object.keys(LIVE_MOVES) as LiveState[];

const liveMove = movesBy(LIVE_MOVES);

/** Where the provider's word brings a live version. */
export const HEARD_LIVE = { approved: liveMove(['paused'], 'approved'), paused: liveMove(['approved'], 'paused') };
