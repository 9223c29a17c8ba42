import { statusOfLead } from '@diwan/contracts/intake/leads/questions';
import type { ComposingTools, Drop } from './notice-kind.js';

/** Why nobody is reminded of a request any more, asked at the moment of sending; null while it waits for its answer. */
export async function whyNotWaiting(leadId: string, rpc: ComposingTools['rpc']): Promise<Drop | null> {
  const status = await rpc.ask(statusOfLead, { leadId });
  if (status === 'new') return null;
  return { drop: 'cancelled', reason: status === null ? 'lead_gone' : 'lead_answered' };
}
