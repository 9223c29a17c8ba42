/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from './drafts.js';

const RANA = '64b000000000000000000001';
const ZIAD = '64b000000000000000000002';
const draft = { version: 3, base: { name: '' }, values: { name: 'Salma' } };

describe('drafts', () => {
  beforeEach(() => sessionStorage.clear());

  it('H4: are kept per person and record, and nobody is named in storage (D-012)', () => {
    keepDraft(RANA, 'client:1', draft);
    expect(readDraft(RANA, 'client:1')).toEqual(draft);
    expect(readDraft(RANA, 'client:2')).toBeNull();
    expect(readDraft(ZIAD, 'client:1')).toBeNull();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(RANA);
  });

  it('H4: go when they are saved, when somebody else signs in and at logout', () => {
    keepDraft(RANA, 'client:1', draft);
    keepDraft(RANA, 'case:1', draft);
    sessionStorage.setItem('other', 'stays');
    dropDraft(RANA, 'client:1');
    expect(readDraft(RANA, 'client:1')).toBeNull();
    dropDraftsOfOthers(RANA);
    expect(readDraft(RANA, 'case:1')).toEqual(draft);
    dropDraftsOfOthers(ZIAD);
    expect(readDraft(RANA, 'case:1')).toBeNull();
    keepDraft(ZIAD, 'case:1', draft);
    dropDraftsOfOthers(null);
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });
});
