/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aDocument } from '../../../testing/records.js';
import { openCase } from './testing/open-case.js';

afterEach(cleanup);

describe('M9: the policy of a document', () => {
  it.each([
    ['lawyer', true, true],
    ['lawyer', false, false],
    ['lawyer', undefined, false],
    ['owner', undefined, true],
  ] as const)(
    'is offered to whom the service names, and to owners where it names nobody: %s, %s',
    async (role, maySetPolicy, offered) => {
      const document = aDocument(maySetPolicy === undefined ? {} : { maySetPolicy });
      const { user } = await openCase([document], {}, { role });
      await user.click(await screen.findByRole('button', { name: 'Actions for Contract of sale' }));
      expect(screen.queryByRole('menuitem', { name: 'Policy' }) !== null).toBe(offered);
    },
  );
});
