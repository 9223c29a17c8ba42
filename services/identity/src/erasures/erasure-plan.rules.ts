import type { ErasurePlan, KeepingGround } from '@diwan/contracts/people/erasures/plan';

/** What is known of a person when it is asked what can be erased. */
export interface Kept {
  cases: { open: number; closed: number; lastChangedAt: string | null };
  leads: number;
  subscriptions: number;
  delegates: number;
}

/**
 * What goes and what stays (Law 81/2018): the files of cases and whose they are stay while one is open, and for some years after; what is
 * not needed for that goes. The log of who did what always stays as proof.
 */
export function erasurePlan({ cases, leads, subscriptions, delegates }: Kept, retentionYears: number): ErasurePlan {
  const ground: KeepingGround | null = cases.open > 0 ? 'open_case' : cases.closed > 0 ? 'retention' : null;
  const until =
    ground === 'retention' && cases.lastChangedAt !== null ? after(cases.lastChangedAt, retentionYears) : null;
  const file = { ground, until };
  const gone = { ground: null, until: null };
  return [
    { part: 'contact', ...gone },
    { part: 'account', ...file },
    { part: 'sign_ins', ...gone },
    { part: 'copies', ...gone },
    ...(delegates > 0 && ground === null ? [{ part: 'delegates' as const, ...gone }] : []),
    ...(leads > 0 ? [{ part: 'leads' as const, ...gone }] : []),
    ...(subscriptions > 0 ? [{ part: 'newsletter' as const, ...gone }] : []),
    ...(ground === null ? [] : [{ part: 'case_files' as const, ...file }]),
    { part: 'log', ground: 'proof', until: null },
  ];
}

/** Whether the account itself goes: nothing else has to stay that is the person's. */
export const goesWhole = (plan: ErasurePlan): boolean =>
  plan.some(({ part, ground }) => part === 'account' && ground === null);

function after(moment: string, years: number): string {
  const end = new Date(moment);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString();
}
