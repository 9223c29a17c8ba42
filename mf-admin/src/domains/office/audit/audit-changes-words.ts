import type { TextKey, Texts } from '../../../texts.js';

/** Fields that the page has words for. */
const FIELDS = [
  'accountId',
  'address',
  'answer',
  'archived',
  'area',
  'attempts',
  'attends',
  'calendar',
  'caseNumber',
  'city',
  'clientId',
  'clientIds',
  'clients',
  'clientType',
  'confidentialityLevel',
  'court',
  'courtFileNumber',
  'courtId',
  'courtRoom',
  'day',
  'description',
  'documentType',
  'downloadRestriction',
  'dueDay',
  'dueTime',
  'email',
  'emergencyContact',
  'endedBy',
  'expiresAt',
  'expiresClock',
  'fileName',
  'fileVersion',
  'furtherUnanswered',
  'hourlyRate',
  'hours',
  'instances',
  'itemId',
  'items',
  'judgeName',
  'language',
  'lastDay',
  'lawyerId',
  'lineNumbers',
  'location',
  'maxAccessCount',
  'members',
  'minutes',
  'name',
  'nextAction',
  'nextDate',
  'nextStep',
  'note',
  'notes',
  'opposingCounsel',
  'outcome',
  'outcomeForClient',
  'owner',
  'ownerId',
  'parentId',
  'parties',
  'phone',
  'preparationNotes',
  'printRestriction',
  'priority',
  'published',
  'reason',
  'recesses',
  'relatedIds',
  'repeat',
  'repeatFrom',
  'retainer',
  'roles',
  'rules',
  'scopes',
  'separated',
  'separatedFrom',
  'shareRestriction',
  'shelf',
  'snoozedUntil',
  'source',
  'stage',
  'stages',
  'status',
  'tags',
  'team',
  'templates',
  'text',
  'timerMinutes',
  'title',
  'type',
  'version',
  'waitingFor',
  'walledOff',
  'wallTime',
  'watermarkEnabled',
  'whatsappNumber',
] as const;

/** The same thing under another name. */
const ALIKE: Readonly<Record<string, TextKey>> = { state: 'auditField.status' };

const isField = (field: string): field is (typeof FIELDS)[number] => (FIELDS as readonly string[]).includes(field);

/** What changed, in words where it is one of the usual fields; others keep their technical name. */
export function fieldText(t: Texts, field: string): string {
  const key = ALIKE[field] ?? (isField(field) && `auditField.${field}`);
  return key ? t(key) : field;
}

/** Codes that stand as values in records. */
const CODES = [
  'open',
  'done',
  'dropped',
  'scheduled',
  'postponed',
  'held',
  'cancelled',
  'active',
  'pending',
  'closed',
  'normal',
  'medium',
  'high',
  'none',
  'authenticated',
  'admin_only',
  'disabled',
  'true',
  'false',
  'invited',
  'revoked',
  'refused',
  'accepted',
  'answered',
  'withdrawn',
  'proposed',
  'confirmed',
  'dismissed',
] as const;

const isCode = (value: string): value is (typeof CODES)[number] => (CODES as readonly string[]).includes(value);

const REASONS: Readonly<Record<string, TextKey>> = {
  FORBIDDEN: 'auditReason.forbidden',
  CROSS_SITE: 'auditReason.crossSite',
  SECOND_FACTOR_INVALID: 'auditReason.secondFactor',
  PASSKEY_INVALID: 'auditReason.passkey',
};

/** A value that may be shown, in words where it is a code of ours. */
export function valueText(t: Texts, value: string): string {
  const key = REASONS[value] ?? (isCode(value) && `auditValue.${value}`);
  return key ? t(key) : value;
}
