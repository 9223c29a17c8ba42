import type { OwingTools } from './notice-kind.js';

/** Who answers a request: everybody who answers them, and who was given this one, as long as they may be. Throws UNAVAILABLE. */
export async function takersOfLead(ownerId: string | undefined, staffWith: OwingTools['staffWith']): Promise<string[]> {
  const [all, able] = await Promise.all([staffWith('lead:write'), ownerId ? staffWith('lead:own') : []]);
  return [...all, ...able.filter((id) => id === ownerId)];
}
