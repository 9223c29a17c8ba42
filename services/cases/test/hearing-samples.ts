import {
  endCalendarFeed,
  endOwnCalendarFeed,
  getOwnCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  makeOwnCalendarFeed,
} from '@diwan/contracts/matters/calendar-feeds/http';
import { archiveCourt, createCourt, listCourts, updateCourt } from '@diwan/contracts/matters/courts/http';
import {
  cancelHearing,
  createHearing,
  deleteHearing,
  findOverlaps,
  getHearing,
  getHearingTelling,
  listHearingDays,
  listHearings,
  noteOutcome,
  postponeHearing,
  reinstateHearing,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { answerHearing, getOwnHearing, listOwnHearings } from '@diwan/contracts/matters/hearings/own.http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { wallTimeAt } from '../src/hearings/wall-time.rules.js';
import type { CasesRig } from './cases-rig.js';
import { COURT, HEARING, NO_OUTCOME, PLACE } from './sample-hearings.js';

type Outsiders = Record<string, () => SignedIn>;

/** Valid requests to courts and hearings, for the matrix of those who must not reach a record. */
export function hearingSamples({
  cases,
  caseId,
  outsideTheTeam,
  otherClient,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  outsideTheTeam: Outsiders;
  otherClient: Outsiders;
}): Sample[] {
  /** A hearing of the case; `change` brings it where the request expects it. */
  const hearing = async (change: Partial<typeof HEARING> = {}, act?: (id: string) => Promise<unknown>) => {
    const { body } = await cases()
      .http(cases().asLawyer)
      .call(createHearing, { body: { ...HEARING, caseId: caseId(), lawyerId: cases().lawyer.id, ...change } });
    await act?.(body.id);
    return { params: { id: String(body.id) } };
  };
  const today = () => wallTimeAt(new Date());
  const versioned = async (more: object, act?: (id: string) => Promise<unknown>) => {
    const { params } = await hearing({}, act);
    const { version } = await cases().model('Hearing').findById(params.id).lean();
    return { params, body: { version, ...more } };
  };
  /** A feed of the case: the one there is, for making them is limited. */
  const feed = async () => {
    const http = cases().http(cases().asLawyer);
    const [made] = (await http.call(listCalendarFeeds, {})).body;
    return made ?? (await http.call(makeCalendarFeed, { body: { caseId: caseId(), discreet: false } })).body.feed;
  };
  const court = async () => (await cases().http(cases().asAdmin).call(createCourt, { body: COURT })).body;

  return [
    sample(listCalendarFeeds, {
      request: async () => {
        await feed();
        return {};
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(makeCalendarFeed, {
      request: () => ({ body: { caseId: caseId(), discreet: false } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      missing: () => ({ body: { caseId: 'ffffffffffffffffffffffff', discreet: false } }),
    }),
    sample(endCalendarFeed, {
      request: async () => ({ params: { id: (await feed()).id } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    // Whose feed it is, the session says: everybody has one of their own.
    sample(getOwnCalendarFeed, { request: () => ({}), by: () => cases().asClientA }),
    sample(makeOwnCalendarFeed, { request: () => ({ body: { discreet: false } }), by: () => cases().asClientA }),
    sample(endOwnCalendarFeed, { request: () => ({}), by: () => cases().asClientA }),
    // The directory of courts is the firm's: the same for all of its staff.
    sample(listCourts, { request: () => ({}), by: () => cases().asLawyer }),
    sample(createCourt, { request: () => ({ body: COURT }), by: () => cases().asAdmin }),
    sample(updateCourt, {
      request: async () => {
        const { id, version } = await court();
        return { params: { id }, body: { ...COURT, version } };
      },
      by: () => cases().asAdmin,
    }),
    sample(archiveCourt, {
      request: async () => ({ params: { id: (await court()).id }, body: { archived: true } }),
      by: () => cases().asAdmin,
    }),
    sample(listHearings, {
      request: async () => {
        await hearing();
        return { query: {} };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(listHearingDays, {
      request: async () => {
        await hearing();
        const day = HEARING.wallTime.slice(0, 10);
        return { query: { from: day, to: day } };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(findOverlaps, {
      request: async () => {
        await hearing();
        return { query: { lawyerId: cases().lawyer.id, wallTime: HEARING.wallTime } };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: () => HEARING.title,
    }),
    sample(getHearing, { request: () => hearing(), by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(getHearingTelling, { request: () => hearing(), by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(createHearing, {
      request: () => ({ body: { ...HEARING, caseId: caseId(), lawyerId: null } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      missing: () => ({ body: { ...HEARING, caseId: 'ffffffffffffffffffffffff', lawyerId: null } }),
    }),
    sample(updateHearing, {
      request: async () => {
        const request = await versioned({});
        return { ...request, body: { ...HEARING, ...NO_OUTCOME, ...request.body, lawyerId: null } };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(postponeHearing, {
      request: () => versioned({ ...PLACE, reason: 'The judge is away.' }) as never,
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(noteOutcome, {
      request: async () => ({
        ...(await hearing({ wallTime: today(), confirmPast: true })),
        body: { ...NO_OUTCOME, outcome: 'Adjourned.' },
      }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(cancelHearing, {
      request: () => versioned({ reason: 'Settled.' }) as never,
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(reinstateHearing, {
      request: () =>
        versioned({}, (id) =>
          cases()
            .http(cases().asLawyer)
            .call(cancelHearing, { params: { id }, body: { reason: 'Settled.', version: 1 } }),
        ),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(deleteHearing, { request: () => hearing(), by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(restoreHearing, {
      request: () => hearing({}, (id) => cases().http(cases().asLawyer).call(deleteHearing, { params: { id } })),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(listOwnHearings, {
      request: async () => {
        await hearing();
        return { query: {} };
      },
      by: () => cases().asClientA,
      outsiders: otherClient,
      secret: caseId,
    }),
    sample(getOwnHearing, { request: () => hearing(), by: () => cases().asClientA, outsiders: otherClient }),
    sample(answerHearing, {
      request: async () => ({ ...(await hearing()), body: { answer: 'attending' as const, note: '' } }),
      by: () => cases().asClientA,
      outsiders: otherClient,
    }),
  ];
}
