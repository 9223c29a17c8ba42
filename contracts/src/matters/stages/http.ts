import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { line, paragraph } from '../../shared/text.js';
import { PRACTICE_AREA_IDS } from '../../site/practice-areas/practice-area.js';

const service = 'cases';

const Slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const Area = z.enum(PRACTICE_AREA_IDS);

/** How long a stage usually takes, in weeks. */
const Weeks = z
  .strictObject({
    from: z.int().check(z.minimum(1), z.maximum(520)),
    to: z.int().check(z.minimum(1), z.maximum(520)),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'too_small' }));

const ChecklistItem = z.strictObject({
  id: Slug,
  text: inBothLanguages(line(200)),
  /** Whose it is to do: clients see their own items only. */
  whose: z.enum(['client', 'firm']),
});

/** A stage of a template: what it is called, what clients read about it in plain words, and what is to be done in it. */
export const StageTemplate = z.strictObject({
  id: Slug,
  name: inBothLanguages(line(120)),
  text: inBothLanguages(paragraph(600)),
  weeks: z.nullable(Weeks),
  checklist: z.array(ChecklistItem).check(z.maxLength(20)),
});
export type StageTemplate = z.infer<typeof StageTemplate>;

/** The stages that cases of an area pass through, in order. */
export const AreaStages = z.strictObject({
  area: Area,
  stages: z.array(StageTemplate),
  /** 0: as shipped. */
  version: z.int(),
});
export type AreaStages = z.infer<typeof AreaStages>;

export const listStageTemplates = endpoint({
  service,
  method: 'GET',
  path: '/stage-templates',
  access: 'case:read',
  status: 200,
  summary: 'The stages of cases by area of law',
  response: z.array(AreaStages),
  errors: [],
});
/** Cases keep the stage they are in as it was when they came into it. */
export const setStageTemplates = endpoint({
  service,
  method: 'PUT',
  path: '/stage-templates/:area',
  access: 'case:stages',
  status: 200,
  summary: 'Change the stages of an area',
  params: z.strictObject({ area: Area }),
  body: z.strictObject({
    stages: z.array(StageTemplate).check(
      z.minLength(1),
      z.maxLength(20),
      z.refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, { error: 'already_used' }),
    ),
    version: z.int(),
  }),
  response: AreaStages,
  errors: ['CONFLICT'],
});

/** The stage a case is in, as staff see it. */
export const CaseStage = z.strictObject({
  /** Of the template; empty where somebody wrote the stage by hand. */
  id: z.string(),
  name: inBothLanguages(z.string()),
  text: inBothLanguages(z.string()),
  weeks: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
  since: Instant,
  checklist: z.array(z.strictObject({ ...ChecklistItem.shape, doneAt: z.nullable(Instant), doneByName: z.string() })),
});
export type CaseStage = z.infer<typeof CaseStage>;

/** The same for its client: plain words, and their own items (D-073, D-077). */
export const OwnStage = z.strictObject({
  name: inBothLanguages(z.string()),
  text: inBothLanguages(z.string()),
  weeks: z.nullable(z.strictObject({ from: z.int(), to: z.int() })),
  since: Instant,
  checklist: z.array(z.strictObject({ id: z.string(), text: inBothLanguages(z.string()), done: z.boolean() })),
});
export type OwnStage = z.infer<typeof OwnStage>;

/** Where a case was and when; `leftAt` null: it is there. */
export const PastStage = z.strictObject({
  name: inBothLanguages(z.string()),
  enteredAt: Instant,
  leftAt: z.nullable(Instant),
  byName: z.string(),
});
export type PastStage = z.infer<typeof PastStage>;

/** One of the template of the case's area, by id, or one in words of its own. */
export const moveToStage = endpoint({
  service,
  method: 'PUT',
  path: '/cases/:id/stage',
  access: 'case:write',
  status: 200,
  summary: 'Move a case to a stage',
  params: IdParams,
  body: z.strictObject({
    stage: z.union([z.strictObject({ id: Slug }), z.strictObject({ name: inBothLanguages(line(120)) })]),
    version: z.int(),
  }),
  response: z.strictObject({ stage: CaseStage, version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Ticking an item twice is no fault, so that it asks for no version. */
export const tickItem = endpoint({
  service,
  method: 'PUT',
  path: '/cases/:id/stage/checklist',
  access: 'case:write',
  status: 200,
  summary: 'Tick an item of the present stage, or take the tick away',
  params: IdParams,
  body: z.strictObject({ itemId: Slug, done: z.boolean() }),
  response: CaseStage,
  errors: ['NOT_FOUND'],
});

export const listPastStages = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/stages',
  access: 'case:read',
  status: 200,
  summary: 'The stages a case went through, newest first',
  params: z.strictObject({ id: Id }),
  response: z.array(PastStage),
  errors: ['NOT_FOUND'],
});
