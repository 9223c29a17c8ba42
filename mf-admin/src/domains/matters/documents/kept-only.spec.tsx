/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, act as inAct, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeUploads } from '../../../testing/fake-upload.js';
import { aDocument } from '../../../testing/records.js';
import { openCase, RANA } from './testing/open-case.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const VOICE = { fileName: 'note.ogg', fileType: 'audio/ogg', canBeShown: false, canBeMarked: false };

const chooser = () => document.querySelector('input[type=file]:not([capture])') as HTMLInputElement;

describe('M4: a file that is kept for the firm alone', () => {
  it('says so in the list, and offers neither to open nor to share it', async () => {
    const { user, container } = await openCase([aDocument(VOICE)]);
    const row = within(await screen.findByRole('row', { name: /Contract of sale/ }));
    expect(row.getByText('For the firm only')).toBeTruthy();
    expect(row.queryByText('Cannot carry a watermark')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Actions for Contract of sale' }));
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toContain('Download');
    expect(offered).not.toEqual(expect.arrayContaining(['Open']));
    expect(offered).not.toEqual(expect.arrayContaining(['Share with client']));
  });

  it('is left out where several are shared', async () => {
    const shown = ['1', '2'].map((digit) => aDocument({ id: digit.repeat(24), title: `Annex ${digit}` }));
    const { user } = await openCase([aDocument({ ...VOICE, title: 'Voice note' }), ...shown]);
    await user.click(await screen.findByRole('button', { name: 'Share several' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Annex 1')).toBeTruthy();
    expect(dialog.queryByLabelText('Voice note')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Voice note' }));
    expect(screen.getByText('They are shared already or for the firm only')).toBeTruthy();
  });

  it('does not take the place of what a client sees', async () => {
    const { act, user, sent } = await openCase([aDocument({ visibleToClient: true, readers: [RANA] })]);
    await act('Replace file');
    const form = within(await screen.findByRole('dialog', { name: 'Replace file' }));
    await user.upload(chooser(), new File(['OggS'], 'note.OGG'));
    expect(form.getByText(/A client sees this document, and a file of this kind cannot be shown/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Replace file' }));
    expect(sent('POST /cases/documents/:id/file')).toEqual([]);
  });

  it('does not either where the document was shared in another window meanwhile, and the reason is said', async () => {
    const uploads = fakeUploads();
    try {
      const { act, user } = await openCase([aDocument()]);
      await act('Replace file');
      const form = within(await screen.findByRole('dialog', { name: 'Replace file' }));
      await user.upload(chooser(), new File(['OggS'], 'note.ogg'));
      await user.click(form.getByRole('button', { name: 'Replace file' }));
      await waitFor(() => expect(uploads.uploads).toHaveLength(1));
      const refusal = { code: 'UNSUPPORTED_TYPE', status: 415, reference: 'a1b2c3' };
      await inAct(async () => uploads.uploads[0]?.answer(415, refusal));
      expect(
        await form.findByText(/A client sees this document, and a file of this kind cannot be shown/),
      ).toBeTruthy();
    } finally {
      uploads.restore();
    }
  });

  it('is said to be kept for the firm before it is sent, and files of its kind are offered', async () => {
    const { user } = await openCase([]);
    await user.click(await screen.findByRole('button', { name: 'Upload document' }));
    const form = within(await screen.findByRole('dialog', { name: 'Upload document' }));
    for (const extension of ['.pdf', '.ogg', '.eml', '.zip']) expect(chooser().accept).toContain(extension);
    // Phones then hand over a picture that can be shown.
    expect(chooser().accept).not.toContain('.heic');
    await user.upload(chooser(), new File(['OggS'], 'note.ogg'));
    expect(form.getByText(/Ready to upload, for the firm only/)).toBeTruthy();
  });
});
