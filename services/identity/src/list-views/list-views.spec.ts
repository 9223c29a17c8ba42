import { forgetOwnView, listOwnViews, MOST_LIST_VIEWS, saveOwnView } from '@diwan/contracts/people/list-views/http';
import type { SignedIn } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newStaff, startIdentity, type TestIdentity } from '../testing/identity.js';

let identity: TestIdentity;
let lawyer: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  identity = await startIdentity();
  lawyer = await newStaff(identity, 'lawyer');
  colleague = await newStaff(identity, 'lawyer');
});
afterAll(() => identity.stop());

const save = (who: SignedIn, name: string, query = 'status=active&sort=next', list = '/admin/cases') =>
  identity.http(who).call(saveOwnView, { body: { list, name, query } });
const namesOf = async (who: SignedIn) =>
  (await identity.http(who).call(listOwnViews, {})).body.map(({ name }: { name: string }) => name);

describe('OFF-07: saved views of lists', () => {
  it('are their owner’s alone, and one of the same name is replaced', async () => {
    const first = await save(lawyer, 'Running');
    const again = await save(lawyer, 'Running', 'status=pending');
    expect(again.body).toEqual({ ...first.body, query: 'status=pending' });
    expect(await namesOf(lawyer)).toEqual(['Running']);
    expect(await namesOf(colleague)).toEqual([]);
    const foreign = await identity.http(colleague).call(forgetOwnView, { params: { id: first.body.id } });
    const unknown = await identity.http(colleague).call(forgetOwnView, { params: { id: 'f'.repeat(24) } });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await identity.http(lawyer).call(forgetOwnView, { params: { id: first.body.id } })).status).toBe(204);
    expect(await namesOf(lawyer)).toEqual([]);
  });

  it('keep to lists of the back office, and to so many', async () => {
    for (const list of ['/admin', 'https://elsewhere.example/admin/cases', '/admin/../auth'])
      expect((await save(lawyer, 'Elsewhere', '', list)).status).toBe(400);
    expect((await save(lawyer, 'A script', '?a#b')).status).toBe(400);
    const full = Array.from({ length: MOST_LIST_VIEWS }, (_, place) => ({
      personId: colleague.personId,
      list: '/admin/leads',
      name: `View ${place}`,
      query: '',
    }));
    await identity.model('ListView').insertMany(full);
    expect((await save(colleague, 'One more')).body).toMatchObject({ fieldErrors: { name: 'too_many' } });
    expect((await save(colleague, 'View 1', 'status=new', '/admin/leads')).status).toBe(200);
  });
});
