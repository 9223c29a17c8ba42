import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { HiddenSubjects } from '@diwan/service-kit/http/hidden-subjects';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, trusted } from 'mongoose';
import { CaseRepository } from './case.repository.js';

/**
 * Cases that somebody is kept away from, and all that belongs to them: every record that says of which case it is. Found by the schemas, so
 * that a noun that comes later is behind the wall, too.
 */
@Injectable()
export class WalledSubjects implements HiddenSubjects {
  constructor(
    private readonly cases: CaseRepository,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async from({ personId }: Pick<SignedInCaller, 'personId'>): Promise<readonly string[]> {
    const walled = await this.cases.walledOffFrom(personId);
    if (walled.length === 0) return [];
    const ofCases = Object.values(this.connection.models).filter(({ schema }) => schema.path('caseId'));
    const belonging = await Promise.all(
      ofCases.map((model) => model.find({ caseId: trusted({ $in: walled }) }, { _id: 1 }).lean<{ _id: unknown }[]>()),
    );
    return [...walled, ...belonging.flat().map(({ _id }) => String(_id))];
  }
}
