import { describe, expect, it } from '@jest/globals';
import { goesByWhatsapp } from './way-out.rules.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const LATER = new Date('2026-11-25T10:00:01Z');

describe('NOT-03: whether an answer goes out by WhatsApp', () => {
  it.each([
    ['inside the 24 hours', { text: 'Yes', attachments: [] }, LATER, true],
    ['at their end', { text: 'Yes', attachments: [] }, NOW, false],
    ['outside of them', { text: 'Yes', attachments: [] }, null, false],
    ['with a file', { text: 'Here', attachments: ['64b0000000000000000000f1'] }, LATER, false],
    ['as long as one message', { text: 'x'.repeat(1600), attachments: [] }, LATER, true],
    ['longer', { text: 'x'.repeat(1601), attachments: [] }, LATER, false],
  ])('%s', (_, written, openUntil, expected) => {
    expect(goesByWhatsapp(written, openUntil, NOW)).toBe(expected);
  });
});
