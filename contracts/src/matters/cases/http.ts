import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { PRACTICE_AREA_IDS } from '../../site/practice-areas/practice-area.js';
import { Instance } from '../instances/http.js';
import { Parties, Party } from '../parties/http.js';
import { CaseStage, OwnStage } from '../stages/http.js';
import { CaseStatus, ClientRole, TeamRole, WaitingFor } from './vocabulary.js';

export { CaseStatus, ClientRole, TeamRole, WaitingFor };

const service = 'cases';

/** What staff and client see alike. */
const seenByBoth = {
  id: Id,
  title: z.string(),
  caseNumber: z.string(),
  /** Of the instance where it is now; empty before the first. */
  court: inBothLanguages(z.string()),
  area: z.enum(PRACTICE_AREA_IDS),
  status: CaseStatus,
  description: z.string(),
  waitingFor: z.nullable(WaitingFor),
  /** In words for the client. */
  nextStep: z.string(),
  nextDate: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
};

/** A case as staff see it. */
export const LegalCase = z.strictObject({
  ...seenByBoth,
  /** The main client: first in `clients`. */
  clientId: Id,
  clientName: z.string(),
  /** `isKeptAway`: a wall keeps the case from them; nothing of it is for them. */
  clients: z.array(z.strictObject({ id: Id, name: z.string(), role: z.nullable(ClientRole), isKeptAway: z.boolean() })),
  /** Of the instance where it is now. */
  courtFileNumber: z.nullable(z.string()),
  /** Why it rests, goes on, was closed or reopened last; empty before. */
  statusReason: z.string(),
  stage: z.nullable(CaseStage),
  /** The firm's own. */
  nextAction: z.string(),
  parties: z.array(Party),
  instances: z.array(Instance),
  team: z.array(z.strictObject({ id: Id, name: z.string(), role: TeamRole })),
  parentId: z.nullable(Id),
  relatedIds: z.array(Id),
  archivedAt: z.nullable(Instant),
  version: z.int(),
});
export type LegalCase = z.infer<typeof LegalCase>;

const caseFields = {
  clientId: Id,
  clientRole: z.nullable(ClientRole),
  otherClients: z.array(z.strictObject({ id: Id, role: z.nullable(ClientRole) })).check(z.maxLength(19)),
  title: line(200),
  caseNumber: line(60),
  area: z.enum(PRACTICE_AREA_IDS),
  description: paragraph(5000),
  waitingFor: z.nullable(WaitingFor),
  nextStep: paragraph(300),
  nextAction: paragraph(300),
  nextDate: z.nullable(Instant),
  team: z.array(z.strictObject({ id: Id, role: TeamRole })).check(z.maxLength(20)),
  parentId: z.nullable(Id),
  relatedIds: z.array(Id).check(z.maxLength(20)),
};

export const listCases = endpoint({
  service,
  method: 'GET',
  path: '/cases',
  access: 'case:read',
  status: 200,
  summary: 'Cases, newest first unless sorted otherwise',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    status: z.optional(CaseStatus),
    area: z.optional(z.enum(PRACTICE_AREA_IDS)),
    waitingFor: z.optional(WaitingFor),
    /** Id of a stage of a template. */
    stage: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    /** Somebody of the team. */
    memberId: z.optional(Id),
    clientId: z.optional(Id),
    /** `yes`: those in the archive, latest first, and no others. */
    archived: z.optional(z.literal('yes')),
    sort: sortBy('title', 'number', 'next', 'opened'),
  }),
  response: pageOf(LegalCase),
  errors: [],
});
export const getCase = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id',
  access: 'case:read',
  status: 200,
  summary: 'One case',
  params: IdParams,
  response: LegalCase,
  errors: ['NOT_FOUND'],
});
/** The first stage of its area's template is where it begins. */
export const createCase = endpoint({
  service,
  method: 'POST',
  path: '/cases',
  access: 'case:write',
  status: 201,
  idempotent: true,
  summary: 'Open a case for a client (D-110)',
  body: z.strictObject({
    ...caseFields,
    status: z.enum(['active', 'pending']),
    /** Where it is at court already; null before. */
    court: z.nullable(line(200)),
    /** The same in the directory of courts. */
    courtId: z._default(z.nullable(Id), null),
    courtFileNumber: z.nullable(line(60)),
    parties: Parties,
  }),
  response: LegalCase,
  errors: ['DUPLICATE', 'NOT_FOUND', 'UNAVAILABLE'],
});
export const updateCase = endpoint({
  service,
  method: 'PUT',
  path: '/cases/:id',
  access: 'case:write',
  status: 200,
  summary: 'Change a case',
  params: IdParams,
  body: z.strictObject({ ...caseFields, version: z.int() }),
  response: LegalCase,
  errors: ['NOT_FOUND', 'DUPLICATE', 'CONFLICT', 'UNAVAILABLE'],
});

/** A case as its client sees it: no internal field (D-073, D-077). */
export const OwnCase = z.strictObject({
  ...seenByBoth,
  stage: z.nullable(OwnStage),
  /** Names of who is responsible: the responsible lawyer, or the whole team before somebody is named. */
  responsible: z.array(z.string()),
});
export const listOwnCases = endpoint({
  service,
  method: 'GET',
  path: '/my/cases',
  access: 'client',
  status: 200,
  summary: "The client's own cases",
  response: z.array(OwnCase),
  errors: [],
});
export const getOwnCase = endpoint({
  service,
  method: 'GET',
  path: '/my/cases/:id',
  access: 'client',
  status: 200,
  summary: 'One own case',
  params: IdParams,
  response: OwnCase,
  errors: ['NOT_FOUND'],
});
