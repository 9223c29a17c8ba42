import type { InputOf } from '@diwan/contracts/http/endpoint';
import { ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import type { mergeClients } from '@diwan/contracts/people/client-merges/http';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { CaseTeamRepository } from '../clients/case-team.repository.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { SessionStore } from '../sessions/session.store.js';
import { Sessions } from '../sessions/sessions.service.js';
import { ClientMergeRepository } from './client-merge.repository.js';
import type { ClientMergeRecord } from './client-merge.schema.js';
import { ClientPairs } from './client-pairs.js';
import { takenFields, writtenFields } from './merge-fields.rules.js';

/**
 * Makes one client of two records of the same client (LEAD-08): fields as chosen, delegates, and by an event all that other services keep
 * of them. Who went keeps an account without a file; whether their phone opens the file that is kept was decided by whoever merged.
 */
@Injectable()
export class MergeClients {
  constructor(
    private readonly pairs: ClientPairs,
    private readonly merges: ClientMergeRepository,
    private readonly teams: CaseTeamRepository,
    private readonly delegations: DelegationRepository,
    private readonly sessions: Sessions,
    private readonly sessionStore: SessionStore,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, FORBIDDEN (one of them works for the firm); CONFLICT when somebody changed one of them since. */
  async run(caller: SignedInCaller, input: InputOf<typeof mergeClients>['body']): Promise<Deed<ClientMergeRecord>> {
    const { keptId, mergedId, signIn } = input;
    const caseIds = await this.teams.casesOf(new Types.ObjectId(mergedId));
    return {
      commit: (session) => this.write(caller, input, caseIds, session),
      after: async () => {
        await this.sessionStore.endAll(mergedId);
        // Whoever held the old phone must not stay signed in as the holder of the new one.
        if (signIn === 'merged') await this.sessionStore.endAll(keptId);
        else await this.sessions.refresh(keptId);
      },
    };
  }

  private async write(
    caller: SignedInCaller,
    input: InputOf<typeof mergeClients>['body'],
    caseIds: string[],
    session: ClientSession,
  ): Promise<ClientMergeRecord> {
    const { kept, merged } = await this.pairs.of(input.keptId, input.mergedId, session);
    if (kept.version !== input.keptVersion || merged.version !== input.mergedVersion) throw new DomainError('CONFLICT');
    const taken = takenFields(kept, merged, input.take);
    const exchanges = input.signIn === 'merged';
    const record: ClientMergeRecord = {
      _id: new Types.ObjectId(),
      keptId: kept._id,
      mergedId: merged._id,
      client: merged.client,
      taken,
      signIn: input.signIn,
      phones: exchanges ? { kept: kept.phone, merged: merged.phone } : null,
      delegations: await this.delegations.giveAll(merged._id, kept._id, caseIds, session),
      by: new Types.ObjectId(caller.personId),
      at: this.clock.now(),
      undoneAt: null,
    };
    const values = new Map(taken.map(({ field, after }) => [field, after]));
    const fields = writtenFields(kept, values, exchanges ? merged.phone : kept.phone);
    const into = { into: kept._id, signsIn: input.signIn === 'both' };
    const written =
      (await this.merges.writePerson(kept, fields, session)) &&
      (await this.merges.writePerson(merged, { client: null, merged: into }, session));
    if (!written) throw new DomainError('CONFLICT');
    if (exchanges) await this.merges.exchangePhones(kept, merged, session);
    await this.merges.insert(record, session);
    await this.note(caller, record, session);
    return record;
  }

  private async note(
    caller: SignedInCaller,
    { _id, keptId, mergedId, taken, signIn }: ClientMergeRecord,
    session: ClientSession,
  ): Promise<void> {
    const ids = { keptId: keptId.toHexString(), mergedId: mergedId.toHexString() };
    const after = { mergedId: ids.mergedId, signIn, taken: taken.map(({ field }) => field) };
    await this.audit.record(
      { action: 'client.merged', subject: 'client', subjectId: ids.keptId, after, caller },
      session,
    );
    const gone = { subject: 'client', subjectId: ids.mergedId, after: { keptId: ids.keptId } };
    await this.audit.record({ action: 'client.merged-into', ...gone, caller }, session);
    await this.outbox.add(ClientsMergedV1, { mergeId: _id.toHexString(), ...ids, by: caller.personId }, session);
    await this.outbox.add(ClientChangedV1, { clientId: ids.keptId }, session);
  }
}
