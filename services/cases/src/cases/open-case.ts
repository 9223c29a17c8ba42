import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { createCase, LegalCase } from '@diwan/contracts/matters/cases/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { StageTemplates } from '../stage-templates/stage-templates.js';
import { Timeline } from '../timeline/timeline.js';
import { toLegalCase } from './case.presenter.js';
import { type CaseFields, CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { mainFields, peopleIn, wordsOfCase } from './case-fields.js';
import { CaseRelations } from './case-relations.js';
import { ClientReach } from './client-reach.js';
import { enteringStage } from './entering-stage.js';
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
    private readonly stageTemplates: StageTemplates,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError VALIDATION (unknown client, staff or related case), UNAVAILABLE (identity is away); its deed DUPLICATE (case number taken). */
  async run(
    caller: SignedInCaller,
    { parties, court, courtFileNumber, status, ...main }: Input,
  ): Promise<Deed<LegalCase>> {
    const scope = staffScope(caller);
    const input = scope.allCases ? main : { ...main, team: withThemselves(main.team, caller.personId) };
    const people = await this.people.known(peopleIn(input));
    for (const id of [input.clientId, ...input.otherClients.map((client) => client.id)])
      await this.clientReach.refuseForeign(scope, id);
    await this.caseRelations.refuseUnknown(scope, input, null);
    const names = new Map([...people].map(([id, person]) => [id, person.name]));
    const [first] = await this.stageTemplates.of(input.area);
    const instances = firstInstance(court, courtFileNumber);
    const fields: CaseFields = {
      ...mainFields(input, people),
      ...(first ? enteringStage(first, [], caller.personId, this.clock.now()) : { stage: null, stages: [] }),
      status,
      statusReason: '',
      parties,
      instances,
      walledOff: [],
      searchWords: [],
      archivedAt: null,
    };
    fields.searchWords = wordsOfCase(fields, names);
    const write = (session: ClientSession) => this.write(caller, fields, session).catch(refuseTakenNumber);
    return { commit: async (session) => toLegalCase(await write(session), names) };
  }

  private async write(caller: SignedInCaller, fields: CaseFields, session: ClientSession): Promise<CaseRecord> {
    const record = await this.cases.insert(fields, session);
    const caseId = String(record._id);
    await this.audit.record(
      { action: 'case.opened', subject: 'case', subjectId: caseId, after: fields, caller },
      session,
    );
    const { title, clientIds } = record;
    const line = { caseId, subjectId: caseId, title, by: caller.personId, seenBy: clientIds };
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

const firstInstance = (court: string | null, fileNumber: string | null): CaseFields['instances'] =>
  court === null && fileNumber === null
    ? []
    : [{ level: 'first', court: court ?? '', courtId: null, fileNumber, from: null, to: null, result: '' }];

/** Case numbers are the only unique value of a case. */
export function refuseTakenNumber(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { caseNumber: 'case_number_taken' }, cause: fault });
}
