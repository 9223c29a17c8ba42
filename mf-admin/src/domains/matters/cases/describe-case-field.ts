import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useTexts } from '../../../texts.js';
import { useColleagues } from './api/list-colleagues.js';
import type { CaseValues } from './case-values.js';

const LABELS = {
  clientId: 'cases.client',
  title: 'cases.caseTitle',
  caseNumber: 'cases.caseNumber',
  courtFileNumber: 'cases.courtFileNumber',
  area: 'cases.area',
  status: 'cases.status',
  stage: 'cases.stage',
  description: 'cases.description',
  nextStep: 'cases.nextStep',
  nextDate: 'cases.nextDate',
  opposingParty: 'cases.opposingParty',
  opposingCounsel: 'cases.opposingCounsel',
  team: 'cases.team',
} as const satisfies Record<keyof CaseValues, string>;

/** A field of the form and its value in words, for comparing two versions. */
export function useDescribeCaseField(legalCase: LegalCase | null) {
  const t = useTexts();
  const { data: colleagues = [] } = useColleagues();
  const nameOf = (id: string) => [...colleagues, ...(legalCase?.team ?? [])].find((one) => one.id === id)?.name ?? id;
  const inWords = (name: keyof CaseValues, value: unknown): string => {
    if (name === 'team' && Array.isArray(value)) return (value as string[]).map(nameOf).sort().join(', ');
    const text = String(value ?? '').trim();
    if (name === 'area' && text) return t(`area.${text as Exclude<CaseValues['area'], ''>}`);
    if (name === 'status' && text) return t(`caseStatus.${text as CaseValues['status']}`);
    if (name === 'nextDate') return text.replace('T', ' ');
    return name === 'clientId' && text === legalCase?.clientId ? legalCase.clientName : text;
  };
  return (name: keyof CaseValues, value: unknown) => ({ label: t(LABELS[name]), text: inWords(name, value) });
}
