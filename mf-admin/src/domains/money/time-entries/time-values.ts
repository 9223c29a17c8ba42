import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { lacksUnit, minutesText, parseMinutes } from '@diwan/contracts/money/time-entries/hours';
import { createTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { endpointForm } from '../../../components/endpoint-form.js';

/** An entry as the form holds it, in the order of its fields: everything as typed. */
export interface TimeValues {
  caseId: string;
  serviceTypeId: string;
  dateWorked: string;
  minutes: string;
  description: string;
  note: string;
  billable: boolean;
}

/** What a new entry is begun with. */
export interface TimeBeginning {
  caseId?: string;
  dateWorked?: string;
}

/** What the form starts with. */
export const timeValues = (entry: TimeEntry | null, beginning: TimeBeginning = {}): TimeValues => ({
  caseId: entry?.legalCase?.id ?? beginning.caseId ?? '',
  serviceTypeId: entry?.serviceType?.id ?? '',
  dateWorked: entry?.dateWorked ?? beginning.dateWorked ?? beirutDate(new Date()),
  // What a timer counted that may have been forgotten is nobody's word.
  minutes: entry && !entry.timerMinutes ? minutesText(entry.minutes) : '',
  description: entry?.description ?? '',
  note: entry?.note ?? '',
  billable: entry?.billable ?? true,
});

/** Why a duration that was typed cannot be read. */
export function durationFault(duration: string): string {
  if (duration.trim() === '') return 'required';
  return lacksUnit(duration) ? 'unit_missing' : 'invalid_duration';
}

/** Reads and checks the form. An entry whose case stays keeps its client; another case's first client is taken. */
export const timeForm = (entry: TimeEntry | null, suggestionId: string | null) =>
  endpointForm(createTimeEntry, ({ minutes, caseId, serviceTypeId, ...plain }: TimeValues) => {
    const read = parseMinutes(minutes);
    const stays = entry?.legalCase?.id === caseId;
    return {
      body: {
        ...plain,
        caseId,
        serviceTypeId: serviceTypeId || null,
        clientId: stays ? (entry?.client.id ?? null) : null,
        minutes: read ?? 1,
        suggestionId,
      },
      faults: {
        ...(read === null && { minutes: durationFault(minutes) }),
        ...(plain.dateWorked > beirutDate(new Date()) && { dateWorked: 'to_come' }),
      },
    };
  });
