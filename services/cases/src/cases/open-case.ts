import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { createCase, LegalCase } from '@diwan/contracts/matters/cases/http';
import type { Instance } from '@diwan/contracts/matters/instances/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { allNamesOf, People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { StageTemplates } from '../stage-templates/stage-templates.js';
import { Timeline } from '../timeline/timeline.js';
import { type Named, toLegalCase } from './case.presenter.js';
import { type CaseFields, CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { mainFields, peopleIn } from './case-fields.js';
import { CaseRelations } from './case-relations.js';
import { wordsOfCase } from './case-words.js';
import { ChosenCourts } from './chosen-courts.js';
import { ClientReach } from './client-reach.js';
import { enteringStage } from './entering-stage.js';
import { readersOf } from './readers-of.js';
import { staffScope } from './staff-scope.js';
import { teamOf } from './team-of.js';

type Input = InputOf<typeof createCase>['body'];

/** Opens a case for its clients (D-110). Case, audit row, events and timeline are written together. */
@Injectable()
export class OpenCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly clientReach: ClientReach,
    private readonly caseRelations: CaseRelations,
    private readonly chosenCourts: ChosenCourts,
    private readonly stageTemplates: StageTemplates,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError VALIDATION (unknown client, staff, court or related case), UNAVAILABLE (identity is away); its deed DUPLICATE (case number taken). */
  async run(
    caller: SignedInCaller,
    { parties, court, courtId, courtFileNumber, status, ...main }: Input,
  ): Promise<Deed<LegalCase>> {
    const scope = staffScope(caller);
    const input = scope.allCases ? main : { ...main, team: withThemselves(main.team, caller.personId) };
    const people = await this.people.known(peopleIn(input));
    for (const id of [input.clientId, ...input.otherClients.map((client) => client.id)])
      await this.clientReach.refuseForeign(scope, id);
    await this.caseRelations.refuseUnknown(scope, input, null);
    const courts = await this.chosenCourts.of([{ field: 'courtId', courtId }]);
    const named = { people: new Map([...people].map(([id, person]) => [id, person.name])), courts };
    const [first] = await this.stageTemplates.of(input.area);
    const written = {
      ...mainFields(input, people),
      ...(first ? enteringStage(first, [], caller.personId, this.clock.now()) : { stage: null, stages: [] }),
      status,
      statusReason: '',
      parties,
      instances: firstInstance({ court: court ?? nameIn(courts, courtId), courtId, fileNumber: courtFileNumber }),
      walledOff: [],
      archivedAt: null,
    };
    const names = new Map([...people].map(([id, person]) => [id, allNamesOf(person)]));
    const fields: CaseFields = { ...written, ...wordsOfCase(written, names) };
    const write = (session: ClientSession) => this.write(caller, fields, session).catch(refuseTakenNumber);
    return { commit: async (session) => toLegalCase(await write(session), named) };
  }

  private async write(caller: SignedInCaller, fields: CaseFields, session: ClientSession): Promise<CaseRecord> {
    const record = await this.cases.insert(fields, session);
    const caseId = String(record._id);
    await this.audit.record(
      { action: 'case.opened', subject: 'case', subjectId: caseId, after: fields, caller },
      session,
    );
    const line = { caseId, subjectId: caseId, title: record.title, by: caller.personId, seenBy: readersOf(record) };
    await this.timeline.put(session, { ...line, happening: 'case.opened' });
    await this.outbox.add(CaseTeamChangedV1, teamOf(record), session);
    return record;
  }
}

/** Whoever opens a case without the firm's full view is on its team; responsible, while nobody else is. */
function withThemselves(team: Input['team'], personId: string): Input['team'] {
  if (team.some(({ id }) => id === personId)) return team;
  const isLed = team.some(({ role }) => role === 'responsible');
  return [...team, { id: personId, role: isLed ? 'lawyer' : 'responsible' }];
}

/** A court of the directory is written by its name there, and `courtNameOf` says it in either language. */
const nameIn = (courts: Named['courts'], courtId: string | null): string => courts.get(courtId ?? '')?.name.en ?? '';

const firstInstance = (at: Pick<Instance, 'court' | 'courtId' | 'fileNumber'>): Instance[] =>
  at.court === '' && at.fileNumber === null ? [] : [{ ...at, level: 'first', from: null, to: null, result: '' }];

/** Case numbers are the only unique value of a case. */
export function refuseTakenNumber(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { caseNumber: 'case_number_taken' }, cause: fault });
}
