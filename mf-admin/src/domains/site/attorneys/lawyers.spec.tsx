/**
 * @jest-environment jsdom
 */
import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeUploads } from '../../../testing/fake-upload.js';
import { openPage } from '../../../testing/open-page.js';
import { slugOf } from './lawyer-values.js';

afterEach(cleanup);

const aLawyer = (changes: Partial<EditedAttorney> = {}): EditedAttorney => ({
  id: '64b0000000000000000000f1',
  slug: 'rana-haddad',
  name: { en: 'Rana Haddad', ar: 'رنا حداد' },
  title: { en: 'Partner', ar: 'شريكة' },
  bio: { en: 'Works on property.', ar: 'تعمل في العقارات.' },
  specialties: [{ en: 'Real estate', ar: 'العقارات' }],
  areas: ['real-estate'],
  education: [],
  languages: ['ar', 'en'],
  bar: null,
  barYear: null,
  barNumber: null,
  articles: [],
  email: null,
  phone: '+96170123456',
  whatsappNumber: null,
  image: null,
  published: true,
  archived: false,
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 3,
  ...changes,
});
const second = aLawyer({
  id: '64b0000000000000000000f2',
  slug: 'karim',
  name: { en: 'Karim', ar: 'كريم' },
  published: false,
});
const LIST = 'GET /news/editing/attorneys';
const ONE = 'GET /news/editing/attorneys/:id';

