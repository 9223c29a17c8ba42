import { billedCases, casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import type { SignedIn, TestService } from '@diwan/service-kit/testing';
import { officeOpenAt } from './chatbot.js';

export const RANA = '64b0000000000000000000c1';
export const KARIM = '64b0000000000000000000c2';
export const BROTHER = '64b0000000000000000000d1';
export const MAYA = '64b0000000000000000000a1';
export const ZIAD = '64b0000000000000000000a2';
export const OWNER = '64b0000000000000000000a3';
const INTAKE_DESK = '64b0000000000000000000a4';
/** Rana's, on which Maya works. */
export const SHOP = '64b0000000000000000000e1';
/** Karim's, on which Ziad works. */
export const FARM = '64b0000000000000000000e2';

const NAMES: Record<string, string> = {
  [RANA]: 'Rana Khoury',
  [KARIM]: 'Karim Mansour',
  [BROTHER]: 'Sami Khoury',
  [MAYA]: 'Maya Haddad',
  [ZIAD]: 'Ziad Nassar',
  [OWNER]: 'Nadia Haddad',
  [INTAKE_DESK]: 'Lina Saab',
};
const CLIENTS = [RANA, KARIM];

const legalCase = (id: string, title: string, clientId: string, lawyer: string) => ({
  ...{ id, title, caseNumber: '2026/1', area: 'other', stage: null },
  clientIds: [clientId],
  team: [lawyer],
});
const CASES = [legalCase(SHOP, 'Rent of a shop', RANA, MAYA), legalCase(FARM, 'Sale of a farm', KARIM, ZIAD)];

/** Who signs in: staff by their role, clients, and Rana's brother, a delegate for the shop. */
export async function peopleOf(service: TestService) {
  const as = (personId: string, role: 'lawyer' | 'owner' | 'assistant' | 'client') =>
    service.signInAs({ personId, roles: [role], name: NAMES[personId] ?? '' });
  const actingFor = {
    delegationId: '64b0000000000000000000f1',
    ...{ clientId: RANA, clientName: 'Rana Khoury', caseIds: [SHOP] },
    scopes: ['documents' as const],
    endsAt: '2099-01-01T00:00:00.000Z',
  };
  return {
    maya: await as(MAYA, 'lawyer'),
    ziad: await as(ZIAD, 'lawyer'),
    owner: await as(OWNER, 'owner'),
    desk: await as(INTAKE_DESK, 'assistant'),
    rana: await as(RANA, 'client'),
    karim: await as(KARIM, 'client'),
    brother: await service.signInAs({ personId: BROTHER, roles: ['client'], name: 'Sami Khoury', actingFor }),
  } satisfies Record<string, SignedIn>;
}

/** A Tuesday on which the office is open: what is written out of hours is answered by the office's hours. */
export const MORNING = momentInBeirut({ year: 2026, month: 11, day: 24, hour: 10, minute: 0 });

/** Answers what conversations ask of others; `walls` says from which cases somebody is kept, and may be changed. */
export function answerForConversations(service: TestService, walls: Map<string, string[]>): void {
  service.rpcAnswers(officeProfile, () => officeOpenAt('00:00'));
  service.rpcAnswers(billedCases, ({ ids }) => CASES.filter(({ id }) => ids.includes(id)));
  service.rpcAnswers(casesKeptFrom, ({ personId }) => walls.get(personId) ?? []);
  service.rpcAnswers(findClientIds, ({ search }) =>
    CLIENTS.filter((id) => NAMES[id]?.toLowerCase().includes(search.toLowerCase())),
  );
  service.rpcAnswers(staffWithPermission, () => [MAYA, ZIAD, OWNER, INTAKE_DESK]);
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.flatMap((id) => {
      const name = NAMES[id];
      return name ? [{ id, name, isClient: CLIENTS.includes(id), isStaff: id < RANA }] : [];
    }),
  );
}
