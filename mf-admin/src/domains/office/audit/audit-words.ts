import type { TextKey, Texts } from '../../../texts.js';

/** What the services write into their logs, in the order of the list to choose from. */
export const ACTIONS = [
  'access.refused',
  'session.opened',
  'person.signed-up',
  'person.claimed',
  'second-factor.begun',
  'second-factor.enrolled',
  'second-factor.confirmed',
  'second-factor.recovery-code-used',
  'second-factor.reset',
  'passkey.signed-in',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'session.ended',
  'session.ended-everywhere',
  'session-settings.changed',
  'admin-key.granted',
  'admin-key.wrong',
  'admin-key.refused',
  'staff.invited',
  'staff.roles-set',
  'client.created',
  'client.linked',
  'client.changed',
  'contact.absorbed',
  'case.opened',
  'case.changed',
  'case.demo-loaded',
  'document.uploaded',
  'document.shared',
  'document.hidden',
  'document.policy-set',
  'lead.answered',
  'lead.moved',
  'lead.owner-set',
  'lead.noted',
  'lead.client-set',
  'notice.resent',
  'alarm.acknowledged',
  'service-type.added',
  'office-profile.changed',
  'page.draft-saved',
  'page.draft-discarded',
  'page.version-restored',
  'page.published',
  'fact.created',
  'fact.changed',
  'fact.reviewed',
  'question.created',
  'question.changed',
  'category.created',
  'category.changed',
  'category.archived',
  'category.restored',
  'categories.ordered',
  'attorney.created',
  'attorney.changed',
  'attorney.published',
  'attorney.unpublished',
  'attorney.archived',
  'attorney.restored',
  'attorneys.ordered',
] as const;
type Action = (typeof ACTIONS)[number];

const isAction = (code: string): code is Action => (ACTIONS as readonly string[]).includes(code);

/** What was done, in words; an action that this page does not know yet keeps its code. */
export const actionText = (t: Texts, code: string): string =>
  isAction(code) ? t(`auditAction.${code}`) : t('audit.otherAction', { code });

const SUBJECTS: Readonly<Record<string, TextKey>> = {
  person: 'auditSubject.person',
  client: 'auditSubject.client',
  case: 'auditSubject.case',
  document: 'auditSubject.document',
  lead: 'auditSubject.lead',
  notice: 'auditSubject.notice',
  alarm: 'auditSubject.alarm',
  'service-type': 'auditSubject.serviceType',
  page: 'auditSubject.page',
  fact: 'auditSubject.fact',
  question: 'auditSubject.question',
  category: 'auditSubject.category',
  attorney: 'auditSubject.attorney',
  endpoint: 'auditSubject.endpoint',
  settings: 'auditSubject.settings',
};

/** What kind of record it was done to. */
export const subjectText = (t: Texts, subject: string): string =>
  SUBJECTS[subject] ? t(SUBJECTS[subject]) : t('auditSubject.other');

const FIELDS: Readonly<Record<string, TextKey>> = {
  name: 'auditField.name',
  phone: 'auditField.phone',
  reason: 'auditField.reason',
  roles: 'auditField.roles',
  state: 'auditField.status',
  status: 'auditField.status',
  version: 'auditField.version',
};

/** What changed, in words where it is one of the usual fields; others keep their technical name. */
export const fieldText = (t: Texts, field: string): string => (FIELDS[field] ? t(FIELDS[field]) : field);

const VALUES: Readonly<Record<string, TextKey>> = {
  FORBIDDEN: 'auditReason.forbidden',
  CROSS_SITE: 'auditReason.crossSite',
  SECOND_FACTOR_INVALID: 'auditReason.secondFactor',
  PASSKEY_INVALID: 'auditReason.passkey',
};

/** A value that may be shown, in words where it is a code of ours. */
export const valueText = (t: Texts, value: string): string => (VALUES[value] ? t(VALUES[value]) : value);
