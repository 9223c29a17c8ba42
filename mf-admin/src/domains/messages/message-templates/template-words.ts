import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import type { Tone } from '@diwan/ui/badge';
import type { TextKey, Texts } from '../../../texts.js';
import type { MessageTemplate, Registration, TemplateKey } from './api/message-templates.js';

export const STATE_TONES = {
  draft: 'neutral',
  submitted: 'info',
  received: 'info',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  paused: 'danger',
  disabled: 'danger',
} as const satisfies Record<Registration['state'], Tone>;

const SUBMITTABLE: readonly Registration['state'][] = ['draft', 'rejected', 'disabled'];

/** The languages in which a template may be submitted as it stands. */
export const submittable = ({ name, languages }: MessageTemplate): TemplateKey[] =>
  LANGUAGES.filter(
    (language) => SUBMITTABLE.includes(languages[language].state) && languages[language].faults.length === 0,
  ).map((language) => ({ name, language }));

/** Whether it was refused before: it goes in again then. */
export const wasSubmitted = ({ version }: Registration): boolean => version > 0;

const REASONS: Readonly<Record<string, TextKey>> = {
  adopted: 'templateReason.adopted',
  words_changed: 'templateReason.wordsChanged',
  words_back: 'templateReason.wordsBack',
  content_gone: 'templateReason.contentGone',
  twilio_63041: 'templateReason.paused',
  twilio_63042: 'templateReason.disabled',
  twilio_63013: 'templateReason.policy',
  twilio_63021: 'templateReason.policy',
  ABUSIVE_CONTENT: 'templateReason.policy',
  INCORRECT_CATEGORY: 'templateReason.category',
  INVALID_FORMAT: 'templateReason.format',
  PROMOTIONAL: 'templateReason.category',
  SCAM: 'templateReason.policy',
  TAG_CONTENT_MISMATCH: 'templateReason.category',
};

/** Why a template stands as it does, in plain words; a code that we do not know stands beside words that say whose it is. */
export function templateReason(t: Texts, reason: string): string {
  const known = REASONS[reason];
  if (known) return t(known);
  if (reason.startsWith('twilio_')) return t('templateReason.refused', { code: reason.slice('twilio_'.length) });
  return t('templateReason.said', { reason });
}

/** Whose deed a change was: somebody's of the firm, the provider's word, or ours where words changed and were handed in. */
export function authorOf(t: Texts, { to, reason, byStaff }: Registration['history'][number]): string {
  if (byStaff) return t('templates.byStaff');
  const isOurs = to === 'draft' || to === 'submitted' || reason === 'adopted' || reason === 'words_back';
  return isOurs ? t('templates.byItself') : t('templates.byProvider');
}

/** The name of a template: its subject in the reader's language. */
export const nameOf = ({ subject }: MessageTemplate, language: Language): string =>
  subject[language].replace(/\s*\{\{\w+\}\}/g, '');
