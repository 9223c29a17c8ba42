import { describe, expect, it } from '@jest/globals';
import { leaveOutLong, walksFor } from './long-walks.mjs';

const TITLES = {
  english: 'walks desk.spec.ts M9: screens of the back office are sound in en: money, from /admin/billing',
  money: 'walks desk.spec.ts M9: screens of the back office are sound in ar: money, from /admin/billing @long',
  people: 'walks desk.spec.ts M9: screens of the back office are sound in ar: people, from /admin/clients @long',
  portalMoney: 'walks portal.spec.ts M9: screens of the portal are sound in ar: money @long',
};

/** Titles that run after a change of these files. */
function runAfter(changed: string[] | null): string[] {
  const [, pattern] = leaveOutLong(walksFor(changed));
  return Object.entries(TITLES)
    .filter(([, title]) => pattern === undefined || !new RegExp(pattern).test(title))
    .map(([name]) => name);
}

describe('walks in Arabic', () => {
  it('are left out after a change elsewhere', () => {
    expect(runAfter(['services/billing/src/invoices/invoice.ts', 'docs/README.md'])).toEqual(['english']);
    expect(runAfter(['packages/ui/src/contrast.spec.ts', 'mf-admin/src/domains/money/x.spec.tsx'])).toEqual([
      'english',
    ]);
  });

  it('run for the domains whose folders the change touches', () => {
    expect(runAfter(['mf-admin/src/domains/money/invoices/list.tsx'])).toEqual(['english', 'money']);
    expect(
      runAfter(['mf-admin/src/domains/people/clients/messages/ar.json', 'mf-portal/src/domains/money/a.tsx']),
    ).toEqual(['english', 'people', 'portalMoney']);
  });

  it('run for the whole area after a change of its frame', () => {
    expect(runAfter(['mf-admin/src/frame/top.css'])).toEqual(['english', 'money', 'people']);
    expect(runAfter(['mf-portal/src/styles.css'])).toEqual(['english', 'portalMoney']);
  });

  it('all run after a change of what every screen is made of, and where nobody knows the change', () => {
    for (const changed of [['packages/ui/src/styles/table.css'], ['e2e/support/layout-faults.ts'], null])
      expect(runAfter(changed)).toEqual(Object.keys(TITLES));
  });
});
