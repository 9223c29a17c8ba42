import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { LegalCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { allNamesOf, type KnownPerson, People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Timeline } from '../timeline/timeline.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { type MainInput, mainFields, peopleIn } from './case-fields.js';
import { CaseRelations } from './case-relations.js';
import { CaseViews } from './case-views.js';
import { wordsOfCase } from './case-words.js';
import { ClientHolds } from './client-holds.js';
import { ClientReach } from './client-reach.js';
import { refuseTakenNumber } from './open-case.js';
import { staffScope } from './staff-scope.js';
import { leftBy, teamOf } from './team-of.js';

/** Changes what staff fill in of a case. */
@Injectable()
export class ChangeCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly holds: ClientHolds,
    private readonly people: People,
    private readonly caseViews: CaseViews,
    private readonly clientReach: ClientReach,
    private readonly caseRelations: CaseRelations,
    private readonly versionedEdit: VersionedEdit,
    private readonly timeline: Timeline,
    private readonly outbox: Outbox,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (other version), DUPLICATE (case number taken), VALIDATION, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, input: InputOf<typeof updateCase>['body']): Promise<LegalCase> {
    const scope = staffScope(caller);
    const stored = await this.cases.one(scope, id);
    if (!stored) throw new DomainError('NOT_FOUND');
    const { version, ...main } = input;
    for (const { id: clientId } of [{ id: main.clientId }, ...main.otherClients])
      if (!stored.clientIds.includes(clientId)) await this.clientReach.refuseForeign(scope, clientId);
    await this.caseRelations.refuseUnknown(scope, main, stored);
    const people = await this.people.known(peopleIn(main));
    const edited = { action: 'case.changed', subject: 'case', id, caller };
    const changed = await this.versionedEdit
      .run(edited, {
        read: (session) => this.cases.one(scope, id, session),
        change: (before, session) => this.changeOf(caller, before, main, people, session),
        write: (fields, _, session) => this.cases.change(scope, id, version, fields, session),
        also: (written, before, session) => this.tell(caller, before, written, session),
      })
      .catch(refuseTakenNumber);
    return this.caseViews.oneForStaff(changed);
  }

  private async changeOf(
    caller: SignedInCaller,
    before: CaseRecord,
    main: MainInput,
    people: ReadonlyMap<string, KnownPerson>,
    session: ClientSession,
  ) {
    const fields = mainFields(main, people, before.walledOff);
    refuseSelfAppointed(caller, before, fields);
    // Documents are confidential to the client they were stored for: a case that has some keeps its main client.
    if (before.clientId !== fields.clientId && (await this.holds.keep(String(before._id), session)))
      throw new DomainError('VALIDATION', { fieldErrors: { clientId: 'case_has_documents' } });
    const names = new Map([...people].map(([id, person]) => [id, allNamesOf(person)]));
    return { ...fields, ...wordsOfCase({ ...before, ...fields }, names) };
  }

  private async tell(
    caller: SignedInCaller,
    before: CaseRecord,
    after: CaseRecord,
    session: ClientSession,
  ): Promise<void> {
    const caseId = String(after._id);
    const line = { caseId, subjectId: caseId, title: after.title, by: caller.personId };
    const newClients = !alike(before.clientIds, after.clientIds);
    const newTeam = !alike(before.team, after.team);
    if (newClients) {
      const left = before.clientIds.filter((id) => !after.clientIds.includes(id));
      if (left.length > 0) await this.holds.leave(caseId, left, session);
      await this.timeline.put(session, { ...line, happening: 'case.clients_changed' });
    }
    if (newTeam) await this.timeline.put(session, { ...line, happening: 'case.team_changed' });
    if (newTeam || newClients)
      await this.outbox.add(CaseTeamChangedV1, { ...teamOf(after), left: leftBy(before, after) }, session);
  }
}

/** Whoever is responsible decides about documents: that is handed over by them, or given by owners and admins, and taken by nobody. */
function refuseSelfAppointed(
  caller: SignedInCaller,
  before: Pick<CaseRecord, 'members'>,
  after: Pick<CaseRecord, 'members'>,
): void {
  const [now, then] = [before, after].map(({ members }) => members.find(({ role }) => role === 'responsible')?.id);
  if (now === then || now === caller.personId || staffScope(caller).allCases) return;
  throw new DomainError('VALIDATION', { fieldErrors: { team: 'responsible_kept' } });
}

const alike = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();
