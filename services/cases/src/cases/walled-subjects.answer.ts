import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { HIDDEN_SUBJECTS } from '@diwan/service-kit/http/hidden-subjects';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import type { WalledSubjects } from './walled-subjects.js';

/** Tells other services which records somebody is kept away from, such as notifications for its log (SEC-04). */
@Injectable()
export class WalledSubjectsAnswer {
  constructor(@Inject(HIDDEN_SUBJECTS) private readonly walled: WalledSubjects) {}

  @Answers(walledSubjects)
  async answer(person: z.output<typeof walledSubjects.input>): Promise<z.output<typeof walledSubjects.output>> {
    return [...(await this.walled.from(person))];
  }
}
