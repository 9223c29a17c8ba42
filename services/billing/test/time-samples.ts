import { WorkDoneV1 } from '@diwan/contracts/matters/work/events';
import {
  getCaseRate,
  getRateThatHolds,
  listBillingRates,
  setCaseRate,
  setFirmRate,
  setLawyerRate,
} from '@diwan/contracts/money/billing-rates/http';
import {
  changeServiceType,
  createServiceType,
  listOfferedServiceTypes,
  listServiceTypes,
} from '@diwan/contracts/money/service-types/http';
import { getTimeTerms, listUnbilledTime, setTimeTerms } from '@diwan/contracts/money/time-entries/clients.http';
import {
  approveTimeEntries,
  changeTimeEntry,
  createTimeEntry,
  deleteTimeEntry,
  listMyTimeEntries,
  listTimeEntries,
  returnTimeEntry,
  submitTimeEntries,
  withdrawTimeEntry,
} from '@diwan/contracts/money/time-entries/http';
import { getOwnBillableHours, listOwnTimeEntries } from '@diwan/contracts/money/time-entries/own.http';
import { dismissTimeSuggestion, listTimeSuggestions } from '@diwan/contracts/money/time-entries/suggestions.http';
import {
  discardTimer,
  getTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  switchTimer,
} from '@diwan/contracts/money/timers/http';
import { type Sample, sample } from '@diwan/service-kit/testing';
import { type TimeRig, USD, WORK } from './time-rig.js';

