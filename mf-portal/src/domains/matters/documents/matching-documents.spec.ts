import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../../../testing/samples.js';
import { isNew } from './is-new.js';
import { casesOfDocuments, matchingDocuments } from './matching-documents.js';

const documents = [
  aDocument({ id: '1', title: 'Statement of claim', caseId: 'a', caseTitle: 'Khoury v. Cedar' }),
  aDocument({ id: '2', title: 'مسودة النظام التأسيسي', caseId: 'b', caseTitle: 'تأسيس شركة' }),
  aDocument({ id: '3', title: 'Résumé of the claim', caseId: 'b', caseTitle: 'تأسيس شركة' }),
];
const found = (search: string, caseId = '') => matchingDocuments(documents, search, caseId).map(({ id }) => id);

describe('finding documents', () => {
  it.each([
    ['', '', ['1', '2', '3']],
    ['claim', '', ['1', '3']],
    ['CLA stat', '', ['1']],
    ['resume', '', ['3']],
    ['cedar', '', ['1']],
    ['النظام', '', ['2']],
    ['مسوده', '', ['2']],
    ['', 'b', ['2', '3']],
    ['claim', 'b', ['3']],
    ['.*', '', ['1', '2', '3']],
    ['laim', '', []],
  ])('PORT-04: %j in case %j finds %j', (search, caseId, expected) => expect(found(search, caseId)).toEqual(expected));

  it('offers each case once', () => {
    expect(casesOfDocuments(documents)).toEqual([
      { value: 'a', label: 'Khoury v. Cedar' },
      { value: 'b', label: 'تأسيس شركة' },
    ]);
  });

  it('a document is new for seven days, until it is opened', () => {
    const now = Date.parse('2026-05-08T12:00:00Z');
    const shared = (sharedAt: string, openedAt: string | null = null) => isNew({ sharedAt, openedAt }, now);
    expect(shared('2026-05-01T12:00:01Z')).toBe(true);
    expect(shared('2026-05-01T12:00:00Z')).toBe(false);
    expect(shared('2026-05-07T12:00:00Z', '2026-05-07T12:00:01Z')).toBe(false);
    expect(shared('2026-05-07T12:00:00Z', '2026-05-06T12:00:00Z')).toBe(true);
  });
});
