import { sealedStore } from '@diwan/mf-kit';

/** Its name, for the page without coverage, which notes outcomes into it too. */
export const COURT_DAY_DATABASE = 'diwan-court-day';

/** What was noted in the corridor and not yet sent, on this device. */
export const courtDayStore = sealedStore(COURT_DAY_DATABASE);

/** Under which name the outcomes of a person wait. */
export const outcomesOf = (personId: string): string => `outcomes:${personId}`;

/** Whether this device holds outcomes of a person. Who never noted one here has no store, and gets none by being asked. */
export async function holdsOutcomes(personId: string): Promise<boolean> {
  const stores = await globalThis.indexedDB?.databases();
  if (!stores?.some(({ name }) => name === COURT_DAY_DATABASE)) return false;
  const kept = await courtDayStore.read(outcomesOf(personId));
  return Array.isArray(kept) && kept.length > 0;
}
