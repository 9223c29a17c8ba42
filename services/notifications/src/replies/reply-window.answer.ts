import { replyWindow } from '@diwan/contracts/messages/replies/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { Answers, RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { hasProven } from '../kinds/proven-number.js';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';

/** Tells until when free text may go to a person by WhatsApp, to whichever of the numbers that they proved to hold they wrote from (NOT-03). */
@Injectable()
export class ReplyWindowAnswer {
  constructor(
    private readonly numbers: WhatsappNumbers,
    private readonly rpc: RpcClient,
  ) {}

  @Answers(replyWindow)
  async answer({ personId }: z.output<typeof replyWindow.input>): Promise<z.output<typeof replyWindow.output>> {
    const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
    const numbers = person ? [person.whatsapp ?? person.phone, person.phone] : [];
    const theirs = numbers.filter((number) => person && hasProven(person, number));
    const open = await Promise.all(theirs.map((number) => this.numbers.openUntil(number)));
    const latest = open.filter((until) => until !== null).sort((a, b) => b.getTime() - a.getTime())[0];
    return { openUntil: latest?.toISOString() ?? null };
  }
}