/** Valid requests of time on real records, and who must not learn of them (SEC-04). */
export function timeSamples(rig: () => TimeRig): Sample[] {
  const signedIn = (name: keyof TimeRig['people']) => () => rig().people[name].in;
  const http = (name: keyof TimeRig['people']) => rig().service.http(rig().people[name].in);
  const lawyer = signedIn('lawyer');
  const foreign = { 'a lawyer of another case': signedIn('other') };
  const kept = { 'an owner behind the wall': signedIn('owner') };
  let made = 0;
  /** What the last request made: what lists must show, and not to outsiders. */
  let secret = '';
  const newCase = () => rig().aCase(1000 + made++, { walledOff: [rig().people.owner.id] });
  const seen = (entry: { id: string; version: number }) => ({
    params: { id: entry.id },
    body: { version: entry.version },
  });
  const submitted = async () => {
    const entry = await rig().entry(newCase());
    await http('lawyer').call(submitTimeEntries, { body: { entries: [{ id: entry.id, version: entry.version }] } });
    return { ...entry, version: entry.version + 1 };
  };
  const { suggestionId: _, ...work } = WORK;
  const aTimer = async () => {
    const { timer } = (await http('lawyer').call(getTimer, {})).body;
    if (timer) return timer.id as string;
    return (await http('lawyer').call(startTimer, { body: { caseId: newCase(), description: null } })).body
      .id as string;
  };
  const noTimer = async () => {
    const { timer } = (await http('lawyer').call(getTimer, {})).body;
    if (timer) await http('lawyer').call(discardTimer, { body: { timerId: timer.id } });
  };
  const ofTimer = async () => ({ body: { timerId: await aTimer() } });
  const noSuchTimer = () => ({ body: { timerId: 'f'.repeat(24) } });
  const suggestion = async () => {
    const subjectId = (made++).toString(16).padStart(24, 'a');
    const { id: personId } = rig().people.lawyer;
    const at = new Date().toISOString();
    await rig().service.deliver(WorkDoneV1, { kind: 'task', subjectId, caseId: newCase(), personId, at });
    return (await http('lawyer').call(listTimeSuggestions, {})).body[0].id as string;
  };
  const names = () => ({ en: `Sample ${made}`, ar: `مثال ${made++}` });
  const caseRate = () => ({ params: { id: newCase() }, body: { rate: USD(30_000), version: 0 } });
  let firmVersion = 0;

  return [
    sample(listTimeEntries, {
      request: async () => ({ query: { caseId: (await rig().entry(newCase())).legalCase?.id } }),
      by: signedIn('accountant'),
    }),
    sample(listMyTimeEntries, {
      request: async () => {
        secret = (await rig().entry(newCase(), { dateWorked: '2025-12-31' })).id;
        return { query: { limit: 100 } };
      },
      by: lawyer,
      outsiders: foreign,
      secret: () => secret,
    }),
    sample(createTimeEntry, {
      request: () => ({ body: { ...WORK, caseId: newCase() } }),
      missing: () => ({ body: { ...WORK, caseId: 'f'.repeat(24) } }),
      by: lawyer,
      outsiders: { ...foreign, ...kept },
    }),
    sample(changeTimeEntry, {
      request: async () => {
        const entry = await rig().entry(newCase());
        return { params: { id: entry.id }, body: { ...work, caseId: entry.legalCase?.id ?? '', version: 1 } };
      },
      by: lawyer,
      outsiders: foreign,
    }),
    sample(deleteTimeEntry, {
      request: async () => ({ params: { id: (await rig().entry(newCase())).id } }),
      by: lawyer,
      outsiders: foreign,
    }),
    sample(submitTimeEntries, {
      request: async () => ({ body: { entries: [{ id: (await rig().entry(newCase())).id, version: 1 }] } }),
      by: lawyer,
    }),
    sample(withdrawTimeEntry, { request: async () => seen(await submitted()), by: lawyer, outsiders: foreign }),
    sample(approveTimeEntries, {
      request: async () => {
        const { id, version } = await submitted();
        return { body: { entries: [{ id, version }] } };
      },
      by: signedIn('admin'),
    }),
    sample(returnTimeEntry, {
      request: async () => {
        const { params, body } = seen(await submitted());
        return { params, body: { ...body, reason: 'Please say more' } };
      },
      by: signedIn('admin'),
      outsiders: kept,
    }),
    sample(listTimeSuggestions, {
      request: async () => {
        secret = await suggestion();
        return {};
      },
      by: lawyer,
      outsiders: foreign,
      secret: () => secret,
    }),
    sample(dismissTimeSuggestion, {
      request: async () => ({ params: { id: await suggestion() } }),
      by: lawyer,
      outsiders: foreign,
    }),
    sample(getTimeTerms, { request: () => ({ params: { id: rig().people.clientA.id } }), by: signedIn('accountant') }),
    sample(setTimeTerms, {
      request: async () => {
        const params = { id: rig().people.clientA.id };
        const { body } = await http('accountant').call(getTimeTerms, { params });
        return { params, body };
      },
      by: signedIn('accountant'),
    }),
    sample(listUnbilledTime, {
      request: async () => {
        secret = (await rig().approved(newCase())).id;
        return { params: { id: rig().people.clientA.id }, query: {} };
      },
      by: signedIn('accountant'),
      outsiders: kept,
      secret: () => secret,
    }),
    sample(listOwnTimeEntries, {
      request: async () => {
        const params = { id: rig().people.clientA.id };
        const { body } = await http('accountant').call(getTimeTerms, { params });
        await http('accountant').call(setTimeTerms, { params, body: { ...body, shown: 'all' } });
        secret = (await rig().approved(newCase(), { dateWorked: '2025-12-31' })).id;
        return { query: { limit: 100 } };
      },
      by: signedIn('clientA'),
      outsiders: { 'another client': signedIn('clientB') },
      secret: () => secret,
    }),
    sample(getOwnBillableHours, { request: () => ({}), by: signedIn('clientA') }),
    sample(getTimer, {
      request: async () => {
        secret = await aTimer();
        return {};
      },
      by: lawyer,
      outsiders: foreign,
      secret: () => secret,
    }),
    sample(startTimer, {
      request: async () => {
        await noTimer();
        return { body: { caseId: newCase(), description: null } };
      },
      missing: () => ({ body: { caseId: 'f'.repeat(24), description: null } }),
      by: lawyer,
      outsiders: { ...foreign, ...kept },
    }),
    sample(pauseTimer, { request: ofTimer, missing: noSuchTimer, by: lawyer, outsiders: foreign }),
    sample(resumeTimer, { request: ofTimer, missing: noSuchTimer, by: lawyer, outsiders: foreign }),
    sample(switchTimer, {
      request: async () => ({ body: { timerId: await aTimer(), caseId: newCase(), description: null } }),
      missing: () => ({ body: { timerId: 'f'.repeat(24), caseId: newCase(), description: null } }),
      by: lawyer,
      outsiders: foreign,
    }),
    sample(stopTimer, { request: ofTimer, missing: noSuchTimer, by: lawyer, outsiders: foreign }),
    sample(discardTimer, { request: ofTimer, missing: noSuchTimer, by: lawyer, outsiders: foreign }),
    sample(listBillingRates, { request: () => ({}), by: signedIn('accountant') }),
    sample(setFirmRate, {
      request: () => ({ body: { rate: USD(20_000), version: firmVersion++ } }),
      by: signedIn('accountant'),
    }),
    sample(setLawyerRate, {
      request: () => ({ params: { id: rig().people.lawyer.id }, body: { rate: USD(20_000), version: 0 } }),
      by: signedIn('accountant'),
      outsiders: {},
    }),
    sample(getCaseRate, {
      request: () => ({ params: { id: newCase() } }),
      by: signedIn('accountant'),
      outsiders: kept,
    }),
    sample(setCaseRate, { request: caseRate, by: signedIn('accountant'), outsiders: kept }),
    sample(getRateThatHolds, {
      request: () => ({ query: { caseId: newCase() } }),
      missing: () => ({ query: { caseId: 'f'.repeat(24) } }),
      by: lawyer,
      outsiders: { ...foreign, ...kept },
    }),
    sample(listServiceTypes, { request: () => ({}), by: signedIn('accountant') }),
    sample(listOfferedServiceTypes, { request: () => ({}), by: lawyer }),
    sample(createServiceType, {
      request: () => ({ body: { name: names(), hourlyRate: USD(20_000) } }),
      by: signedIn('accountant'),
    }),
    sample(changeServiceType, {
      request: async () => {
        const typed = { name: names(), hourlyRate: USD(20_000) };
        const { body } = await http('accountant').call(createServiceType, { body: typed });
        return { params: { id: body.id }, body: { ...typed, active: false, version: 1 } };
      },
      by: signedIn('accountant'),
    }),
  ];
}
