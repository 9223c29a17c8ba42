/** @jest-environment jsdom */

import type { Role } from '@diwan/contracts/shared/role';
import { aPerson } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/in-shell.js';
import NotPublished from './not-published.js';

afterEach(cleanup);

describe('PUB-09: above a site that is not published', () => {
  it.each<[Role, number]>([
    ['owner', 1],
    ['lawyer', 0],
  ])('an %s reads that only the firm sees it; who may change that is led there', async (role, links) => {
    const { container } = renderInShell(<NotPublished />, {
      session: { status: 'person', person: aPerson({ roles: [role] }) },
    });
    expect(screen.getByRole('complementary').textContent).toContain('Only people at the firm can see this site.');
    const hrefs = screen.queryAllByRole('link', { name: /office profile/ }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(links ? ['/admin/office'] : []);
    expect((await axe(container)).violations).toEqual([]);
  });
});
