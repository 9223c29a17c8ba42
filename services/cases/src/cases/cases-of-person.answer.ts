import { casesOfPerson } from '@diwan/contracts/matters/file-keeping/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from './case.repository.js';

/** Which cases of a person are kept, for whoever decides what of them may be erased: those that were put aside count too. */
@Injectable()
export class CasesOfPersonAnswer {
  constructor(private readonly cases: CaseRepository) {}

  @Answers(casesOfPerson)
  async answer({ personId }: z.output<typeof casesOfPerson.input>): Promise<z.output<typeof casesOfPerson.output>> {
    const cases = await this.cases.ofClient(personId);
    const closed = cases.filter(({ status }) => status === 'closed');
    const changes = closed.map(({ updatedAt }) => updatedAt.getTime());
    const lastChangedAt = changes.length > 0 ? new Date(Math.max(...changes)).toISOString() : null;
    return { open: cases.length - closed.length, closed: closed.length, lastChangedAt };
  }
}
