import type { LegalCase } from '@diwan/contracts/matters/cases/http';

/** Clients who read a case: all of its clients but those who are kept away from it. */
export const readersOf = ({ clients }: Pick<LegalCase, 'clients'>): LegalCase['clients'] =>
  clients.filter(({ isKeptAway }) => !isKeptAway);
