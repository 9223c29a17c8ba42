import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { HiddenSubjects } from '@diwan/service-kit/http/hidden-subjects';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, trusted } from 'mongoose';

/** Cases that somebody is kept away from though their role reads the books (SEC-04). Asks cases: never within a transaction. */
@Injectable()
export class KeptCases implements HiddenSubjects {
  constructor(
    private readonly rpc: RpcClient,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Their ids. Throws DomainError UNAVAILABLE. */
  of({ personId }: Pick<SignedInCaller, 'personId'>): Promise<string[]> {
    return this.rpc.ask(casesKeptFrom, { personId });
  }

  /** The same with all that belongs to them: every record of this service that says of which case it is. */
  async from(person: Pick<SignedInCaller, 'personId'>): Promise<readonly string[]> {
    const kept = await this.of(person);
    if (kept.length === 0) return [];
    const ofCases = Object.values(this.connection.models).filter(({ schema }) => schema.path('caseId'));
    const belonging = await Promise.all(
      ofCases.map((model) => model.find({ caseId: trusted({ $in: kept }) }, { _id: 1 }).lean<{ _id: unknown }[]>()),
    );
    return [...kept, ...belonging.flat().map(({ _id }) => String(_id))];
  }
}
