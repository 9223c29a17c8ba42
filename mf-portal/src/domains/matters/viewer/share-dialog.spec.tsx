/**
 * @jest-environment jsdom
 */
import { fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../remote.js';
import { aDocument, RANA } from '../../../testing/samples.js';
import { ShareDialog } from './share-dialog.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const nobody = () => undefined;
const open = async () => {
  const messages = await remote.messages('en');
  const { wrapper } = fakeShell({ messages, session: { status: 'person', person: RANA } });
  render(<ShareDialog document={aDocument()} open onClose={nobody} onAsked={nobody} />, { wrapper });
};
const name = () => screen.getByLabelText<HTMLInputElement>(/Name of the person/);

it('H4: what was typed into a wish is there again when it is opened again, until it is given up', async () => {
  await open();
  await userEvent.type(name(), 'Rami Aoun');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await open();
  expect(name().value).toBe('Rami Aoun');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name().value).toBe('');
  cleanup();
  await open();
  expect(name().value).toBe('');
});
