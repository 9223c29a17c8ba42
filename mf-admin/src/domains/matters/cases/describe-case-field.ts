import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { ClientRole, TeamRole, WaitingFor } from '@diwan/contracts/matters/cases/vocabulary';
import { useTexts } from '../../../texts.js';
import { useColleagues } from './api/list-colleagues.js';
import type { CaseValues } from './case-values.js';

/** Labels whose key is not that of their field. */
const OTHERWISE = {
  clientId: 'cases.client',
  courtId: 'instances.directory',
  title: 'cases.caseTitle',
  parentId: 'cases.parent',
  relatedIds: 'cases.related',
} as const satisfies Partial<Record<keyof CaseValues, string>>;

type Field = Exclude<keyof CaseValues, keyof typeof OTHERWISE>;
const labelOf = (name: keyof CaseValues) =>
  name in OTHERWISE ? OTHERWISE[name as keyof typeof OTHERWISE] : (`cases.${name as Field}` as const);

/** A field of the form and its value in words, for comparing two versions. */
export function useDescribeCaseField(legalCase: LegalCase | null) {
  const t = useTexts();
  const { data: colleagues = [] } = useColleagues();
  const people = [...colleagues, ...(legalCase?.team ?? []), ...(legalCase?.clients ?? [])];
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? id;
  const inWords = (name: keyof CaseValues, value: unknown): string => {
    if (name === 'team' && Array.isArray(value))
      return (value as { id: string; role: TeamRole }[])
        .map(({ id, role }) => `${nameOf(id)} (${t(`teamRole.${role}`)})`)
        .sort()
        .join(', ');
    if (name === 'otherClients' && Array.isArray(value))
      return (value as { id: string }[]).map(({ id }) => nameOf(id)).join(', ');
    const text = String(value ?? '').trim();
    if (name === 'area' && text) return t(`area.${text as Exclude<CaseValues['area'], ''>}`);
    if (name === 'status' && text) return t(`caseStatus.${text as CaseValues['status']}`);
    if (name === 'clientRole' && text) return t(`clientRole.${text as ClientRole}`);
    if (name === 'waitingFor' && text) return t(`waitingFor.${text as WaitingFor}`);
    if (name === 'nextDate') return text.replace('T', ' ');
    return name === 'clientId' ? nameOf(text) : text;
  };
  return (name: keyof CaseValues, value: unknown) => ({ label: t(labelOf(name)), text: inWords(name, value) });
}
