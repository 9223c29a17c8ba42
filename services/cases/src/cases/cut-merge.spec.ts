import { randomUUID } from 'node:crypto';
import { getCase } from '@diwan/contracts/matters/cases/http';
import { listOwnDocuments } from '@diwan/contracts/matters/documents/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { MOVED_BY_MERGE } from '@diwan/contracts/people/client-merges/questions';
import { type ClientPart, ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { eventually } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

let mergeId = '';
let merges = 0;
beforeEach(() => {
  merges += 1;
  mergeId = merges.toString(16).padStart(24, 'c');
});
const facts = () => ({ mergeId, keptId: cases.clientA.id, mergedId: cases.clientB.id, by: cases.owner.id });

/** The door that is opened last: when it fails, all others have written already. */
const lastDoor = (): ClientPart => {
  const door = [...cases.app.get(ClientParts, { strict: false }).all().values()].at(-1);
  if (!door) throw new Error('no noun keeps anything of clients');
  return door;
};

/** Makes the writing of the last door fail until told otherwise, after all others wrote in the same transaction. */
function breakLastDoor(way: 'move' | 'restore') {
  const door = lastDoor();
  const open = { failures: 0, broken: true };
  const real = door[way].bind(door) as (...given: never[]) => Promise<(session: never) => Promise<unknown>>;
  const spy = jest.spyOn(door, way).mockImplementation((async (...given: never[]) => {
    const write = await real(...given);
    return async (session: never) => {
      const written = await write(session);
      if (open.broken) {
        open.failures += 1;
        throw new Error('the process was cut off here');
      }
      return written;
    };
  }) as never);
  return {
    open,
    mend: () => spy.mockRestore(),
    failed: () => eventually(() => expect(open.failures).toBeGreaterThan(0)),
  };
}

/** A case of client B with a document B reads. */
async function aFile() {
  const caseId = await cases.aCase({ clientId: cases.clientB.id });
  const document = await cases.aDocument({ caseId, shared: true });
  const clientOf = async () =>
    (await cases.http(cases.asAdmin).call(getCase, { params: { id: caseId } })).body.clients[0].id as string;
  const readBy = async (who: 'A' | 'B') => {
    const caller = who === 'A' ? cases.asClientA : cases.asClientB;
    return (await cases.http(caller).call(listOwnDocuments, { query: {} })).text.includes(document.id);
  };
  return { caseId, where: async () => [await clientOf(), await readBy('A'), await readBy('B')] };
}
const AT_A = () => [cases.clientA.id, true, false];
const AT_B = () => [cases.clientB.id, false, true];
const state = async () => (await cases.ask(MOVED_BY_MERGE.cases, { mergeId })).state;

describe('LEAD-08: a merge that is cut off', () => {
  it('in the middle leaves nothing half moved, and is finished by the next attempt', async () => {
    const { where } = await aFile();
    const { open, failed, mend } = breakLastDoor('move');
    const delivery = cases.deliver(ClientsMergedV1, facts());
    await failed();
    expect(await where()).toEqual(AT_B());
    expect(await state()).toBe('waiting');
    open.broken = false;
    await delivery;
    mend();
    expect(await where()).toEqual(AT_A());
    expect(await state()).toBe('moved');
  });

  it('before it was confirmed is not carried out twice: a case that the other client got since stays with them', async () => {
    const { where, caseId } = await aFile();
    const eventId = randomUUID();
    await cases.deliver(ClientsMergedV1, facts(), { eventId });
    expect(await where()).toEqual(AT_A());
    const other = await cases.aCase({ clientId: cases.clientB.id });
    await cases.deliver(ClientsMergedV1, facts(), { eventId: randomUUID() });
    const { body } = await cases.http(cases.asAdmin).call(getCase, { params: { id: other } });
    expect(body.clients[0].id).toBe(cases.clientB.id);
    await cases.deliver(ClientMergeUndoneV1, facts());
    expect((await cases.http(cases.asAdmin).call(getCase, { params: { id: caseId } })).body.clients[0].id).toBe(
      cases.clientB.id,
    );
  });

  it('and taken back before it could be carried out ends as if it had never been', async () => {
    const { where } = await aFile();
    const { open, failed, mend } = breakLastDoor('move');
    const delivery = cases.deliver(ClientsMergedV1, facts());
    await failed();
    await cases.deliver(ClientMergeUndoneV1, facts());
    open.broken = false;
    await delivery;
    mend();
    expect(await where()).toEqual(AT_B());
    expect(await state()).toBe('undone');
  });

  it('while it is taken back leaves it whole, and is taken back whole by the next attempt', async () => {
    const { where } = await aFile();
    await cases.deliver(ClientsMergedV1, facts());
    const { open, failed, mend } = breakLastDoor('restore');
    const delivery = cases.deliver(ClientMergeUndoneV1, facts());
    await failed();
    expect(await where()).toEqual(AT_A());
    expect(await state()).toBe('moved');
    open.broken = false;
    await delivery;
    mend();
    expect(await where()).toEqual(AT_B());
    expect(await state()).toBe('undone');
  });

  it('while identity is away is carried out all the same, with the names that were last known', async () => {
    const { where } = await aFile();
    cases.identityIsAway(true);
    await cases.deliver(ClientsMergedV1, facts()).finally(() => cases.identityIsAway(false));
    expect(await where()).toEqual(AT_A());
    await cases.deliver(ClientMergeUndoneV1, facts());
    expect(await where()).toEqual(AT_B());
  });
});
