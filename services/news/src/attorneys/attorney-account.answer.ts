import { accountOfAttorney } from '@diwan/contracts/site/attorneys/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { AttorneyRepository } from './attorney.repository.js';

/** Tells other services who is given the requests for a lawyer. */
@Controller()
export class AttorneyAccountAnswer {
  constructor(private readonly attorneys: AttorneyRepository) {}

  @Answers(accountOfAttorney)
  async answer({ slug }: z.infer<typeof accountOfAttorney.input>): Promise<z.infer<typeof accountOfAttorney.output>> {
    return { accountId: (await this.attorneys.bySlug(slug))?.accountId ?? null };
  }
}
