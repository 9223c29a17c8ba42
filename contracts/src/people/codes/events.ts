import * as z from 'zod/mini';
import { eventType } from '../../events/event.js';

/**
 * One-time codes were refused because a budget is used up: somebody pumps messages, or the firm is very busy (D-004).
 * `scope` is the budget: of a `prefix` of numbers or all (`global`) that nobody has proven, of proven (`verified`) phones, or of `known`
 * browsers; `hour` names the hour, `2026-11-21T08`.
 */
export const CodeBudgetExhaustedV1 = eventType(
  'identity.code-budget.exhausted.v1',
  z.strictObject({ scope: z.enum(['global', 'prefix', 'verified', 'known']), hour: z.string() }),
  { heardBy: ['notifications'] },
);
