import {
  activeClients,
  billedCases,
  casesKeptFrom,
  casesToBill,
  stagesOfCases,
} from '@diwan/contracts/matters/cases/questions';
import type { StageTemplate } from '@diwan/contracts/matters/stages/http';
import { can } from '@diwan/contracts/shared/permission';
import type { Role } from '@diwan/contracts/shared/role';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { StageTemplates } from '../stage-templates/stage-templates.js';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { type StaffScope, staffScope } from './staff-scope.js';

/** Most cases of one client that are offered to be billed. */
const MOST = 200;

/** Names cases for bills and time sheets, to those who may know of them (SEC-04). */
@Injectable()
export class BilledCasesAnswer {
  constructor(
    private readonly cases: CaseRepository,
    private readonly stageTemplates: StageTemplates,
  ) {}

  @Answers(billedCases)
  async byId({ ids, by }: z.output<typeof billedCases.input>): Promise<z.output<typeof billedCases.output>> {
    const found = [...(await this.cases.byId(ids)).values()];
    return (by === null ? found : inScope(found, billingScope(by))).map(toBilledCase);
  }

  @Answers(casesToBill)
  async ofClient({ clientId, by }: z.output<typeof casesToBill.input>): Promise<z.output<typeof casesToBill.output>> {
    const found = inScope(await this.cases.ofClient(clientId), billingScope(by));
    const newestFirst = found.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return newestFirst.slice(0, MOST).map(toBilledCase);
  }

  @Answers(stagesOfCases)
  async stagesOf({ ids, by }: z.output<typeof stagesOfCases.input>): Promise<z.output<typeof stagesOfCases.output>> {
    const found = [...(await this.cases.byId(ids)).values()];
    const cases = by === null ? found : inScope(found, billingScope(by));
    const templates = new Map((await this.stageTemplates.all()).map(({ area, stages }) => [area, stages]));
    return cases.map((one) => ({ caseId: String(one._id), stages: stagesOf(one, templates.get(one.area) ?? []) }));
  }

  @Answers(activeClients)
  active({ since }: z.output<typeof activeClients.input>): Promise<z.output<typeof activeClients.output>> {
    return this.cases.activeClients(new Date(since));
  }

  @Answers(casesKeptFrom)
  keptFrom({ personId }: z.output<typeof casesKeptFrom.input>): Promise<z.output<typeof casesKeptFrom.output>> {
    return this.cases.walledOffFrom(personId);
  }
}

/** Whoever keeps the books reaches all cases, by name and nothing else of them. */
function billingScope(by: { personId: string; roles: readonly Role[] }): StaffScope {
  const scope = staffScope(by);
  return { ...scope, allCases: scope.allCases || can(by.roles, 'billing:read') };
}

const inScope = (cases: readonly CaseRecord[], { personId, allCases }: StaffScope): CaseRecord[] =>
  cases.filter(({ team, walledOff }) => !walledOff.includes(personId) && (allCases || team.includes(personId)));

/** Those that its area has now, after those that it went through and its area has no more. */
function stagesOf({ stage, stages }: CaseRecord, templates: readonly StageTemplate[]) {
  const passed = [...stages, ...(stage ? [stage] : [])].filter(({ id }) => id !== '');
  const reached = new Set(passed.map(({ id }) => id));
  const known = new Set(templates.map(({ id }) => id));
  const gone = new Map(passed.filter(({ id }) => !known.has(id)).map(({ id, name }) => [id, { id, name }]));
  return [...gone.values(), ...templates].map(({ id, name }) => ({
    id,
    name: { en: name.en, ar: name.ar },
    reached: reached.has(id),
  }));
}

const toBilledCase = ({ _id, title, caseNumber, area, clientIds, team, stage }: CaseRecord) => ({
  id: String(_id),
  title,
  caseNumber,
  area,
  clientIds,
  team,
  stage: stage && { en: stage.name.en, ar: stage.name.ar },
});
