import type { HearingType } from '@diwan/contracts/matters/hearings/hearing';
import { createHearing, type Hearing, updateHearing } from '@diwan/contracts/matters/hearings/http';
import { endpointForm } from '../../../components/endpoint-form.js';
import { faultOfTime } from '../../../components/local-time.js';

/** A hearing as the form holds it, in the order of its fields. */
export interface HearingValues {
  caseId: string;
  title: string;
  description: string;
  wallTime: string;
  confirmPast: boolean;
  courtId: string;
  location: string;
  type: HearingType;
  lawyerId: string;
  judge: string;
  courtRoom: string;
  opposingCounsel: string;
  preparationNotes: string;
  outcome: string;
  judgment: boolean;
  nextAction: string;
  nextActionDue: string;
  outcomeSummary: string;
  outcomeFor: readonly string[];
}

/** What the form starts with: a hearing, or a new one, perhaps of a case that is known already. A new one is a trial. */
export function hearingValues(hearing: Hearing | null, caseId = '', lawyerId = ''): HearingValues {
  return {
    caseId: hearing?.caseId ?? caseId,
    title: hearing?.title ?? '',
    description: hearing?.description ?? '',
    wallTime: hearing?.wallTime ?? '',
    confirmPast: false,
    courtId: hearing?.court?.id ?? '',
    location: hearing?.location ?? '',
    type: hearing?.type ?? 'trial',
    lawyerId: hearing ? (hearing.lawyer?.id ?? '') : lawyerId,
    judge: hearing?.judge ?? '',
    courtRoom: hearing?.courtRoom ?? '',
    opposingCounsel: hearing?.opposingCounsel ?? '',
    preparationNotes: hearing?.preparationNotes ?? '',
    outcome: hearing?.outcome ?? '',
    judgment: hearing?.judgment ?? false,
    nextAction: hearing?.nextAction ?? '',
    nextActionDue: hearing?.nextActionDue ?? '',
    outcomeSummary: hearing?.outcomeSummary ?? '',
    outcomeFor: hearing?.outcomeFor ?? [],
  };
}

const common = (values: HearingValues) => ({
  title: values.title,
  description: values.description,
  wallTime: values.wallTime.slice(0, 16),
  confirmPast: values.confirmPast,
  courtId: values.courtId || null,
  location: values.location,
  type: values.type,
  lawyerId: values.lawyerId || null,
  judge: values.judge,
  courtRoom: values.courtRoom,
  opposingCounsel: values.opposingCounsel,
  preparationNotes: values.preparationNotes,
});

/** Reads and checks the form of a new hearing, and of one that stands; outcome and next action belong to the second only. */
export const newHearingForm = endpointForm(createHearing, (values: HearingValues) => ({
  body: { caseId: values.caseId, ...common(values) },
  faults: { wallTime: values.wallTime === '' ? 'required' : faultOfTime(values.wallTime) },
}));
export const changedHearingForm = (version: number) =>
  endpointForm(updateHearing, (values: HearingValues) => ({
    body: {
      ...common(values),
      outcome: values.outcome,
      judgment: values.judgment,
      nextAction: values.nextAction,
      nextActionDue: values.nextActionDue || null,
      outcomeSummary: values.outcomeSummary,
      outcomeFor: [...values.outcomeFor],
      version,
    },
    faults: {
      wallTime: values.wallTime === '' && 'required',
      outcome: values.judgment && values.outcome.trim() === '' && 'required',
      outcomeSummary: values.outcomeFor.length > 0 && values.outcomeSummary.trim() === '' && 'required',
    },
  }));
