import { reachOfLead, statusOfLead } from '@diwan/contracts/intake/leads/questions';
import type { Operation } from '@diwan/contracts/rpc/operation';

/** Questions that chatbot answers. */
export const chatbotOperations: readonly Operation[] = [reachOfLead, statusOfLead];
