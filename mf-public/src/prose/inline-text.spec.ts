import { describe, expect, it } from '@jest/globals';
import { aFact } from '../testing/site-fixtures.js';
import { parseInline, plainText } from './inline-text.js';

describe('marks in texts', () => {
  it('reads bold, links of this site and facts', () => {
    expect(parseInline('Read **this** in [the guide](/join?x=1). {fact:tax.rate} End')).toEqual([
      { kind: 'text', text: 'Read ' },
      { kind: 'bold', text: 'this' },
      { kind: 'text', text: ' in ' },
      { kind: 'link', text: 'the guide', path: '/join?x=1' },
      { kind: 'text', text: '. ' },
      { kind: 'fact', id: 'tax.rate' },
      { kind: 'text', text: ' End' },
    ]);
  });

  it.each(['[x](https://evil.example)', '[x](//evil.example)', '[x](javascript:alert(1))', '**', '{fact:}'])(
    'leaves %s as text',
    (text) => expect(parseInline(text)).toEqual([{ kind: 'text', text }]),
  );

  it('gives the plain text, without facts that are unknown', () => {
    const facts = new Map([['tax.rate', aFact({ text: 'VAT is 11%.' })]]);
    const text = '**Note:** {fact:tax.rate} {fact:gone} See [contact](/contact).';
    expect(plainText(text, facts)).toBe('Note: VAT is 11%. See contact.');
  });
});
