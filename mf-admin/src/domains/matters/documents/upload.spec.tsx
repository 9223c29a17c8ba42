/**
 * @jest-environment jsdom
 */
import { ERRORS, type ErrorCode } from '@diwan/contracts/errors/codes';
import { MAX_DOCUMENT_BYTES } from '@diwan/contracts/matters/documents/http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeUploads } from '../../../testing/fake-upload.js';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase, aDocument } from '../../../testing/records.js';

let fake: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  fake = fakeUploads();
});
afterEach(() => {
  cleanup();
  fake.restore();
});

const TYPES = [
  { id: 'general', name: { en: 'General', ar: 'عام' }, archived: false },
  { id: 'contract', name: { en: 'Contract', ar: 'عقد' }, archived: false },
  { id: 'old', name: { en: 'Old type', ar: 'نوع قديم' }, archived: true },
];
const PDF = new File(['%PDF-1.7'], 'contract_of-sale.pdf', { type: 'application/pdf' });

async function openUpload() {
  const stored = { now: [] as ReturnType<typeof aDocument>[] };
  const page = await openPage('/admin/cases/64b0000000000000000000a1/documents', {
    api: {
      'GET /cases/cases/:id': () => aCase(),
      'GET /cases/share-requests': () => ({ items: [], total: 0, exact: true, page: 1, limit: 50 }),
      'GET /cases/document-settings': () => ({ types: TYPES, levels: {}, version: 1 }),
      'GET /cases/cases/:id/documents': ({ query }) => pageOf(query.get('deleted') ? [] : stored.now),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Upload document' }));
  const form = within(await screen.findByRole('dialog'));
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return {
    ...page,
    stored,
    form,
    choose: (...files: File[]) => page.user.upload(input(), files),
    send: () => page.user.click(form.getByRole('button', { name: 'Upload' })),
  };
}

const refuse = async (code: ErrorCode) => {
  await waitFor(() => expect(fake.uploads.length).toBeGreaterThan(0));
  const { status } = ERRORS[code];
  await act(async () => fake.uploads.at(-1)?.answer(status, { code, status, reference: 'a1b2c3' }));
};

describe('uploading a document', () => {
  it('D-086: sends the file with what is to be known about it, fields first, and lists it', async () => {
    const { user, form, choose, send, stored, toasts, container } = await openUpload();
    await choose(PDF);
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('contract of sale');
    expect(form.getByText('Ready to upload')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Document Type'), 'Contract');
    await user.selectOptions(form.getByLabelText('Confidentiality'), 'Medium');
    await user.type(form.getByLabelText(/^Tags/), 'flat, sale');
    expect((await axe(container)).violations).toEqual([]);
    await send();
    await waitFor(() => expect(fake.uploads).toHaveLength(1));
    expect(fake.uploads[0]?.fields.map(([name, value]) => (name === 'file' ? name : [name, value]))).toEqual([
      ['title', 'contract of sale'],
      ['description', ''],
      ['documentType', 'contract'],
      ['confidentialityLevel', 'medium'],
      ['tags', 'flat, sale'],
      'file',
    ]);
    act(() => fake.uploads[0]?.progress(0.4));
    expect(form.getByText('40% sent')).toBeTruthy();
    act(() => fake.uploads[0]?.progress(1));
    expect(form.getByText('Sent. Checking the file…')).toBeTruthy();
    stored.now = [aDocument()];
    await act(async () => fake.uploads[0]?.answer(201, aDocument()));
    expect(await screen.findByRole('row', { name: /Contract of sale/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toasts).toEqual([{ kind: 'success', text: 'Success', description: 'Document uploaded successfully' }]);
  });

  it('D-086: asks for a file', async () => {
    const { form, send } = await openUpload();
    await send();
    expect(await form.findByText('Choose a file first')).toBeTruthy();
    expect(fake.uploads).toEqual([]);
  });

  it('D-086: a file over the limit, or an empty one, is refused with text before a byte is sent', async () => {
    const { form, choose, send } = await openUpload();
    await choose(new File([], 'empty.pdf'));
    expect(form.getByText('This file is empty.')).toBeTruthy();
    const large = new File([''], 'scan.pdf');
    Object.defineProperty(large, 'size', { value: MAX_DOCUMENT_BYTES + 1 });
    await choose(large);
    expect(form.getByText('This file is larger than 25 MB, so it was not stored.')).toBeTruthy();
    await send();
    expect(fake.uploads).toEqual([]);
  });

  it.each([
    [
      'UNSUPPORTED_TYPE',
      'Files of this kind are not accepted. Accepted are PDF, PNG, JPEG, WebP, DOCX and XLSX and, for the firm only, sound, film, HEIC, TIFF, EML, MSG, DOC, XLS and ZIP.',
    ],
    ['FILE_REFUSED', 'This file was refused and nothing was stored: its content is not what its name says'],
    ['PAYLOAD_TOO_LARGE', 'This file is larger than 25 MB, so it was not stored.'],
    ['STORAGE_FULL', 'There is no space left to store this file.'],
    ['UNAVAILABLE', 'The store for documents cannot be reached at the moment.'],
    ['FORBIDDEN', 'problem: FORBIDDEN'],
  ] as const)(
    'D-086, H7: %s is said precisely, at the file; a toast has more only for what can be quoted',
    async (code, text) => {
      const { form, choose, send, toasts } = await openUpload();
      await choose(PDF);
      await send();
      await refuse(code);
      expect((await form.findByText((shown) => shown.startsWith(text))).textContent).toContain(text);
      const isOurs = ERRORS[code].status >= 500;
      expect(toasts).toHaveLength(isOurs ? 1 : 0);
      if (!isOurs) return;
      expect(toasts[0]?.description).toContain(`Failed to upload document. ${text}`);
      expect(toasts[0]?.description).toContain('Reference: a1b2c3');
    },
  );

  it('D-086: can be cancelled on its way and sent again after a lost connection', async () => {
    const { user, form, choose, send, toasts } = await openUpload();
    await choose(PDF);
    await send();
    await user.click(await form.findByRole('button', { name: 'Cancel: contract_of-sale.pdf' }));
    expect(fake.uploads[0]?.aborted).toBe(true);
    expect(await form.findByText('Ready to upload')).toBeTruthy();
    expect(toasts).toEqual([]);
    await send();
    await waitFor(() => expect(fake.uploads).toHaveLength(2));
    await act(async () => fake.uploads[1]?.loseConnection());
    expect(await form.findByText('The connection was lost. Please try again.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Retry: contract_of-sale.pdf' }));
    await waitFor(() => expect(fake.uploads).toHaveLength(3));
    await act(async () => fake.uploads[2]?.answer(201, aDocument()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('DOC-01: several files go one after the other, each with its own title and progress; one that is refused keeps no other from being stored', async () => {
    const { user, form, choose, stored, toasts, container } = await openUpload();
    await choose(PDF, new File(['x'], 'deed.pdf'), new File(['y'], 'plan.pdf'));
    expect(form.getByLabelText<HTMLInputElement>(/Title of deed.pdf/).value).toBe('deed');
    await user.clear(form.getByLabelText(/Title of plan.pdf/));
    await user.type(form.getByLabelText(/Title of plan.pdf/), 'Plan of the flat');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Upload 3 files' }));
    await waitFor(() => expect(fake.uploads).toHaveLength(1));
    stored.now = [aDocument()];
    await act(async () => fake.uploads[0]?.answer(201, aDocument()));
    await waitFor(() => expect(fake.uploads).toHaveLength(2));
    await refuse('FILE_REFUSED');
    await waitFor(() => expect(fake.uploads).toHaveLength(3));
    act(() => fake.uploads[2]?.progress(0.5));
    expect(form.getByText('50% sent')).toBeTruthy();
    expect(fake.uploads.map(({ fields }) => fields[0])).toEqual([
      ['title', 'contract of sale'],
      ['title', 'deed'],
      ['title', 'Plan of the flat'],
    ]);
    await act(async () => fake.uploads[2]?.loseConnection());
    // What was not stored is still here, with what was said about it.
    expect(form.getAllByText('Stored')).toHaveLength(1);
    expect(form.getByText(/This file was refused/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Plan of the flat');
    expect(toasts).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Remove: deed.pdf' }));
    await user.click(form.getByRole('button', { name: 'Retry: plan.pdf' }));
    await waitFor(() => expect(fake.uploads).toHaveLength(4));
    await act(async () => fake.uploads[3]?.answer(201, aDocument()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts).toMatchObject([{ kind: 'success', description: '2 documents uploaded successfully' }]);
  });

  it('DOC-01: nothing more is sent once the form is closed', async () => {
    const { user, form, choose } = await openUpload();
    await choose(PDF, new File(['x'], 'deed.pdf'));
    await user.click(form.getByRole('button', { name: 'Upload 2 files' }));
    await waitFor(() => expect(fake.uploads).toHaveLength(1));
    cleanup();
    expect(fake.uploads[0]?.aborted).toBe(true);
    await act(async () => {});
    expect(fake.uploads).toHaveLength(1);
  });

  it('DOC-01: a phone can take a picture of a paper', async () => {
    const { form } = await openUpload();
    expect(form.getByText('Take a photo')).toBeTruthy();
    expect(document.querySelector('input[capture=environment]')?.getAttribute('accept')).toBe('image/jpeg');
  });
});
