import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import {
  createHearing,
  getHearing,
  type Hearing,
  noteOutcome,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { getOwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCaseFor, asChange, type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING, NO_OUTCOME } from '../../test/sample-hearings.js';
import { CompleteOutcomeReaders } from './complete-outcome-readers.js';
import { TellHearingNews } from './tell-hearing-news.js';
import { momentOf } from './wall-time.rules.js';

const DAY = '2026-05-12T09:30';
const SUMMARY = 'The expert was named.';

let cases: CasesRig;
/** A hearing of a case of both clients, and the clients' ids. */
let hearing: Hearing;
let a: string;
let b: string;
beforeAll(async () => {
  cases = await startCases();
  [a, b] = [cases.clientA.id, cases.clientB.id];
});
afterAll(() => cases.stop());
beforeEach(async () => {
  cases.setTime(momentOf('2026-05-01T10:00'));
  const caseId = await cases.aCase({ otherClients: [{ id: b, role: null }] });
  const body = { ...HEARING, wallTime: DAY, caseId, lawyerId: cases.lawyer.id };
  hearing = (await cases.http(cases.asLawyer).call(createHearing, { body })).body;
  await tellAt('2026-05-01T10:30');
  await cases.model('OutboxRow').deleteMany({});
});

const tellAt = async (wallTime: string) => {
  cases.setTime(momentOf(wallTime));
  await cases.app.get(TellHearingNews).look();
};
const note = (outcomeFor: string[]) =>
  cases.http(cases.asLawyer).call(noteOutcome, {
    params: { id: hearing.id },
    body: { ...NO_OUTCOME, outcome: 'Secret outcome', outcomeSummary: SUMMARY, outcomeFor },
  });
/** Publishes it for others, in other words if some are given. */
const publishFor = async (outcomeFor: string[], outcomeSummary = SUMMARY) => {
  const { title, description, wallTime, location, type, judge, courtRoom } = hearing;
  const { opposingCounsel, preparationNotes } = hearing;
  const fields = { title, description, wallTime, location, type, judge, courtRoom, opposingCounsel, preparationNotes };
  const { version } = await cases.model('Hearing').findById(hearing.id).lean();
  const place = { courtId: null, lawyerId: cases.lawyer.id, confirmPast: false };
  const said = { ...NO_OUTCOME, outcome: 'Secret outcome', outcomeSummary, outcomeFor };
  return cases.http(cases.asLawyer).call(updateHearing, {
    params: { id: hearing.id },
    body: { ...fields, ...place, ...said, version },
  });
};
/** What a client reads: with the hearing, in the timeline, and in a notice that goes now. */
const read = async (by: SignedIn) => {
  const http = cases.http(by);
  const own = await http.call(getOwnHearing, { params: { id: hearing.id } });
  const lines = await http.call(listOwnTimeline, { query: { caseId: hearing.caseId, kind: 'hearing' } });
  const notice = await cases.ask(hearingNotice, { hearingId: hearing.id, personId: by.personId });
  return [own.body.outcomeSummary, lines.text.includes(SUMMARY), notice?.outcomeSummary];
};
/** Who is told of its outcome, time by time. */
const told = async () =>
  (await cases.eventsOf(HearingNewsV1))
    .filter(({ payload }) => payload.news === 'outcome' && payload.hearingId === hearing.id)
    .map(({ payload }) => payload.clientIds);
const ALL = [SUMMARY, true, SUMMARY];
const NOTHING = [null, false, null];

describe('M1: the outcome of a hearing of a case of several clients', () => {
  it('is read by those it is published for and told to them; the others read nothing of it', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    expect((await note([a])).status).toBe(200);
    await tellAt('2026-05-12T10:30');
    expect(await told()).toEqual([[a]]);
    expect([await read(cases.asClientA), await read(cases.asClientB)]).toEqual([ALL, NOTHING]);
  });

  it('is told to whoever comes to it later, alone; in other words to all of them', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a]);
    await tellAt('2026-05-12T10:30');
    await publishFor([a, b]);
    await tellAt('2026-05-12T11:00');
    expect(await told()).toEqual([[a], [b]]);
    expect(await read(cases.asClientB)).toEqual(ALL);
    await publishFor([a, b], `${SUMMARY} It is the engineer Saad.`);
    await tellAt('2026-05-12T11:30');
    expect(await told()).toEqual([[a], [b], [a, b]]);
  });

  it('is taken from one and stays with the other', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a, b]);
    await publishFor([b]);
    expect([await read(cases.asClientA), await read(cases.asClientB)]).toEqual([NOTHING, ALL]);
  });

  it('is told to nobody twice in the same words, also where it was taken back meanwhile', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a, b]);
    await tellAt('2026-05-12T10:30');
    await publishFor([b]);
    await publishFor([a, b]);
    await tellAt('2026-05-12T11:00');
    expect(await told()).toEqual([[a, b]]);
    expect(await read(cases.asClientA)).toEqual(ALL);
  });

  it('is no longer read by a client who leaves the case, also when they come back', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a, b]);
    const change = async (otherClients: { id: string; role: null }[]) => {
      const http = cases.http(cases.asAdmin);
      const { version } = (await http.call(getCase, { params: { id: hearing.caseId } })).body;
      const fields = aCaseFor(cases.clientA, [cases.lawyer, cases.assistant], { otherClients });
      const answer = await http.call(updateCase, {
        params: { id: hearing.caseId },
        body: asChange(fields, version),
      });
      expect(answer.status).toBe(200);
    };
    await change([]);
    await change([{ id: b, role: null }]);
    expect(await read(cases.asClientB)).toEqual(NOTHING);
    expect(await read(cases.asClientA)).toEqual(ALL);
    const { body } = await cases.http(cases.asLawyer).call(getHearing, { params: { id: hearing.id } });
    expect(body.outcomeFor).toEqual([a]);
  });

  it('is theirs again when a wall is lifted, though the hearing was saved meanwhile; in other words it is not', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a, b]);
    const savedBehindTheWall = async (words: string) => {
      await cases.wall(hearing.caseId, [cases.clientB]);
      expect((await publishFor([a], words)).status).toBe(200);
      await cases.wall(hearing.caseId, []);
    };
    await savedBehindTheWall(SUMMARY);
    expect(await read(cases.asClientB)).toEqual(ALL);
    await savedBehindTheWall('It was settled.');
    expect(await read(cases.asClientB)).toEqual(NOTHING);
  });

  it('is published for clients of the case only', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    const answer = await note([cases.lawyer.id]);
    expect(answer.body.fieldErrors).toEqual({ outcomeFor: 'unknown_client' });
  });

  it('published by an earlier build, stays with the main client', async () => {
    cases.setTime(momentOf('2026-05-12T10:00'));
    await note([a, b]);
    const { _id } = await cases.model('Hearing').findById(hearing.id).lean();
    const rows = cases.model('Hearing').collection;
    await rows.updateOne({ _id }, { $set: { outcomePublished: true }, $unset: { outcomeFor: '' } });
    await cases.app.get(CompleteOutcomeReaders, { strict: false }).onModuleInit();
    expect([await read(cases.asClientA), await read(cases.asClientB)]).toEqual([ALL, NOTHING]);
  });
});
