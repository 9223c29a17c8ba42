import { ClientMergeUndoneV1 } from '@diwan/contracts/people/client-merges/events';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { isStaff } from '@diwan/contracts/shared/role';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ClientPerson } from '../clients/client.presenter.js';
import { DelegationRepository } from '../delegations/delegation.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { SessionStore } from '../sessions/session.store.js';
import { ClientMergeRepository } from './client-merge.repository.js';
import type { ClientMergeRecord } from './client-merge.schema.js';
import { isOfPerson, isSameValue, saidIn, writtenFields } from './merge-fields.rules.js';

/** So long a merge can be taken back (LEAD-08). */
export const UNDOABLE_MS = 30 * 86_400_000;

/** Takes a merge back: what moved goes back, fields get their old value unless somebody changed them since. */
@Injectable()
export class UndoMerge {
  constructor(
    private readonly merges: ClientMergeRepository,
    private readonly people: PersonRepository,
    private readonly delegations: DelegationRepository,
    private readonly sessionStore: SessionStore,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The deed throws NOT_FOUND; CONFLICT when it was taken back already, is too old, the one who was kept is no client any more, or phones would have to be exchanged with somebody of the firm. */
  run(caller: SignedInCaller, id: string): Deed<ClientMergeRecord> {
    return {
      commit: (session) => this.write(caller, id, session),
      after: async ({ keptId, mergedId }) => {
        // Whoever signed in with the other's phone is no longer this client.
        await this.sessionStore.endAll(keptId.toHexString());
        await this.sessionStore.endAll(mergedId.toHexString());
      },
    };
  }

  private async write(caller: SignedInCaller, id: string, session: ClientSession): Promise<ClientMergeRecord> {
    const record = await this.merges.one(id, session);
    if (!record) throw new DomainError('NOT_FOUND');
    const now = this.clock.now();
    if (record.undoneAt || now.getTime() - record.at.getTime() > UNDOABLE_MS) throw new DomainError('CONFLICT');
    const kept = await this.people.findById(record.keptId, session);
    const gone = await this.people.findById(record.mergedId, session);
    if (!kept?.client || !gone || gone.client || !gone.merged?.into.equals(record.keptId))
      throw new DomainError('CONFLICT');
    const exchanged = record.phones && kept.phone === record.phones.merged && gone.phone === record.phones.kept;
    // An owner gave the role to whoever holds the phone: it stays with them, and so does what colleagues say of themselves.
    if (exchanged && (isStaff(kept.roles) || isStaff(gone.roles))) throw new DomainError('CONFLICT');
    const client = kept as ClientPerson;
    const back = record.taken.filter(
      ({ field, after }) => isSameValue(saidIn(client, field), after) && !(isStaff(kept.roles) && isOfPerson(field)),
    );
    const values = new Map(back.map(({ field, before }) => [field, before]));
    const returned = { ...gone, client: record.client } as ClientPerson;
    const written =
      (await this.merges.writePerson(
        kept,
        writtenFields(client, values, exchanged ? gone.phone : kept.phone),
        session,
      )) &&
      (await this.merges.writePerson(
        gone,
        { ...writtenFields(returned, new Map(), exchanged ? kept.phone : gone.phone), merged: null },
        session,
      ));
    if (!written) throw new DomainError('CONFLICT');
    if (exchanged) await this.merges.exchangePhones(kept, gone, session);
    await this.delegations.giveBack(record.delegations, record.mergedId, session);
    await this.merges.markUndone(record._id, now, session);
    await this.note(caller, record, session);
    return { ...record, undoneAt: now };
  }

  private async note(
    caller: SignedInCaller,
    { _id, keptId, mergedId }: ClientMergeRecord,
    session: ClientSession,
  ): Promise<void> {
    const ids = { keptId: keptId.toHexString(), mergedId: mergedId.toHexString() };
    for (const subjectId of Object.values(ids))
      await this.audit.record(
        { action: 'client.merge-undone', subject: 'client', subjectId, after: ids, caller },
        session,
      );
    await this.outbox.add(ClientMergeUndoneV1, { mergeId: _id.toHexString(), ...ids, by: caller.personId }, session);
    for (const clientId of Object.values(ids)) await this.outbox.add(ClientChangedV1, { clientId }, session);
  }
}
