import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { inBothLanguages } from '../../shared/localized.js';
import { Happening, TimelineKind } from './happening.js';

const service = 'cases';

/** What somebody may read of a line, whoever they are. */
const entry = {
  id: Id,
  caseId: Id,
  at: Instant,
  happening: Happening,
  /** Of the document, hearing, request or stage it is about; of the case itself otherwise. */
  subjectId: z.string(),
  /** What it is about, such as the title of a document or the name of a stage. */
  title: inBothLanguages(z.string()),
  /** The date it is about, such as that of a hearing. */
  date: z.nullable(Instant),
  /** The date that stood there before, of something that was moved. */
  formerDate: z.nullable(Instant),
};

/** A line of a case's timeline as staff see it. */
export const TimelineEntry = z.strictObject({
  ...entry,
  /** Why, for staff. */
  note: z.string(),
  /** What clients read besides the title. */
  clientNote: z.string(),
  /** Who did it; empty for the system itself. */
  byName: z.string(),
  /** Whether a client of the case sees it. */
  seenByClient: z.boolean(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A line among those of all cases of a client, which says of which case it is. */
export const ClientTimelineEntry = z.strictObject({ ...TimelineEntry.shape, caseTitle: z.string() });
export type ClientTimelineEntry = z.infer<typeof ClientTimelineEntry>;

/** The same as a client sees it: neither who did it nor why (D-073). */
export const OwnTimelineEntry = z.strictObject({ ...entry, caseTitle: z.string(), note: z.string() });
export type OwnTimelineEntry = z.infer<typeof OwnTimelineEntry>;

/** Where to go on reading: what the page before gave as `next`. */
const TimelineKey = z.string().check(z.regex(/^\d{1,15}-[0-9a-f]{24}$/));
const query = {
  kind: z.optional(TimelineKind),
  after: z.optional(TimelineKey),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
};

export const listCaseTimeline = endpoint({
  service,
  method: 'GET',
  path: '/cases/:id/timeline',
  access: 'case:read',
  status: 200,
  summary: 'What happened in a case, newest first (PORT-03)',
  params: IdParams,
  query: z.strictObject(query),
  response: z.strictObject({ items: z.array(TimelineEntry), next: z.nullable(TimelineKey) }),
  errors: ['NOT_FOUND'],
});

export const listClientTimeline = endpoint({
  service,
  method: 'GET',
  path: '/clients/:id/timeline',
  access: 'case:read',
  status: 200,
  summary: "What happened in those of a client's cases that the reader reaches, newest first (OFF-03)",
  params: IdParams,
  query: z.strictObject(query),
  response: z.strictObject({ items: z.array(ClientTimelineEntry), next: z.nullable(TimelineKey) }),
  errors: [],
});

export const listOwnTimeline = endpoint({
  service,
  method: 'GET',
  path: '/my/timeline',
  access: 'client',
  status: 200,
  summary: "What happened in the client's own cases, or in one of them, newest first (PORT-03)",
  query: z.strictObject({ ...query, caseId: z.optional(Id) }),
  response: z.strictObject({ items: z.array(OwnTimelineEntry), next: z.nullable(TimelineKey) }),
  errors: ['NOT_FOUND'],
});
