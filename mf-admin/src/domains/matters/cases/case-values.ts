import { createCase, type LegalCase, updateCase } from '@diwan/contracts/matters/cases/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import type { FormSchema } from '@diwan/ui/form';
import { type BodyOf, endpointForm, orNull } from '../../../components/endpoint-form.js';
import { faultOfTime, instantOf, localTime } from '../../../components/local-time.js';

/** A client as a case names them. */
export interface ClientName {
  id: string;
  name: string;
}

/** What the form starts with: a case, or a new one, perhaps for a client who is known already. */
export function caseValues(legalCase: LegalCase | null, client?: ClientName) {
  const [main, ...others] = legalCase?.clients ?? [];
  return {
    clientId: legalCase?.clientId ?? client?.id ?? '',
    clientRole: main?.role ?? ('' as const),
    otherClients: others.map(({ id, role }) => ({ id, role })),
    title: legalCase?.title ?? '',
    caseNumber: legalCase?.caseNumber ?? '',
    /** Where it begins at court; of a new case only, later its instances say it. */
    court: '',
    courtId: '',
    courtFileNumber: '',
    area: legalCase?.area ?? ('' as const),
    /** Of a new case only: later it moves. */
    status: 'active' as 'active' | 'pending',
    description: legalCase?.description ?? '',
    waitingFor: legalCase?.waitingFor ?? ('' as const),
    nextStep: legalCase?.nextStep ?? '',
    /** As clocks in Beirut show it. */
    nextDate: localTime(legalCase?.nextDate ?? null),
    nextAction: legalCase?.nextAction ?? '',
    team: legalCase?.team.map(({ id, role }) => ({ id, role })) ?? [],
    parentId: legalCase?.parentId ?? '',
    relatedIds: legalCase?.relatedIds ?? [],
  };
}

/** What the form holds of a case that is open. */
export type CaseValues = ReturnType<typeof caseValues>;

/** What a new case and a changed one have in common. */
function mainOf({ court: _court, courtId: _id, courtFileNumber: _number, status: _status, ...values }: CaseValues) {
  return {
    ...values,
    clientRole: values.clientRole || null,
    area: values.area as PracticeAreaId,
    waitingFor: values.waitingFor || null,
    nextDate: instantOf(values.nextDate),
    parentId: values.parentId || null,
  };
}

export type NewCase = BodyOf<typeof createCase>;
export type ChangedCase = BodyOf<typeof updateCase>;

/** Reads and checks the form of a new case. */
export const newCaseForm = endpointForm(createCase, (values: CaseValues) => ({
  body: {
    ...mainOf(values),
    status: values.status,
    court: orNull(values.court),
    courtId: orNull(values.courtId),
    courtFileNumber: orNull(values.courtFileNumber),
    parties: [],
  },
  faults: { nextDate: faultOfTime(values.nextDate) },
}));

/** Reads and checks the form of a case that stands; the version is put in when it is sent. */
export const changedCaseForm = endpointForm(updateCase, (values: CaseValues) => ({
  body: { ...mainOf(values), version: 0 },
  faults: { nextDate: faultOfTime(values.nextDate) },
}));

export type CaseForm = FormSchema<CaseValues, NewCase | ChangedCase>;
