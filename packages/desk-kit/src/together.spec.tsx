/**
 * @jest-environment jsdom
 */
import { fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Together } from './together.js';

afterEach(cleanup);

it('shows its parts when the last of them was answered, and keeps them when one is asked for again', () => {
  const { wrapper } = fakeShell();
  const tree = (...loading: boolean[]) => (
    <Together queries={loading.map((isLoading) => ({ isLoading }))}>
      <p>What came</p>
    </Together>
  );
  const isSeen = () => screen.getByText('What came').closest('[hidden]') === null;
  const { rerender } = render(tree(true, false), { wrapper });
  expect(isSeen()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('desk.loading');
  rerender(tree(false, false));
  expect(isSeen()).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(tree(true, false));
  expect(isSeen()).toBe(true);
});
