import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import {
  confirmDeadline,
  dismissDeadline,
  listDeadlines,
  moveDeadlineTrigger,
  proposeDeadline,
  reckonDeadline,
  reopenDeadline,
} from '@diwan/contracts/matters/deadlines/http';
import type { DeadlineRule } from '@diwan/contracts/matters/deadlines/rule';
import {
  confirmCourtCalendar,
  confirmDeadlineRule,
  getDeadlineTable,
  setDeadlineTable,
} from '@diwan/contracts/matters/deadlines/rules.http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import type { CasesRig } from './cases-rig.js';

type Outsiders = Record<string, () => SignedIn>;

/** A rule that no law knows: ten days from the day of the judgment. */
export const A_RULE: DeadlineRule = {
  id: 'appeal',
  name: { en: 'Appeal', ar: 'استئناف' },
  trigger: 'judgment',
  count: 10,
  unit: 'day',
  days: 'calendar',
  countsTriggerDay: false,
  recess: 'runs',
  courtKinds: [],
  source: 'An example, not a law',
  validFrom: '2020-01-01',
  validUntil: null,
};
/** Courts rest on Saturdays, Sundays and two days that the law fixes. */
export const A_CALENDAR: CourtCalendar = {
  weekend: ['sat', 'sun'],
  fixedHolidays: ['05-01', '05-25'],
  holidays: [],
};
export const TRIGGER_DAY = '2026-05-12';

/** Valid requests to deadlines, for the matrix of those who must not reach a record. */
export function deadlineSamples({
  cases,
  caseId,
  outsideTheTeam,
  otherLawyer,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  outsideTheTeam: Outsiders;
  otherLawyer: Outsiders;
}): Sample[] {
  const asLawyer = () => cases().asLawyer;
  /** The table with the rule in it, and its version. */
  const table = async (): Promise<number> => {
    const { version, rules } = (await cases().http(cases().asAdmin).call(getDeadlineTable, {})).body;
    if (rules.length > 0) return version;
    const body = { rules: [A_RULE], recesses: [], version };
    return (await cases().http(cases().asAdmin).call(setDeadlineTable, { body })).body.version;
  };
  const body = () => ({ caseId: caseId(), ruleId: A_RULE.id, triggerDay: TRIGGER_DAY });
  /** A proposed deadline of the case. */
  const deadline = async (): Promise<string> => {
    await table();
    return (await cases().http(asLawyer()).call(proposeDeadline, { body: body() })).body.id;
  };
  const ofDeadline = async () => ({ params: { id: await deadline() } });
  const shared = { by: asLawyer, outsiders: outsideTheTeam };
  /** Assistants stop at the gate: lawyers decide. */
  const decided = { by: asLawyer, outsiders: otherLawyer };

  return [
    sample(getDeadlineTable, { request: () => ({}), by: asLawyer }),
    sample(setDeadlineTable, {
      request: async () => ({ body: { rules: [A_RULE], recesses: [], version: await table() } }),
      by: () => cases().asAdmin,
    }),
    sample(confirmDeadlineRule, {
      request: async () => ({ params: { id: A_RULE.id }, body: { version: await table() } }),
      by: () => cases().asAdmin,
    }),
    sample(confirmCourtCalendar, {
      request: async () => ({ body: { version: await table() } }),
      by: () => cases().asAdmin,
    }),
    sample(reckonDeadline, {
      request: async () => {
        await table();
        return { query: { ruleId: A_RULE.id, triggerDay: TRIGGER_DAY } };
      },
      by: asLawyer,
    }),
    sample(listDeadlines, {
      request: async () => {
        await deadline();
        return { query: { caseId: caseId() } };
      },
      ...shared,
    }),
    sample(proposeDeadline, {
      request: async () => {
        await table();
        return { body: body() };
      },
      ...shared,
    }),
    sample(confirmDeadline, {
      request: async () => ({ ...(await ofDeadline()), body: { ownerId: null, version: 1 } }),
      ...decided,
    }),
    sample(dismissDeadline, { request: async () => ({ ...(await ofDeadline()), body: { version: 1 } }), ...decided }),
    sample(reopenDeadline, {
      request: async () => {
        const request = await ofDeadline();
        await cases()
          .http(asLawyer())
          .call(dismissDeadline, { ...request, body: { version: 1 } });
        return { ...request, body: { version: 2 } };
      },
      ...decided,
    }),
    sample(moveDeadlineTrigger, {
      request: async () => ({ ...(await ofDeadline()), body: { triggerDay: '2026-05-13', version: 1 } }),
      ...shared,
    }),
  ];
}
