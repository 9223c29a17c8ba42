/**
 * @jest-environment jsdom
 */
import { type Session, ShellContextValue, useShell } from '@diwan/mf-kit';
import { aPerson, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PersonQueries } from './person-queries.js';

afterEach(cleanup);

function As({ session, children }: { session: Session; children: ReactNode }) {
  return <ShellContextValue value={{ ...useShell(), session }}>{children}</ShellContextValue>;
}

let asked = 0;
function Secret() {
  const { data } = useQuery({ queryKey: ['secret'], queryFn: async () => `answer ${++asked}` });
  return <p>{data ?? 'nothing'}</p>;
}

it('D-012: what was fetched for one person is not shown to the next one in the same tab', async () => {
  const { wrapper } = fakeShell();
  const tree = (id: string) => (
    <As session={{ status: 'person', person: aPerson({ id }) }}>
      <PersonQueries freshMs={30_000}>
        <Secret />
      </PersonQueries>
    </As>
  );
  const { rerender } = render(tree('1'), { wrapper });
  expect(await screen.findByText('answer 1')).toBeTruthy();
  rerender(tree('1'));
  expect(screen.getByText('answer 1')).toBeTruthy();
  rerender(tree('2'));
  expect(screen.queryByText('answer 1')).toBeNull();
  expect(await screen.findByText('answer 2')).toBeTruthy();
});
