import { describe, expect, it } from '@jest/globals';
import { CONTACT_AREAS, PRACTICE_AREA_IDS } from './practice-area.js';

describe('D-032: one taxonomy of practice areas', () => {
  it('knows each area once', () => {
    expect(new Set(PRACTICE_AREA_IDS).size).toBe(PRACTICE_AREA_IDS.length);
  });

  it('every option of the contact form is there and means one area; "corporate" and "business" mean the same', () => {
    expect(CONTACT_AREAS).toMatchObject({
      corporate: 'business',
      criminal: 'criminal',
      family: 'family',
      immigration: 'immigration',
      business: 'business',
      other: 'other',
    });
    for (const area of Object.values(CONTACT_AREAS)) expect(PRACTICE_AREA_IDS).toContain(area);
  });
});
