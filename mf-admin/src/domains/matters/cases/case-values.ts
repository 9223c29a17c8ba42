import { type CaseStatus, createCase, type LegalCase } from '@diwan/contracts/matters/cases/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';
import { instantOf, localTime } from '../../../components/local-time.js';

/** A client as a case names them. */
export interface ClientName {
  id: string;
  name: string;
}

/** A case as the form holds it, in the order of its fields. */
export interface CaseValues {
  clientId: string;
  title: string;
  caseNumber: string;
  courtFileNumber: string;
  area: PracticeAreaId | '';
  status: CaseStatus;
  stage: string;
  description: string;
  nextStep: string;
  /** As clocks in Beirut show it. */
  nextDate: string;
  opposingParty: string;
  opposingCounsel: string;
  team: string[];
}

/** What the form starts with: a case, or a new one, perhaps for a client who is known already. */
export function caseValues(legalCase: LegalCase | null, client?: ClientName): CaseValues {
  return {
    clientId: legalCase?.clientId ?? client?.id ?? '',
    title: legalCase?.title ?? '',
    caseNumber: legalCase?.caseNumber ?? '',
    courtFileNumber: legalCase?.courtFileNumber ?? '',
    area: legalCase?.area ?? '',
    status: legalCase?.status ?? 'active',
    stage: legalCase?.stage ?? '',
    description: legalCase?.description ?? '',
    nextStep: legalCase?.nextStep ?? '',
    nextDate: localTime(legalCase?.nextDate ?? null),
    opposingParty: legalCase?.opposingParty ?? '',
    opposingCounsel: legalCase?.opposingCounsel ?? '',
    team: legalCase?.team.map(({ id }) => id) ?? [],
  };
}

/** Reads and checks the form. */
export const caseForm = endpointForm(createCase, (values: CaseValues) => ({
  body: {
    ...values,
    courtFileNumber: orNull(values.courtFileNumber),
    area: values.area as PracticeAreaId,
    nextDate: instantOf(values.nextDate),
    opposingParty: orNull(values.opposingParty),
    opposingCounsel: orNull(values.opposingCounsel),
  },
}));
