import {
  endCalendarFeed,
  endOwnCalendarFeed,
  getOwnCalendarFeed,
  listCalendarFeeds,
  makeCalendarFeed,
  makeOwnCalendarFeed,
} from '@diwan/contracts/matters/calendar-feeds/http';
import { cancelHearing, createHearing, deleteHearing, type Hearing } from '@diwan/contracts/matters/hearings/http';
import { standingOfPerson } from '@diwan/contracts/people/persons/questions';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { type CasesRig, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';
import { momentOf } from '../hearings/wall-time.rules.js';
import { hashOf } from './feed-secret.js';

/** A Friday in spring; clocks are an hour ahead of winter's. */
const NOW = momentOf('2026-05-01T10:00');
const DAY = '2026-05-12T09:30';
const CLIENT_ROLES = ['client'] as const;

type Standing = NonNullable<ReturnType<Parameters<CasesRig['rpcAnswers']>[1]>>;
let cases: CasesRig;
let caseId: string;
/** What identity says of people, by id; null: nobody any more. */
let standings: Map<string, unknown>;

beforeAll(async () => {
  cases = await startCases();
  cases.rpcAnswers(standingOfPerson, ({ personId }) => (standings.get(personId) ?? null) as Standing as never);
});
afterAll(() => cases.stop());
beforeEach(async () => {
  caseId = await cases.aCase();
  cases.setTime(NOW);
  for (const name of ['Hearing', 'CalendarFeed']) await cases.model(name).deleteMany({});
  const staff = (roles: string[]) => ({ language: 'en', roles, isClient: false, actingFor: null });
  standings = new Map<string, unknown>([
    [cases.lawyer.id, staff(['lawyer'])],
    [cases.owner.id, staff(['owner'])],
    [cases.clientA.id, { language: 'ar', roles: CLIENT_ROLES, isClient: true, actingFor: null }],
    [cases.clientB.id, { language: 'en', roles: CLIENT_ROLES, isClient: true, actingFor: null }],
  ]);
});
afterEach(() => cases.setTime(null));

const schedule = async (more: object = {}): Promise<Hearing> => {
  const body = { ...HEARING, wallTime: DAY, caseId, lawyerId: cases.lawyer.id, ...more };
  const answer = await cases.http(cases.asLawyer).call(createHearing, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const make = async (by: SignedIn, more: { caseId?: string | null; discreet?: boolean } = {}) => {
  const body = { caseId: null, discreet: false, ...more };
  const answer = await cases.http(by).call(makeCalendarFeed, { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const makeOwn = async (by: SignedIn, discreet = false) =>
  (await cases.http(by).call(makeOwnCalendarFeed, { body: { discreet } })).body;
const read = (path: string, headers: Record<string, string> = {}) => cases.bytes(undefined, path, headers);
/** The entries of a feed, read by a parser that others wrote. */
async function entries(path: string) {
  const answer = await read(path);
  if (answer.status !== 200) throw new Error(String(answer.status));
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      status: one.getFirstPropertyValue('status'),
    };
  });
}

describe('HEAR-06: calendar feeds', () => {
  it('has what a lawyer attends, as a calendar program reads it', async () => {
    const hearing = await schedule();
    await schedule({ lawyerId: null, title: 'Somebody else’s' });
    const { path, feed } = await make(cases.asLawyer);
    expect(feed).toMatchObject({ caseId: null, discreet: false, lastReadAt: null });
    expect(await entries(path)).toEqual([
      {
        uid: `hearing-${hearing.id}@diwan`,
        sequence: 1,
        summary: HEARING.title,
        description: expect.stringContaining('Khoury v. Cedar Logistics'),
        location: `${HEARING.location}, court room: 4`,
        start: '2026-05-12T06:30:00.000Z',
        minutes: 60,
        status: 'CONFIRMED',
      },
    ]);
    const [listed] = (await cases.http(cases.asLawyer).call(listCalendarFeeds, {})).body;
    expect(listed).toEqual({ ...feed, lastReadAt: NOW.toISOString() });
  });

  it('says under the same UID that something does not take place any more', async () => {
    const [first, second] = [await schedule(), await schedule({ title: 'Second' })];
    const { path } = await make(cases.asLawyer, { caseId });
    const body = { reason: 'Strike', version: first.version };
    await cases.http(cases.asLawyer).call(cancelHearing, { params: { id: first.id }, body });
    await cases.http(cases.asLawyer).call(deleteHearing, { params: { id: second.id } });
    expect((await entries(path)).map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual([
      [`hearing-${first.id}@diwan`, 2, 'CANCELLED'],
      [`hearing-${second.id}@diwan`, 2, 'CANCELLED'],
    ]);
  });

  it('folds long Arabic lines at 75 bytes without breaking a letter', async () => {
    const title = 'جلسة سماع شهود الجهة المدّعية ومناقشة تقرير الخبير '.repeat(3).trim();
    await schedule({ title, description: 'سطر أوّل\nسطر ثانٍ؛ فاصلة, وشرطة\\' });
    const { path } = await make(cases.asLawyer);
    const bytes = Buffer.from(await (await read(path)).arrayBuffer());
    const lines = bytes.toString('latin1').split('\r\n');
    expect(lines.filter((line) => line.length > 75)).toEqual([]);
    expect(bytes.toString('utf8')).not.toContain('\ufffd');
    const [entry] = await entries(path);
    expect(entry?.summary).toBe(title);
    expect(entry?.description).toContain('سطر أوّل\nسطر ثانٍ؛ فاصلة, وشرطة\\');
  });

  it('D-073: tells clients what the portal shows them, in their language, and nothing of others', async () => {
    await schedule();
    const { path } = await makeOwn(cases.asClientA);
    const text = await (await read(path)).text();
    expect(text).not.toMatch(/Secret|preparation|2026\/LAB/);
    expect(await entries(path)).toMatchObject([
      { summary: HEARING.title, location: expect.stringContaining('القاعة: 4') },
    ]);
    expect(text).toContain('X-WR-CALNAME:الجلسات');
    expect(await entries((await makeOwn(cases.asClientB)).path)).toEqual([]);
  });

  it('NOT-11: says neither what nor whose when it shall be discreet, nor ever of a case with an ethical wall', async () => {
    await schedule();
    const { path } = await make(cases.asLawyer, { discreet: true });
    const isDiscreet = async (address: string) => {
      const [entry] = await entries(address);
      expect(entry?.summary).toBe('Hearing');
      expect(entry?.description).not.toMatch(/Khoury|witness|colleagues/);
    };
    await isDiscreet(path);
    const open = (await make(cases.asLawyer)).path;
    await cases.wall(caseId, [cases.owner]);
    await isDiscreet(open);
  });

  it('ends at once when it is renewed or ended, and no secret is stored', async () => {
    const first = await make(cases.asLawyer);
    const second = await make(cases.asLawyer);
    expect(second.feed.id).toBe(first.feed.id);
    expect((await read(first.path)).status).toBe(404);
    expect((await read(second.path)).status).toBe(200);
    const secret = second.path.slice(-47, -4);
    const stored = await cases.model('CalendarFeed').find().lean();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(stored[0]).toMatchObject({ secretHash: hashOf(secret) });
    await cases.http(cases.asLawyer).call(endCalendarFeed, { params: { id: second.feed.id } });
    expect((await read(second.path)).status).toBe(404);
    await makeOwn(cases.asClientA);
    await cases.http(cases.asClientA).call(endOwnCalendarFeed, {});
    expect((await cases.http(cases.asClientA).call(getOwnCalendarFeed, {})).body).toEqual({ feed: null });
  });

  it('is the same text while nothing changed, and is not sent twice', async () => {
    await schedule();
    const { path } = await make(cases.asLawyer);
    const answer = await read(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const etag = answer.headers.get('etag') ?? '';
    cases.setTime(new Date(NOW.getTime() + 3_600_000));
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(304);
    await schedule({ title: 'Second' });
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('HEAR-06: a feed asks anew each time whether it may', () => {
  it('stops for staff who left, and for who may not see hearings any more', async () => {
    const { path } = await make(cases.asLawyer);
    standings.delete(cases.lawyer.id);
    expect((await read(path)).status).toBe(404);
    standings.set(cases.lawyer.id, { language: 'en', roles: ['editor'], isClient: false, actingFor: null });
    expect((await read(path)).status).toBe(404);
  });

  it('asks the ethical wall: the case leaves the calendar, and its own feed ends', async () => {
    await schedule();
    const own = (await make(cases.asLawyer)).path;
    const ofCase = (await make(cases.asOwner, { caseId })).path;
    expect(await entries(ofCase)).toHaveLength(1);
    await cases.wall(caseId, [cases.owner]);
    expect((await read(ofCase)).status).toBe(404);
    await cases.model('LegalCase').updateOne({ _id: caseId }, { $set: { team: [cases.assistant.id] } });
    expect(await entries(own)).toEqual([]);
  });

  it('a client deleted since reads nothing; a delegate reads what was given while it holds', async () => {
    await schedule();
    const client = await makeOwn(cases.asClientA);
    standings.set(cases.clientA.id, { language: 'en', roles: CLIENT_ROLES, isClient: false, actingFor: null });
    expect((await read(client.path)).status).toBe(404);
    const delegationId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
    const actingFor = {
      delegationId,
      clientId: cases.clientA.id,
      clientName: cases.clientA.name,
      caseIds: null,
      endsAt: '2036-01-01T00:00:00.000Z',
    };
    const signedIn = (scopes: ('hearings' | 'billing')[]) =>
      cases.signInAs({ personId: cases.clientB.id, roles: ['client'], actingFor: { ...actingFor, scopes } });
    const refused = await cases
      .http(await signedIn(['billing']))
      .call(makeOwnCalendarFeed, { body: { discreet: false } });
    expect(refused.status).toBe(403);
    const { path } = await makeOwn(await signedIn(['hearings']));
    const standing = (scopes: string[]) => ({
      language: 'en',
      roles: CLIENT_ROLES,
      isClient: true,
      actingFor: { ...actingFor, scopes },
    });
    standings.set(cases.clientB.id, standing(['hearings']));
    expect(await entries(path)).toHaveLength(1);
    standings.set(cases.clientB.id, standing(['documents']));
    expect((await read(path)).status).toBe(404);
    standings.delete(cases.clientB.id);
    expect((await read(path)).status).toBe(404);
  });

  it('nobody makes one of a case out of reach, or ends another’s', async () => {
    const stranger = await cases.signInAs({ roles: ['lawyer'] });
    const body = { caseId, discreet: false };
    expect((await cases.http(stranger).call(makeCalendarFeed, { body })).status).toBe(404);
    const { feed, path } = await make(cases.asLawyer);
    expect((await cases.http(stranger).call(endCalendarFeed, { params: { id: feed.id } })).status).toBe(404);
    expect((await read(path)).status).toBe(200);
    expect((await read(`/api/cases/calendars/${'x'.repeat(43)}.ics`)).status).toBe(404);
  });
});
