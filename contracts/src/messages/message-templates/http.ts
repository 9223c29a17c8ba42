import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Instant } from '../../shared/id.js';
import { Language, LocalizedText } from '../../shared/language.js';
import { PageQuery, pageOf } from '../../shared/pagination.js';

const service = 'notifications';

/** Where a template stands with WhatsApp: the words of its approval, before them draft (ours) and submitted (on its way). */
export const TemplateState = z.enum([
  'draft',
  'submitted',
  'received',
  'pending',
  'approved',
  'rejected',
  'paused',
  'disabled',
]);
export type TemplateState = z.infer<typeof TemplateState>;

/** How Meta classifies a template; a wrong class is refused. */
export const TemplateCategory = z.enum(['authentication', 'utility', 'marketing']);

const TemplateName = z.string().check(z.regex(/^[a-z0-9_]{1,64}$/));

/** A change of state: who or what brought it about. */
const TemplateChange = z.strictObject({
  at: Instant,
  from: TemplateState,
  to: TemplateState,
  /** A code, or what Meta wrote. */
  reason: z.nullable(z.string()),
  /** Whether somebody of the firm did it, or the provider told it. */
  byStaff: z.boolean(),
});

/** A version that was approved with earlier words: messages go by it until the words of today are approved. */
const LiveVersion = z.strictObject({
  /** A paused one is not used while it is. */
  state: z.enum(['approved', 'paused']),
  version: z.int(),
  contentSid: z.string(),
  /** Its text with samples filled in, as a phone shows it. */
  preview: z.string(),
  /** What the quick replies below it say. */
  buttons: z.array(z.string()),
});

/** A template in one language, as it stands with the provider. */
export const TemplateRegistration = z.strictObject({
  state: TemplateState,
  /** Why it was rejected or stopped: a code, or what Meta wrote. */
  reason: z.nullable(z.string()),
  contentSid: z.nullable(z.string()),
  /** How often it was submitted. */
  version: z.int(),
  submittedAt: z.nullable(Instant),
  /** When the provider was last asked. */
  checkedAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  /** Messages sent by it. */
  uses: z.int(),
  /** Messages that could not go by it: another template or channel took its place. */
  fallbacks: z.int(),
  /** The text with its samples filled in, as a phone shows it. */
  preview: z.string(),
  /** Null: messages go by this text or by none. Absent from builds before. */
  live: z.optional(z.nullable(LiveVersion)),
  /** What the quick replies below it say. */
  buttons: z.array(z.string()),
  /** The button below it that copies a one-time code; null of all others. */
  copyLabel: z.nullable(z.string()),
  /** What WhatsApp would refuse it for; nothing is submitted while there is any. */
  faults: z.array(z.string()),
  /** Newest first, at most twenty. */
  history: z.array(TemplateChange),
});

/** A template of a message, in both languages. */
export const MessageTemplate = z.strictObject({
  name: TemplateName,
  category: TemplateCategory,
  subject: LocalizedText,
  /** Variables in the provider's numbering, with a sample in each language. */
  variables: z.array(z.strictObject({ name: z.string(), sample: LocalizedText })),
  /** Something sends it; else it was submitted ahead of what will. */
  inUse: z.boolean(),
  languages: z.strictObject({ en: TemplateRegistration, ar: TemplateRegistration }),
});

export const listMessageTemplates = endpoint({
  service,
  method: 'GET',
  path: '/message-templates',
  access: 'notice:read',
  status: 200,
  summary: 'Templates of messages and how they stand with WhatsApp',
  query: z.strictObject({
    ...PageQuery,
    /** Those that stand so in some language, or in the one of `language`. */
    state: z.optional(TemplateState),
    category: z.optional(TemplateCategory),
    language: z.optional(Language),
    search: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.extend(pageOf(MessageTemplate), {
    /** Whether a provider is set up at all: without one nothing can be submitted. */
    canSubmit: z.boolean(),
    /** How many stand how, of all languages. */
    counts: z.record(TemplateState, z.int()),
  }),
  errors: [],
});

/** Asks WhatsApp to approve templates: drafts, and those that were rejected or disabled. What stands otherwise is left as it is. */
export const submitMessageTemplates = endpoint({
  service,
  method: 'POST',
  path: '/message-templates/submit',
  access: 'office:write',
  status: 200,
  summary: 'Submit templates for approval',
  body: z.strictObject({
    templates: z
      .array(z.strictObject({ name: TemplateName, language: Language }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.strictObject({ submitted: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});

/** Asks the provider now how the templates stand; it is asked every few minutes anyway. */
export const refreshMessageTemplates = endpoint({
  service,
  method: 'POST',
  path: '/message-templates/refresh',
  access: 'office:write',
  status: 202,
  summary: 'Ask the provider how templates stand',
  response: z.strictObject({ asked: z.boolean() }),
  errors: ['UNAVAILABLE'],
});
