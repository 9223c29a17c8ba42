/**
 * @jest-environment jsdom
 */
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDocument } from '../../../testing/records.js';
import { openCase } from './testing/open-case.js';

const CHANGES = 'GET /cases/documents/:id/changes';
const GRANTS = 'POST /cases/documents/:id/grants';
const PICTURE = { fileName: 'scene.jpg', fileType: 'image/jpeg' };
const kept = (fill: string, asReceived = true) => ({ size: 1_572_864, sha256: fill.repeat(64), asReceived });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const openSheet = async (changes: Partial<StaffDocument>) => {
  const page = await openCase([aDocument(changes)], {
    [CHANGES]: () => [],
    [GRANTS]: () => answerProblem('NOT_FOUND'),
  });
  await page.act('File and changes');
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'File and changes' })) };
};

describe('M4: the file that is kept', () => {
  it('says its size and fingerprint, which a click copies, and that it is what came', async () => {
    const { sheet, user, container } = await openSheet({ kept: kept('a') });
    expect(sheet.getByText('contract.pdf')).toBeTruthy();
    expect(sheet.getByText('1.5 MB')).toBeTruthy();
    expect(
      sheet.getByText(/^Kept exactly as it came\. What staff download is the same, byte for byte\.$/),
    ).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'a'.repeat(64) }));
    expect(await navigator.clipboard.readText()).toBe('a'.repeat(64));
    expect((await axe(container)).violations).toEqual([]);
  });

  it('of a picture says that others see a copy, and of one from before that it may have been written anew', async () => {
    await openSheet({ ...PICTURE, kept: kept('a') });
    expect(screen.getByText(/sees a copy without these details/)).toBeTruthy();
    cleanup();
    await openSheet({ ...PICTURE, kept: kept('a', false) });
    expect(screen.getByText(/may not be what came/)).toBeTruthy();
    expect(screen.queryByText(/Kept exactly as it came/)).toBeNull();
    cleanup();
    await openSheet({ fileName: 'scene.heic', fileType: 'image/heic', canBeShown: false, kept: kept('a') });
    expect(screen.getByText(/^Kept exactly as it came, for the firm only/)).toBeTruthy();
  });

  it('DOC-12: earlier ones are opened and downloaded by their number, each with its fingerprint', async () => {
    const earlier = {
      ...{ fileVersion: 1, fileName: 'scene.jpg', fileSize: 900_000, kept: kept('b'), canBeShown: true },
      ...{ uploadedByName: 'Maya Saliba', uploadedAt: '2026-01-06T10:00:00.000Z' },
    };
    const note = { ...earlier, fileVersion: 2, fileName: 'note.ogg', kept: kept('c'), canBeShown: false };
    const { sheet, user, sent } = await openSheet({ fileVersion: 3, earlierFiles: [note, earlier] });
    await user.click(sheet.getByRole('button', { name: `${'b'.repeat(12)}…` }));
    expect(await navigator.clipboard.readText()).toBe('b'.repeat(64));
    expect(sheet.getAllByRole('button', { name: 'Open' })).toHaveLength(1);
    await user.click(sheet.getAllByRole('button', { name: 'Download' })[1] as HTMLElement);
    await waitFor(() => expect(sent(GRANTS).map(({ body }) => body)).toEqual([{ action: 'download', fileVersion: 1 }]));
  });
});
