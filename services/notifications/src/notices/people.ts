import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import type { Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';

type Reach = z.infer<typeof reachOfPeople.output>[number];

type Recipient = { person: Reach; to: string } | Extract<Composition, { drop: string }>;

/** How people with an account are reached, asked at the moment of sending. */
@Injectable()
export class People {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * The person of a notice and the number that WhatsApp messages go to: their verified WhatsApp number, else their own phone (D-011).
   * Otherwise why nothing is sent: the person is gone, or does not want notices (D-141).
   */
  async recipient(notice: NoticeRecord): Promise<Recipient> {
    const recipient = await this.always(notice);
    if ('drop' in recipient || recipient.person.noticesAllowed) return recipient;
    return { drop: 'suppressed', reason: 'opted_out' };
  }

  /** The same whatever notices the person wants: for their own safety and the firm's. */
  async always({ personId }: NoticeRecord): Promise<Recipient> {
    const [person] = personId === null ? [] : await this.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) return { drop: 'cancelled', reason: 'person_gone' };
    return { person, to: person.whatsapp ?? person.phone };
  }
}
