/**
 * @jest-environment jsdom
 */
import { fakeShell } from '@diwan/mf-kit/testing';
import { Menu } from '@diwan/ui/menu';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './messages.en.js';
import { useAppliedTheme, useThemeItems } from './use-theme.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Desk() {
  useAppliedTheme();
  return <Menu label="Own" items={useThemeItems()} />;
}
const theme = () => document.documentElement.dataset.theme;
const press = async (item: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Own' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('is chosen in the menu, remembered, given back to the system, and leaves with the desk', async () => {
  const { wrapper } = fakeShell({ messages: en });
  render(<Desk />, { wrapper });
  expect(theme()).toBe('light');
  await press('Dark theme');
  expect(theme()).toBe('dark');
  cleanup();
  expect(theme()).toBeUndefined();
  render(<Desk />, { wrapper });
  expect(theme()).toBe('dark');
  await press('Theme of the system');
  expect(theme()).toBe('light');
});
