import { statusOfLead } from '@diwan/contracts/intake/leads/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';

/** Whether a request still waits for its answer, asked at the moment of sending. */
@Injectable()
export class WaitingLead {
  constructor(private readonly rpc: RpcClient) {}

  /** Why nobody is reminded of the request of a notice any more; null while it waits. Throws UNAVAILABLE when it cannot be asked. */
  async whyNot({ facts }: NoticeRecord): Promise<Extract<Composition, { drop: string }> | null> {
    const status = await this.rpc.ask(statusOfLead, { leadId: String(facts.leadId) });
    if (status === 'new') return null;
    return { drop: 'cancelled', reason: status === null ? 'lead_gone' : 'lead_answered' };
  }
}
