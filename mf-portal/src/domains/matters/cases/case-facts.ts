import type { Language } from '@diwan/contracts/shared/language';
import { formatDate, formatDateTime, formatOwnDateTime, useShell } from '@diwan/mf-kit';
import { type Texts, useTexts } from '../../../texts.js';
import type { OwnCase } from './api/own-cases.js';

/** Where a case stands: stage, next step, next date, who is responsible and since when (D-077). Lines without content are left out. */
export function useCaseFacts(legalCase: OwnCase): { label: string; value: string }[] {
  const t = useTexts();
  const { language } = useShell();
  const { waitingFor, nextDate } = legalCase;
  const lines = [
    { label: t('case.stage'), value: legalCase.stage?.name[language] },
    { label: t('case.nextStep'), value: legalCase.nextStep },
    { label: t('case.waitingFor'), value: waitingFor && t(`case.waitingFor.${waitingFor}`) },
    { label: t('case.nextDate'), value: nextDate && inBothTimes(nextDate, language, t) },
    { label: t('case.court'), value: legalCase.court[language] },
    { label: t('case.responsible'), value: legalCase.responsible.join(language === 'ar' ? '، ' : ', ') },
    { label: t('case.created'), value: formatDate(legalCase.createdAt, language) },
    { label: t('case.updated'), value: formatDate(legalCase.updatedAt, language) },
  ];
  return lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** In Beirut, and on the reader's own clock where that shows something else. */
function inBothTimes(instant: string, language: Language, t: Texts): string {
  const own = formatOwnDateTime(instant, language);
  const there = formatDateTime(instant, language);
  return own ? `${there} · ${t('case.ownTime', { date: own })}` : there;
}
