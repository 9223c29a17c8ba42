import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CONSENT_VERSIONS } from '../../shared/consent-version.js';
import { Id, IdParams, Instant } from '../../shared/id.js';
import { OfSite } from '../../shared/language.js';
import { PageQuery, pageOf, sortBy } from '../../shared/pagination.js';
import { Phone } from '../../shared/phone.js';
import { line, OptionalEmail, paragraph } from '../../shared/text.js';
import { CONTACT_AREAS } from '../../site/practice-areas/practice-area.js';
import { LEAD_STATUSES } from './lead-status.js';
import { MAX_DAYS_TEXT, PARTS_OF_DAY, type PartOfDay, SPOKEN_LANGUAGES } from './wish-options.js';

const service = 'chatbot';

export const ContactArea = z.enum(Object.keys(CONTACT_AREAS) as [keyof typeof CONTACT_AREAS]);
export const ContactChannel = z.enum(['whatsapp', 'phone', 'office', 'video']);

/** With whom, when and in which language somebody wishes to talk (PUB-08, LEAD-04). The firm proposes a time; nothing is booked by it. */
export const ConsultationWish = z.strictObject({
  /** Address of the lawyer's public profile; null for whoever is free. */
  lawyer: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))),
  /** On the asker's own clock; none means any. */
  parts: z.array(z.enum(Object.keys(PARTS_OF_DAY) as [PartOfDay])).check(z.maxLength(4)),
  /** Days that suit, in the asker's words. */
  days: paragraph(MAX_DAYS_TEXT),
  /** The asker's time zone by its IANA name; null where it is not known. */
  timeZone: z.nullable(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/))),
  spoken: z.enum(SPOKEN_LANGUAGES),
});

