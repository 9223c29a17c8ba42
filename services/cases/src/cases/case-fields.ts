import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createCase } from '@diwan/contracts/matters/cases/http';
import { fold, searchWords } from '@diwan/contracts/shared/search-text';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { KnownPerson } from '../people/people.service.js';
import type { CaseFields } from './case.repository.js';

type CaseInput = InputOf<typeof createCase>['body'];

/**
 * What is stored of a case that staff filled in. Throws DomainError VALIDATION, naming the field, when the client is not a client
 * or somebody of the team is not staff.
 */
export function caseFields(input: CaseInput, people: ReadonlyMap<string, KnownPerson>): CaseFields {
  const client = people.get(input.clientId);
  const fieldErrors: Record<string, string> = {};
  if (!client?.isClient) fieldErrors.clientId = 'unknown_client';
  if (input.team.some((id) => !people.get(id)?.isStaff)) fieldErrors.team = 'unknown_staff';
  if (!client || Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  return {
    clientId: input.clientId,
    title: input.title,
    caseNumber: input.caseNumber,
    numberKey: fold(input.caseNumber),
    courtFileNumber: input.courtFileNumber,
    area: input.area,
    status: input.status,
    stage: input.stage,
    description: input.description,
    nextStep: input.nextStep,
    nextDate: input.nextDate === null ? null : new Date(input.nextDate),
    opposingParty: input.opposingParty,
    opposingCounsel: input.opposingCounsel,
    team: [...new Set(input.team)],
    searchWords: wordsOfCase(input, client.name),
  };
}

/** The words a case is found by: its title, its numbers and its client's name. */
export const wordsOfCase = (
  record: { title: string; caseNumber: string; courtFileNumber: string | null },
  clientName: string,
): string[] => searchWords(record.title, record.caseNumber, record.courtFileNumber ?? '', clientName);
