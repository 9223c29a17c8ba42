import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';
import { line, paragraph } from '../../shared/text.js';
import { PRACTICE_AREA_IDS } from '../../site/practice-areas/practice-area.js';

const service = 'cases';

export const CaseStatus = z.enum(['active', 'pending', 'closed']);
export type CaseStatus = z.infer<typeof CaseStatus>;

/** A case as staff see it. */
export const LegalCase = z.strictObject({
  id: Id,
  clientId: Id,
  clientName: z.string(),
  title: z.string(),
  caseNumber: z.string(),
  courtFileNumber: z.nullable(z.string()),
  area: z.enum(PRACTICE_AREA_IDS),
  status: CaseStatus,
  stage: z.string(),
  description: z.string(),
  nextStep: z.string(),
  nextDate: z.nullable(Instant),
  opposingParty: z.nullable(z.string()),
  opposingCounsel: z.nullable(z.string()),
  team: z.array(z.strictObject({ id: Id, name: z.string() })),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type LegalCase = z.infer<typeof LegalCase>;

const caseFields = {
  clientId: Id,
  title: line(200),
  caseNumber: line(60),
  courtFileNumber: z.nullable(line(60)),
  area: z.enum(PRACTICE_AREA_IDS),
  status: CaseStatus,
  stage: paragraph(120),
  description: paragraph(5000),
  nextStep: paragraph(300),
  nextDate: z.nullable(Instant),
  opposingParty: z.nullable(line(160)),
  opposingCounsel: z.nullable(line(160)),
  team: z.array(Id).check(z.maxLength(20)),
};

export const listCases = endpoint({
  service,
  method: 'GET',
  path: '/cases',
  access: 'case:read',
  status: 200,
  summary: 'Cases, newest first',
  query: z.strictObject({
    ...PageQuery,
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    status: z.optional(CaseStatus),
    clientId: z.optional(Id),
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
export const createCase = endpoint({
  service,
  method: 'POST',
  path: '/cases',
  access: 'case:write',
  status: 201,
  idempotent: true,
  summary: 'Open a case for a client (D-110)',
  body: z.strictObject(caseFields),
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
  id: Id,
  title: z.string(),
  caseNumber: z.string(),
  status: CaseStatus,
  stage: z.string(),
  description: z.string(),
  nextStep: z.string(),
  nextDate: z.nullable(Instant),
  responsible: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
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