/** Request for a consultation from the contact page, the consultation page or a service page (D-027). */
export const createLead = endpoint({
  service,
  method: 'POST',
  path: '/leads',
  access: 'public',
  status: 201,
  idempotent: true,
  summary: 'Ask for a consultation',
  body: z.strictObject({
    firstName: line(80),
    lastName: line(80),
    email: OptionalEmail,
    phone: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** Calling code picked, digits only; used when the number has none of its own. */
    callingCode: z._default(z.string().check(z.regex(/^\d{1,4}$/)), '961'),
    area: ContactArea,
    message: z._default(paragraph(5000), ''),
    channel: z._default(ContactChannel, 'whatsapp'),
    wish: z._default(z.nullable(ConsultationWish), null),
    source: z.string().check(z.regex(/^[a-z0-9/-]{1,120}$/)),
    /** Of the page that it was written on. */
    language: OfSite,
    /** Of the text beside the tick. */
    consentVersion: z.enum(CONSENT_VERSIONS.leads),
    /** Left empty by people; filled by robots, whose requests are dropped silently and counted. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.strictObject({ reference: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const LeadStatus = z.enum(LEAD_STATUSES);
/** A member of the staff; the name is null while it cannot be asked. */
const Colleague = z.strictObject({ id: Id, name: z.nullable(z.string()) });
/** What a visitor sent, and when. */
const sent = {
  id: Id,
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  area: ContactArea,
  channel: ContactChannel,
  wish: z.nullable(ConsultationWish),
  message: z.string(),
  source: z.string(),
  language: OfSite,
  createdAt: Instant,
} as const;
export const Lead = z.strictObject({
  ...sent,
  phone: Phone,
  status: LeadStatus,
  respondBy: Instant,
  /** How many further requests of its number nobody has answered (D-058). Absent from builds before. */
  furtherUnanswered: z.optional(z.int()),
  /** Who of the staff said that it was answered, and when; null while nobody did. */
  answered: z.nullable(z.strictObject({ at: Instant, by: Colleague })),
  /** Who of the staff takes care of it; null while nobody does. */
  owner: z.nullable(Colleague),
  /** The client it became. */
  clientId: z.nullable(Id),
  version: z.int(),
});

/** What happened to a lead: who, when and what. */
export const LeadLine = z.strictObject({
  id: Id,
  at: Instant,
  by: Colleague,
  what: z.enum(['answered', 'moved', 'owner', 'note', 'client', 'separated', 'separated_from']),
  /** Where a move or an answer led. */
  to: z.nullable(LeadStatus),
  /** Who takes care from then on; null when nobody does. */
  owner: z.nullable(Colleague),
  /** The note, why the lead was lost, or the reference of the other lead of a separation. */
  text: z.string(),
});

/** A further request of the same number, as it was sent (D-058). */
export const FurtherRequest = z.strictObject({
  ...sent,
  /** Whether somebody of the staff said that it was answered. */
  isAnswered: z.boolean(),
});
export type FurtherRequest = z.infer<typeof FurtherRequest>;

/** A lead with what happened to it, oldest first, and other leads of the same number, newest first. */
export const LeadRecord = z.strictObject({
  ...Lead.shape,
  /** Requests that the same number sent while the lead was open, newest first. Absent from builds before. */
  further: z.optional(z.array(FurtherRequest)),
  timeline: z.array(LeadLine),
  samePhone: z.array(z.strictObject({ id: Id, reference: z.string(), status: LeadStatus, createdAt: Instant })),
});
export type LeadRecord = z.infer<typeof LeadRecord>;
export const listLeads = endpoint({
  service,
  method: 'GET',
  path: '/leads',
  access: 'lead:own',
  status: 200,
  summary: 'Leads that the caller may read, newest first, searched by name, phone or reference',
  query: z.strictObject({
    ...PageQuery,
    status: z.optional(LeadStatus),
    /** Those whose sender waits for an answer, see isAwaitingAnswer. */
    waiting: z.optional(z.literal('true')),
    search: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    sort: sortBy('received', 'respondBy'),
  }),
  response: pageOf(Lead),
  errors: [],
});
export const getLead = endpoint({
  service,
  method: 'GET',
  path: '/leads/:id',
  access: 'lead:own',
  status: 200,
  summary: 'One lead and what happened to it',
  params: IdParams,
  response: LeadRecord,
  errors: ['NOT_FOUND'],
});

/**
 * Says that a lead was answered, its further requests too: a new one counts as `contacted`, and nobody is reminded of it any more (D-031).
 * Another version means that it changed meanwhile, as by a further request (D-058).
 */
export const answerLead = endpoint({
  service,
  method: 'POST',
  path: '/leads/:id/answer',
  access: 'lead:own',
  status: 200,
  idempotent: true,
  summary: 'Mark a lead as answered',
  params: IdParams,
  // Builds before send no body.
  body: z._default(z.strictObject({ version: z.optional(z.int()) }), {}),
  response: Lead,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const change = {
  service,
  // One that was given to the caller, or any with `lead:write`.
  access: 'lead:own',
  status: 200,
  idempotent: true,
  params: IdParams,
  response: LeadRecord,
} as const;
const version = z.int();

/** Moves a lead to another state, as `movesOf` allows; `lost` needs a reason. Another version means somebody else was faster (D-129). */
export const moveLead = endpoint({
  ...change,
  method: 'POST',
  path: '/leads/:id/move',
  summary: 'Move a lead to another state',
  body: z.strictObject({ to: LeadStatus, reason: z._default(paragraph(500), ''), version }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Says who of the staff takes care of a lead: somebody who may be given leads and is told of it, or nobody. */
export const setLeadOwner = endpoint({
  ...change,
  method: 'PUT',
  path: '/leads/:id/owner',
  summary: 'Say who takes care of a lead',
  body: z.strictObject({ ownerId: z.nullable(Id), version }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Adds a note for colleagues; notes are not changed afterwards. */
export const addLeadNote = endpoint({
  ...change,
  method: 'POST',
  path: '/leads/:id/notes',
  summary: 'Add a note to a lead',
  body: z.strictObject({ text: paragraph(2000).check(z.minLength(1)) }),
  errors: ['NOT_FOUND'],
});
/** Says which client a lead became (LEAD-08). */
export const setLeadClient = endpoint({
  ...change,
  access: 'client:write',
  method: 'PUT',
  path: '/leads/:id/client',
  summary: 'Say which client a lead became',
  body: z.strictObject({ clientId: Id, version }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Makes a further request a lead of its own, where somebody else sent it from the same number (D-058). */
export const separateRequest = endpoint({
  ...change,
  access: 'lead:write',
  method: 'POST',
  path: '/leads/:id/further/:requestId/separate',
  params: z.strictObject({ ...IdParams.shape, requestId: Id }),
  summary: 'Separate a further request from a lead',
  body: z.strictObject({ version }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Who may take care of leads: staff who may be given them. */
export const listLeadOwners = endpoint({
  service,
  method: 'GET',
  path: '/lead-owners',
  access: 'lead:own',
  status: 200,
  summary: 'Staff who may take care of leads',
  response: z.array(z.strictObject({ id: Id, name: z.string() })),
  errors: [],
});
