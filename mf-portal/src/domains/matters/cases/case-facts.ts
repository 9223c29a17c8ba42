import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from './api/own-cases.js';

/** Where a case stands: stage, next step, next date, who is responsible and since when (D-077). Lines without content are left out. */
export function useCaseFacts(legalCase: OwnCase): { label: string; value: string }[] {
  const t = useTexts();
  const { language } = useShell();
  const { stage, nextStep, nextDate, responsible, createdAt, updatedAt } = legalCase;
  const lines = [
    { label: t('case.stage'), value: stage },
    { label: t('case.nextStep'), value: nextStep },
    { label: t('case.nextDate'), value: nextDate && formatDateTime(nextDate, language) },
    { label: t('case.responsible'), value: responsible.join(language === 'ar' ? '، ' : ', ') },
    { label: t('case.created'), value: formatDate(createdAt, language) },
    { label: t('case.updated'), value: formatDate(updatedAt, language) },
  ];
  return lines.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
