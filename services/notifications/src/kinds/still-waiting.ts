import { promiseOfLead } from '@diwan/contracts/intake/leads/questions';
import type { ComposingTools, Drop } from './notice-kind.js';

/**
 * Why nobody is reminded of a promise to a lead any more, asked at the moment of sending; null while it is owed. One that was answered and
 * asked again since has a promise of its own (D-058).
 */
export async function whyNotWaiting(
  { leadId, respondBy }: { leadId: string; respondBy: string },
  rpc: ComposingTools['rpc'],
): Promise<Drop | null> {
  const promise = await rpc.ask(promiseOfLead, { leadId });
  if (promise?.respondBy === respondBy) return null;
  return { drop: 'cancelled', reason: promise === null ? 'lead_gone' : 'lead_answered' };
}