describe('the list of lawyers', () => {
  const open = async (more: FakeApi = {}, roles: ('owner' | 'editor')[] = ['owner']) => {
    const api = { [LIST]: () => [aLawyer(), second], ...more };
    const page = await openPage('/admin/site/lawyers', { api, person: { roles } });
    await screen.findByRole('row', { name: /Rana Haddad/ });
    const choose = async (name: string, item: string) => {
      await page.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await page.user.click(await screen.findByRole('menuitem', { name: item }));
    };
    return { ...page, choose };
  };

  it('PUB-08: shows who is published, and is sound', async () => {
    const { container } = await open();
    expect(within(screen.getByRole('row', { name: /Rana Haddad/ })).getByText('Published')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Karim/ })).getByText('Draft')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('publishes, and moves a lawyer up', async () => {
    const api = {
      'PUT /news/editing/attorneys/:id/published': () => ({ ...second, published: true }),
      'PUT /news/editing/attorneys-order': () => [second, aLawyer()],
    };
    const { choose, requests, toasts } = await open(api);
    await choose('Karim', 'Publish');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Karim is on the site now'));
    await choose('Karim', 'Move up');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The order was saved'));
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { published: true, version: 3 },
      { seen: [aLawyer().id, second.id], ids: [second.id, aLawyer().id] },
    ]);
  });

  it('D-125: asks by name before a profile is archived', async () => {
    const archived = {
      'PUT /news/editing/attorneys/:id/archived': () => aLawyer({ archived: true, published: false }),
    };
    const { choose, user, requests } = await open(archived);
    await choose('Rana Haddad', 'Archive');
    const dialog = await screen.findByRole('alertdialog', { name: 'Archive “Rana Haddad”?' });
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/archived'))).toBe(true));
  });

  const ACCOUNTS = 'GET /news/editing/attorney-accounts';
  const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Saliba' };
  const ZIAD = { id: '64b0000000000000000000a2', name: 'Ziad Nassar' };

  it('PUB-08: shows and sets who is given the requests for a lawyer', async () => {
    let stored = aLawyer();
    const { user, choose, toasts, sent, container } = await open({
      [LIST]: () => [stored, second],
      [ACCOUNTS]: () => [MAYA],
      'PUT /news/editing/attorneys/:id/account': ({ body }) => {
        stored = { ...stored, ...(body as Pick<EditedAttorney, 'accountId'>), version: 4 };
        return stored;
      },
    });
    const row = () => within(screen.getByRole('row', { name: /Rana Haddad/ }));
    expect(await row().findByText('Nobody in particular')).toBeTruthy();
    await choose('Rana Haddad', 'Choose who is given requests');
    const dialog = within(await screen.findByRole('dialog', { name: 'Who is given the requests for Rana Haddad?' }));
    await user.selectOptions(await dialog.findByLabelText('Requests go to'), 'Maya Saliba');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const path = `PUT /news/editing/attorneys/${stored.id}/account`;
    expect(sent(path).map(({ body }) => body)).toEqual([{ accountId: MAYA.id, version: 3 }]);
    expect(toasts.at(-1)?.description).toBe('Requests for Rana Haddad go to Maya Saliba from now on');
    expect(await row().findByText('Maya Saliba')).toBeTruthy();
  });

  it('PUB-08: keeps what was chosen when it could not be saved, and saves it on the profile as it is then', async () => {
    let stored = aLawyer();
    const { user, choose, toasts, sent } = await open({
      [LIST]: () => [stored, second],
      [ACCOUNTS]: () => [MAYA, ZIAD],
      'PUT /news/editing/attorneys/:id/account': ({ body }) => {
        const { version, accountId } = body as Pick<EditedAttorney, 'version' | 'accountId'>;
        if (version === 4) {
          stored = { ...stored, accountId, version: 5 };
          return stored;
        }
        stored = { ...stored, accountId: ZIAD.id, version: 4 };
        return answerProblem('CONFLICT');
      },
    });
    await choose('Rana Haddad', 'Choose who is given requests');
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText('Requests go to'), 'Maya Saliba');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to change the profile.'));
    expect((dialog.getByLabelText('Requests go to') as HTMLSelectElement).value).toBe(MAYA.id);
    const path = `PUT /news/editing/attorneys/${stored.id}/account`;
    expect(await dialog.findByText(/In the meantime a colleague chose: Ziad Nassar/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(path).map(({ body }) => body)).toEqual([
      { accountId: MAYA.id, version: 3 },
      { accountId: MAYA.id, version: 4 },
    ]);
  });

  it('PUB-08: names somebody who may be given none any more, and lets them be cleared', async () => {
    const { user, choose, sent } = await open({
      [LIST]: () => [aLawyer({ accountId: ZIAD.id })],
      [ACCOUNTS]: () => [MAYA],
      'PUT /news/editing/attorneys/:id/account': () => aLawyer({ accountId: null, version: 4 }),
    });
    const gone = 'Somebody who may no longer be given requests';
    expect(await screen.findByText(gone)).toBeTruthy();
    await choose('Rana Haddad', 'Choose who is given requests');
    const dialog = within(await screen.findByRole('dialog'));
    const field = (await dialog.findByLabelText('Requests go to')) as HTMLSelectElement;
    expect(field.selectedOptions[0]?.textContent).toBe(gone);
    await user.selectOptions(field, 'Nobody in particular');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(`PUT /news/editing/attorneys/${aLawyer().id}/account`).map(({ body }) => body)).toEqual([
      { accountId: null, version: 3 },
    ]);
  });

  it('PUB-08: who edits texts chooses nobody, and asks for no colleagues', async () => {
    const { user, requests } = await open({ [ACCOUNTS]: () => [MAYA] }, ['editor']);
    expect(screen.queryByRole('columnheader', { name: 'Requests go to' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Rana Haddad' }));
    expect(await screen.findByRole('menuitem', { name: 'Take off the site' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Choose who is given requests' })).toBeNull();
    expect(requests.some(({ path }) => path.endsWith('/attorney-accounts'))).toBe(false);
  });

  it('tells why something could not be done', async () => {
    const { choose, toasts } = await open({
      'PUT /news/editing/attorneys/:id/published': () => answerProblem('CONFLICT'),
    });
    await choose('Rana Haddad', 'Take off the site');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to change the profile.'));
  });
});

describe('a profile', () => {
  it('D-129: keeps what was typed when somebody else saved meanwhile, and saves over it when told', async () => {
    let stored = aLawyer();
    const api: FakeApi = {
      [LIST]: () => [stored],
      [ONE]: () => stored,
      'PUT /news/editing/attorneys/:id': ({ body }) => {
        const { version, ...fields } = body as EditedAttorney;
        if (version !== stored.version) return answerProblem('CONFLICT');
        stored = { ...stored, ...fields, version: version + 1 };
        return stored;
      },
    };
    const { user, toasts, container } = await openPage(`/admin/site/lawyers/${stored.id}`, { api });
    const title = await screen.findByLabelText(/^Title \(English\)/);
    expect((await axe(container)).violations).toEqual([]);
    await user.clear(title);
    await user.type(title, 'Senior partner');
    stored = aLawyer({ title: { en: 'Counsel', ar: 'شريكة' }, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Saved now: .?Counsel/);
    await user.click(screen.getByRole('button', { name: 'Go on with this, then save' }));
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Profile saved'));
    expect(stored).toMatchObject({ title: { en: 'Senior partner' }, version: 5 });
  });

  it('PUB-08: a new one is written in both languages, with lines, an address from the name and a described portrait', async () => {
    const { uploads, restore } = fakeUploads();
    const created: unknown[] = [];
    const api: FakeApi = {
      [LIST]: () => [],
      [ONE]: () => aLawyer({ published: false }),
      'GET /news/editing/article-titles': () => [
        { pair: 'land', title: { en: 'Buying land', ar: null }, publishedAt: '2026-05-12T08:00:00.000Z' },
      ],
      'POST /news/editing/attorneys': ({ body }) => {
        created.push(body);
        return aLawyer({ published: false });
      },
    };
    const { user, location } = await openPage('/admin/site/lawyers/new', { api });
    await user.type(await screen.findByLabelText(/^Name \(English\)/), 'Rana Haddad');
    await user.type(screen.getByLabelText(/^Name \(Arabic\)/), 'رنا حداد');
    expect(screen.getByLabelText<HTMLInputElement>(/^Address on the site/).value).toBe('rana-haddad');
    await user.type(screen.getByLabelText(/^Title \(English\)/), 'Partner');
    await user.type(screen.getByLabelText(/^Title \(Arabic\)/), 'شريكة');
    await user.type(screen.getByLabelText(/^About \(English\)/), 'Property.');
    await user.type(screen.getByLabelText(/^About \(Arabic\)/), 'عقارات.');
    await user.type(screen.getByLabelText('Year of admission to the Bar'), '٢٠١١');
    await user.type(screen.getByLabelText('Number at the Bar'), '7412');
    await user.click(await screen.findByRole('checkbox', { name: 'Buying land' }));
    await user.click(screen.getByRole('button', { name: 'Add education' }));
    await user.type(screen.getByLabelText(/^Education 1 \(English\)/), 'Law');
    await user.type(screen.getByLabelText(/^University 1 \(English\)/), 'Lebanese University');
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['x'], 'rana.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(201, { id: '64b0000000000000000000aa', width: 800, height: 1000, widths: [400, 800] });
    await screen.findByLabelText(/^What the portrait shows \(English\)/);
    await user.click(screen.getByRole('button', { name: 'Add lawyer' }));
    const faults = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(faults.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Education 1 (Arabic)',
      'University 1 (Arabic)',
      'What the portrait shows (English)',
      'What the portrait shows (Arabic)',
    ]);
    await user.type(screen.getByLabelText(/^Education 1 \(Arabic\)/), 'حقوق');
    await user.type(screen.getByLabelText(/^University 1 \(Arabic\)/), 'الجامعة اللبنانية');
    await user.click(screen.getByRole('button', { name: 'Add education' }));
    await user.type(screen.getByLabelText(/^Education 2 \(English\)/), 'Tax');
    await user.type(screen.getByLabelText(/^Education 2 \(Arabic\)/), 'ضرائب');
    await user.type(screen.getByLabelText(/^What the portrait shows \(English\)/), 'Rana');
    await user.type(screen.getByLabelText(/^What the portrait shows \(Arabic\)/), 'رنا');
    await user.click(screen.getByRole('button', { name: 'Add lawyer' }));
    await waitFor(() => expect(location()).toBe(`/admin/site/lawyers/${aLawyer().id}`));
    expect(created[0]).toMatchObject({
      slug: 'rana-haddad',
      education: [
        { en: 'Law', ar: 'حقوق', school: { en: 'Lebanese University', ar: 'الجامعة اللبنانية' } },
        { en: 'Tax', ar: 'ضرائب', school: null },
      ],
      languages: ['ar', 'en'],
      barYear: 2011,
      barNumber: '7412',
      articles: ['land'],
      phone: null,
      image: { id: '64b0000000000000000000aa', alt: { en: 'Rana', ar: 'رنا' } },
    });
    restore();
  });

  it.each([
    ['Rana El-Haddad', 'rana-el-haddad'],
    ['  Élie  Saadé ', 'elie-saade'],
    ['رنا', ''],
    // Cut where a hyphen would be the last sign.
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ])('proposes an address for %s', (name, slug) => expect(slugOf(name)).toBe(slug));
});
