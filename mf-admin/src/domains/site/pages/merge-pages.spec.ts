import { describe, expect, it } from '@jest/globals';
import { mergePages, withText } from './merge-pages.js';
import type { PagePair } from './page-pair.js';

const page = (title: string, text: string) =>
  ({ name: title, metaTitle: title, metaDescription: text, blocks: [{ kind: 'text', title, text }] }) as never;
const base: PagePair = { en: page('Labor law', 'Old'), ar: page('قانون العمل', 'قديم') };

describe('mergePages', () => {
  it('H6: the other language that somebody else wrote is taken over, the own text stays', () => {
    const own = withText(base, 'en.blocks.0.text', 'Mine');
    const merged = mergePages(base, own, withText(base, 'ar.blocks.0.text', 'جديد'));
    expect(merged.conflicts).toEqual([]);
    expect(merged.taken).toEqual(['ar.blocks.0.text']);
    expect(merged.pair).toEqual(withText(own, 'ar.blocks.0.text', 'جديد'));
  });

  it('H6: one text that both changed is a conflict, and the own one stands until somebody chooses', () => {
    const own = withText(base, 'en.name', 'Mine');
    const merged = mergePages(base, own, withText(base, 'en.name', 'Theirs'));
    expect(merged.conflicts).toEqual(['en.name']);
    expect(merged.pair.en.name).toBe('Mine');
  });

  it('H6: when parts came or went only the whole can be chosen', () => {
    const longer = { en: { ...base.en, blocks: [...base.en.blocks, ...base.en.blocks] }, ar: base.ar };
    expect(mergePages(base, base, longer as PagePair).conflicts).toBeNull();
  });
});
