import * as z from 'zod/mini';
import { Id, Instant } from '../shared/id.js';
import { Language } from '../shared/language.js';
import { PageQuery, pageOf } from '../shared/pagination.js';
import { Phone } from '../shared/phone.js';
import { line, OptionalEmail, paragraph } from '../shared/text.js';
import { CONTACT_AREAS } from '../site/practice-area.js';
import { LIST_AUDIT } from './audit.js';
import { endpoint } from './endpoint.js';

const service = 'chatbot';

export const ContactArea = z.enum(Object.keys(CONTACT_AREAS) as [keyof typeof CONTACT_AREAS]);
export const ContactChannel = z.enum(['whatsapp', 'phone', 'office', 'video']);

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
    source: z.string().check(z.regex(/^[a-z0-9/-]{1,120}$/)),
    language: Language,
    consentVersion: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Left empty by people; filled by robots, whose requests are dropped silently and counted. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.strictObject({ reference: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const LeadStatus = z.enum(['new', 'contacted', 'qualified', 'booked', 'won', 'lost', 'spam']);
export const Lead = z.strictObject({
  id: Id,
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: Phone,
  area: ContactArea,
  channel: ContactChannel,
  message: z.string(),
  source: z.string(),
  language: Language,
  status: LeadStatus,
  respondBy: Instant,
  /** Who of the staff said that it was answered, and when; null while nobody did. The name is null while it cannot be asked. */
  answered: z.nullable(z.strictObject({ at: Instant, by: z.strictObject({ id: Id, name: z.nullable(z.string()) }) })),
  createdAt: Instant,
});
export const listLeads = endpoint({
  service,
  method: 'GET',
  path: '/leads',
  access: 'lead:read',
  status: 200,
  summary: 'Leads, newest first',
  query: z.strictObject({ ...PageQuery, status: z.optional(LeadStatus) }),
  response: pageOf(Lead),
  errors: [],
});

/** Says that a new lead was answered: it counts as `contacted`, and nobody is reminded of it any more (D-031). */
export const answerLead = endpoint({
  service,
  method: 'POST',
  path: '/leads/:id/answer',
  access: 'lead:write',
  status: 200,
  idempotent: true,
  summary: 'Mark a lead as answered',
  params: z.strictObject({ id: Id }),
  response: Lead,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const chatbotEndpoints = [createLead, listLeads, answerLead, LIST_AUDIT.chatbot];
