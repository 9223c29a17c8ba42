import type { ErasurePlan } from '@diwan/contracts/people/erasures/plan';

/** What is known of a person when it is asked what can be erased. */
export interface Kept {
  cases: { open: number; closed: number; lastChangedAt: string | null };
  /** `lastDay`: of the last entry in the books, `YYYY-MM-DD`. */
  money: { records: number; isOpen: boolean; lastDay: string | null };
  leads: number;
  subscriptions: number;
  delegates: number;
}

type Keeping = Pick<ErasurePlan[number], 'ground' | 'until'>;

const GONE: Keeping = { ground: null, until: null };

/**
 * What goes and what stays (Law 81/2018): the files of cases and whose they are stay while one is open, bills and whose they are while
 * anything is to be paid, and both for some years after; what is not needed for that goes. The log of who did what always stays as proof.
 */
export function erasurePlan(kept: Kept, retentionYears: number): ErasurePlan {
  const { leads, subscriptions, delegates } = kept;
  const files = keepingOfCases(kept, retentionYears);
  const bills = keepingOfMoney(kept, retentionYears);
  const account = longer(files, bills);
  return [
    { part: 'contact', ...GONE },
    { part: 'account', ...account },
    { part: 'sign_ins', ...GONE },
    { part: 'copies', ...GONE },
    ...(delegates > 0 && account.ground === null ? [{ part: 'delegates' as const, ...GONE }] : []),
    ...(leads > 0 ? [{ part: 'leads' as const, ...GONE }] : []),
    ...(subscriptions > 0 ? [{ part: 'newsletter' as const, ...GONE }] : []),
    ...(files.ground === null ? [] : [{ part: 'case_files' as const, ...files }]),
    ...(bills.ground === null ? [] : [{ part: 'bills' as const, ...bills }]),
    { part: 'log', ground: 'proof', until: null },
  ];
}

function keepingOfCases({ cases }: Kept, years: number): Keeping {
  if (cases.open > 0) return { ground: 'open_case', until: null };
  if (cases.closed === 0) return GONE;
  return { ground: 'retention', until: cases.lastChangedAt === null ? null : after(cases.lastChangedAt, years) };
}

function keepingOfMoney({ money }: Kept, years: number): Keeping {
  if (money.records === 0) return GONE;
  if (money.isOpen || money.lastDay === null) return { ground: 'open_bill', until: null };
  return { ground: 'retention', until: after(money.lastDay, years) };
}

/** Of two reasons to keep something the one that lasts: what has no end yet before what has, and the later end. */
function longer(one: Keeping, other: Keeping): Keeping {
  if (one.ground === null || other.ground === null) return one.ground === null ? other : one;
  if (one.until === null || other.until === null) return one.until === null ? one : other;
  return one.until >= other.until ? one : other;
}

/** Whether the account itself goes: nothing else has to stay that is the person's. */
export const goesWhole = (plan: ErasurePlan): boolean =>
  plan.some(({ part, ground }) => part === 'account' && ground === null);

function after(moment: string, years: number): string {
  const end = new Date(moment);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString();
}
