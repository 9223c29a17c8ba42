import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createCase } from '@diwan/contracts/matters/cases/http';
import { fold } from '@diwan/contracts/shared/search-text';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { KnownPerson } from '@diwan/service-kit/people/people.service';
import type { CaseFields } from './case.repository.js';

type Created = InputOf<typeof createCase>['body'];
/** What staff fill in of a case, whether they open or change it. */
export type MainInput = Omit<Created, 'status' | 'court' | 'courtId' | 'courtFileNumber' | 'parties'>;
export type MainFields = Omit<
  CaseFields,
  | 'status'
  | 'statusReason'
  | 'stage'
  | 'stages'
  | 'parties'
  | 'instances'
  | 'walledOff'
  | 'searchWords'
  | 'wordsMade'
  | 'archivedAt'
>;

/** Ids of everybody whom the input names. */
export const peopleIn = ({ clientId, otherClients, team }: MainInput): string[] =>
  [{ id: clientId }, ...otherClients, ...team].map(({ id }) => id);

/**
 * What is stored of it. Throws DomainError VALIDATION, naming the field, when a client is not a client, somebody of the team is not
 * staff or is kept away from the case, or several are responsible.
 */
export function mainFields(
  input: MainInput,
  people: ReadonlyMap<string, KnownPerson>,
  walledOff: readonly string[] = [],
): MainFields {
  const clients = distinct([{ id: input.clientId, role: input.clientRole }, ...input.otherClients]);
  const members = distinct(input.team);
  const fieldErrors: Record<string, string> = {};
  const isClient = (id: string) => people.get(id)?.isClient === true;
  if (!isClient(input.clientId)) fieldErrors.clientId = 'unknown_client';
  if (!input.otherClients.every(({ id }) => isClient(id))) fieldErrors.otherClients = 'unknown_client';
  if (members.filter(({ role }) => role === 'responsible').length > 1) fieldErrors.team = 'one_responsible';
  if (members.some(({ id }) => walledOff.includes(id))) fieldErrors.team = 'walled_off';
  if (!members.every(({ id }) => people.get(id)?.isStaff)) fieldErrors.team = 'unknown_staff';
  if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
  return {
    clientId: input.clientId,
    clientIds: clients.map(({ id }) => id),
    clients,
    title: input.title,
    caseNumber: input.caseNumber,
    numberKey: fold(input.caseNumber),
    area: input.area,
    description: input.description,
    waitingFor: input.waitingFor,
    nextStep: input.nextStep,
    nextAction: input.nextAction,
    nextDate: input.nextDate === null ? null : new Date(input.nextDate),
    team: members.map(({ id }) => id),
    members,
    parentId: input.parentId,
    relatedIds: [...new Set(input.relatedIds)],
  };
}

const distinct = <Named extends { id: string }>(named: readonly Named[]): Named[] =>
  [...new Map(named.toReversed().map((one) => [one.id, one])).values()].toReversed();
