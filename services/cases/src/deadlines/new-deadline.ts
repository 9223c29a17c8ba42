import type { StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import type { NewDeadline } from './deadline.repository.js';
import type { KeptRule } from './deadline.schema.js';
import { type Days, reckon } from './reckon.rules.js';

interface Basis {
  caseId: string;
  hearingId: string | null;
  ownerId: string | null;
  triggerDay: string;
}

/** A deadline that is proposed, with the rule as it stands now. */
export function newDeadline(rule: StandingRule, basis: Basis, days: Days): NewDeadline {
  const reckoning = reckon(rule, basis.triggerDay, days);
  return {
    ...basis,
    ...(basis.hearingId && { source: `${basis.hearingId}:${rule.id}` }),
    rule: keptRule(rule),
    day: reckoning.day,
    reckoning,
    state: 'proposed',
    changed: null,
    standsAs: null,
    decidedBy: null,
    decidedAt: null,
  };
}

const keptRule = ({ courtKinds: _, validFrom: __, validUntil: ___, confirmed, ...rule }: StandingRule): KeptRule => ({
  ...rule,
  isConfirmed: confirmed !== null,
});
