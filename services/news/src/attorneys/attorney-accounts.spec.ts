import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import {
  changeAttorney,
  type EditedAttorney,
  listAttorneyAccounts,
  listEditedAttorneys,
  publishAttorney,
  setAttorneyAccount,
} from '@diwan/contracts/site/attorneys/editing.http';
import { listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { accountOfAttorney } from '@diwan/contracts/site/attorneys/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type NewsRig, startNews } from '../../test/news-rig.js';
import { AttorneyRepository } from './attorney.repository.js';

const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Saliba' };
const ADAM = { id: '64b0000000000000000000a2', name: 'Adam Haddad' };
const STRANGER = '64b0000000000000000000a9';

let news: NewsRig;
let owner: Awaited<ReturnType<NewsRig['as']>>;
let lawyer: EditedAttorney;
let number = 0;
beforeAll(async () => {
  news = await startNews();
  owner = await news.as('owner');
});
beforeEach(async () => {
  news.rpcAnswers(staffWithPermission, ({ permission }) => (permission === 'lead:own' ? [MAYA.id, ADAM.id] : []));
  news.rpcAnswers(namesOfPeople, ({ ids }) =>
    [MAYA, ADAM].filter(({ id }) => ids.includes(id)).map((one) => ({ ...one, isClient: false, isStaff: true })),
  );
  const slug = `lawyer-${++number}`;
  const said = { en: 'Salma Zeitoun', ar: 'سلمى زيتون' };
  const profile = { name: said, title: said, bio: said, specialties: [], education: [], languages: ['ar'], bar: null };
  const reach = { email: null, phone: null, whatsappNumber: null };
  await news.app.get(AttorneyRepository).addIfMissing({ slug, profile: { ...profile, ...reach }, position: number });
  const { body } = await owner.call(listEditedAttorneys, {});
  lawyer = body.find((one: EditedAttorney) => one.slug === slug);
});
afterAll(() => news.stop());

const set = (accountId: string | null, version = lawyer.version, by = owner) =>
  by.call(setAttorneyAccount, { params: { id: lawyer.id }, body: { accountId, version } });
const told = () => news.ask(accountOfAttorney, { slug: lawyer.slug });

describe('PUB-08: who is given the requests for a lawyer of the site', () => {
  it('is a colleague who may be given requests, chosen by name, logged, and told to whoever asks', async () => {
    expect(lawyer.accountId).toBeNull();
    expect((await owner.call(listAttorneyAccounts, {})).body).toEqual([ADAM, MAYA]);
    expect((await set(MAYA.id)).body).toMatchObject({ accountId: MAYA.id, version: 2 });
    expect(await told()).toEqual({ accountId: MAYA.id });
    expect(await news.auditOf('attorney', lawyer.id)).toMatchObject([
      { action: 'attorney.account-set', before: { accountId: null }, after: { accountId: MAYA.id } },
    ]);
    expect((await set(null, 2)).body).toMatchObject({ accountId: null });
    expect(await told()).toEqual({ accountId: null });
  });

  it('is nobody whom no request may be given to, and not set over a change that was not seen (D-129)', async () => {
    expect((await set(STRANGER)).body).toMatchObject({ fieldErrors: { accountId: 'invalid_choice' } });
    expect((await set(MAYA.id)).status).toBe(200);
    expect((await set(ADAM.id)).body.code).toBe('CONFLICT');
    news.rpcAnswers(staffWithPermission, () => {
      throw new DomainError('UNAVAILABLE');
    });
    expect((await set(ADAM.id, 2)).body.code).toBe('UNAVAILABLE');
    expect(await told()).toEqual({ accountId: MAYA.id });
  });

  it('is not for who edits texts, whose changes leave it as it is', async () => {
    await set(MAYA.id);
    const editor = await news.as('editor');
    expect((await set(ADAM.id, 2, editor)).status).toBe(403);
    expect((await editor.call(listAttorneyAccounts, {})).status).toBe(403);
    const { id, slug: _slug, published: _p, archived: _a, updatedAt: _u, accountId: _id, version, ...fields } = lawyer;
    const body = { ...fields, name: { en: 'New Name', ar: 'اسم' }, image: null, version: version + 1 };
    const changed = await editor.call(changeAttorney, { params: { id }, body: body as never });
    expect(changed.body).toMatchObject({ name: { en: 'New Name' }, accountId: MAYA.id });
  });

  it('is told to no visitor, and of no lawyer whom the site does not show', async () => {
    await set(MAYA.id);
    const { text } = await news.http().call(listAttorneys, {});
    expect([text.includes(lawyer.slug), text.includes(MAYA.id)]).toEqual([true, false]);
    const off = { params: { id: lawyer.id }, body: { published: false, version: 2 } };
    expect((await owner.call(publishAttorney, off)).status).toBe(200);
    expect(await told()).toEqual({ accountId: null });
    expect(await news.ask(accountOfAttorney, { slug: 'unknown' })).toEqual({ accountId: null });
  });
});
