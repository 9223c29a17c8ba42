import { getCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { createHearing, listHearingDays, listHearings } from '@diwan/contracts/matters/hearings/http';
import { askClient, listRequests } from '@diwan/contracts/matters/requests/http';
import { listShareRequests, requestShare } from '@diwan/contracts/matters/share-requests/http';
import { createTask, listTasks } from '@diwan/contracts/matters/tasks/http';
import { InTransaction } from '@diwan/service-kit/store/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { aCaseFor, asChange, type CasesRig, type Person, startCases } from '../../test/cases-rig.js';
import { HEARING } from '../../test/sample-hearings.js';
import { FollowTeamOfHearings } from '../hearings/follow-team-of-hearings.js';
import { FollowTeamOfRequests } from '../requests/follow-team-of-requests.js';
import { FollowTeamOfWishes } from '../share-requests/follow-team-of-wishes.js';
import { FollowTeamOfTasks } from '../tasks/follow-team-of-tasks.js';
import { TeamCopies } from './team-copies.js';

const MODELS = ['Hearing', 'ClientRequest', 'ShareRequest', 'Task'];
const TASK = {
  ...({ text: 'Call the expert', note: '', priority: 'normal' } as const),
  ...{ ownerId: null, due: null, repeat: null },
} as const;
const NONE = [0, 0, 0, 0, 0];
const ONE_EACH = [1, 1, 1, 1, 1];

/** A record in one of the lists. */
interface OfCase {
  caseId?: string;
  legalCase?: { id: string } | null;
}

let cases: CasesRig;
let caseId: string;
beforeAll(async () => {
  cases = await startCases();
  // A wish would become a task too, some time later, and mark the case with it.
  await cases.holdEvents();
});
afterAll(() => cases.stop());

describe('F-8: lists of a team are found by copies of it', () => {
  beforeEach(async () => {
    caseId = await cases.aCase();
    const http = cases.http(cases.asLawyer);
    const hearing = { ...HEARING, caseId, lawyerId: cases.lawyer.id };
    const title = { en: 'Passport', ar: '' };
    const item = {
      title,
      explanation: { en: '', ar: '' },
      kind: 'text' as const,
      documentType: 'identity',
      dueOn: null,
    };
    const document = await cases.aDocument({ caseId });
    const wish = {
      ...{ recipientName: 'Rami Aoun', recipientPhone: '+96171123456', recipientEmail: null, reason: '' },
      recipientLanguage: 'en' as const,
    };
    const made = [
      await http.call(createHearing, { body: hearing }),
      await http.call(askClient, { params: { id: caseId }, body: { title, items: [item] } }),
      await cases.http(cases.asClientA).call(requestShare, { params: { id: document.id }, body: wish }),
      await http.call(createTask, { body: { ...TASK, caseId } }),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  /** How many of the case's records each list shows, asked for the way that is found by copies. */
  async function shown(by = cases.asLawyer): Promise<number[]> {
    const http = cases.http(by);
    const day = HEARING.wallTime.slice(0, 10);
    const pages = [
      await http.call(listHearings, { query: { view: 'upcoming', limit: 100 } }),
      await http.call(listRequests, { query: { limit: 100 } }),
      await http.call(listShareRequests, { query: { limit: 100 } }),
      await http.call(listTasks, { query: { whose: 'team', limit: 100 } }),
    ];
    const days = await http.call(listHearingDays, { query: { from: day, to: day } });
    const answers = [...pages, days];
    if (answers.some(({ status }) => status !== 200)) throw new Error(answers.map(({ text }) => text).join());
    const lists = [...pages.map(({ body }) => body.items), days.body] as OfCase[][];
    const isOfCase = (row: OfCase) => (row.legalCase?.id ?? row.caseId) === caseId;
    return lists.map((items) => items.filter(isOfCase).length);
  }

  const copies = async () =>
    Promise.all(MODELS.map(async (name) => (await cases.model(name).findOne({ caseId }).lean()).team));

  async function setTeam(team: readonly Person[]): Promise<void> {
    const admin = cases.http(cases.asAdmin);
    const { caseNumber, version } = (await admin.call(getCase, { params: { id: caseId } })).body;
    const body = asChange(aCaseFor(cases.clientA, team, { caseNumber }), version);
    const answer = await admin.call(updateCase, { params: { id: caseId }, body });
    expect(answer.status).toBe(200);
  }

  it('who is taken off the team sees nothing of it at once, who comes to it sees all', async () => {
    expect(await shown()).toEqual(ONE_EACH);
    await setTeam([cases.assistant]);
    expect(await shown()).toEqual(NONE);
    expect(await copies()).toEqual(MODELS.map(() => [cases.assistant.id]));
    await setTeam([cases.assistant, cases.lawyer]);
    expect(await shown()).toEqual(ONE_EACH);
  });

  it('who is walled off sees nothing of it, in the team or an owner', async () => {
    await cases.wall(caseId, [cases.lawyer, cases.owner]);
    expect([await shown(), await shown(cases.asOwner)]).toEqual([NONE, NONE]);
    expect(await copies()).toEqual(MODELS.map(() => [cases.assistant.id]));
    await cases.wall(caseId, []);
    expect([await shown(), await shown(cases.asOwner)]).toEqual([NONE, ONE_EACH]);
  });

  it('a copy that is behind shows nothing that the case does not', async () => {
    await cases.model('LegalCase').updateOne({ _id: caseId }, { $set: { team: [cases.assistant.id] } });
    expect((await copies())[0]).toContain(cases.lawyer.id);
    expect(await shown()).toEqual(NONE);
    await cases
      .model('LegalCase')
      .updateOne({ _id: caseId }, { $set: { team: [cases.lawyer.id], walledOff: [cases.lawyer.id] } });
    expect(await shown()).toEqual(NONE);
  });

  it('a service that starts gives records of earlier builds the team of their case, and changes nothing else', async () => {
    for (const name of MODELS) await cases.model(name).collection.updateMany({ caseId }, { $unset: { team: '' } });
    expect(await shown()).toEqual(NONE);
    const before = await cases.model('Hearing').findOne({ caseId }).lean();
    for (const follower of [FollowTeamOfHearings, FollowTeamOfRequests, FollowTeamOfWishes, FollowTeamOfTasks]) {
      await cases.app.get(follower).onModuleInit();
      await cases.app.get(follower).onModuleInit();
    }
    expect(await shown()).toEqual(ONE_EACH);
    expect(await cases.model('Hearing').findOne({ caseId }).lean()).toEqual({
      ...before,
      team: [cases.lawyer.id, cases.assistant.id],
    });
  });

  it('a task without a case that an earlier build stored is found by who may see it', async () => {
    const http = cases.http(cases.asLawyer);
    const { id } = (await http.call(createTask, { body: { ...TASK, caseId: null } })).body;
    const found = async () =>
      (await http.call(listTasks, { query: { whose: 'team', limit: 100 } })).body.items.some(
        (task: { id: string }) => task.id === id,
      );
    await cases.model('Task').collection.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { team: '' } });
    expect(await found()).toBe(false);
    await cases.app.get(FollowTeamOfTasks).onModuleInit();
    expect(await found()).toBe(true);
  });

  it('a record that is made while the team changes keeps the new one', async () => {
    let tries = 0;
    const team = await cases.app.get(InTransaction).run(async (session) => {
      // What is read from here on is of this moment.
      await cases.model('LegalCase').findOne({ _id: caseId }, null, { session }).lean();
      tries++;
      if (tries === 1) await setTeamElsewhere([cases.assistant.id]);
      return cases.app.get(TeamCopies).forNew(caseId, session);
    });
    expect({ tries, team }).toEqual({ tries: 2, team: [cases.assistant.id] });
  });

  /** By a transaction of its own, past the one that is open. */
  async function setTeamElsewhere(team: string[]): Promise<void> {
    await cases.model('LegalCase').collection.updateOne({ _id: new Types.ObjectId(caseId) }, { $set: { team } });
  }
});
