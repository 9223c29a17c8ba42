import type { Page } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { afterEdit, type PagePair, textsOf } from './page-pair.js';

const page = (word: string): Page => ({
  slug: 'a',
  metaTitle: word,
  metaDescription: word,
  name: word,
  blocks: [
    { type: 'hero', eyebrow: word, title: word, lead: word, actions: [] },
    { type: 'list', heading: word, marker: 'check', items: [`${word} 1`, `${word} 2`, `${word} 3`] },
    { type: 'table', heading: word, columns: ['a', 'b'], rows: [['1', '2']] },
  ],
});
const pair: PagePair = { en: page('word'), ar: page('كلمة') };
const blocks = (after: PagePair) => [after.en.blocks, after.ar.blocks];

describe('editing a page in both languages', () => {
  it('a text is said in one language; the rest stays the same object', () => {
    const after = afterEdit(pair, { do: 'say', language: 'ar', at: 'blocks.0.title', text: 'جديد' });
    expect(after.ar.blocks[0]).toMatchObject({ title: 'جديد', lead: 'كلمة' });
    expect([after.en === pair.en, after.ar.blocks[1] === pair.ar.blocks[1]]).toEqual([true, true]);
    expect(Object.keys(after.ar.blocks[0] ?? {})).toEqual(Object.keys(pair.ar.blocks[0] ?? {}));
  });

  it('an optional text that says nothing is not there, and comes back', () => {
    const say = (from: PagePair, text: string) =>
      afterEdit(from, { do: 'say', language: 'en', at: 'blocks.0.eyebrow', text, optional: true });
    const without = say(pair, '');
    expect(without.en.blocks[0]).not.toHaveProperty('eyebrow');
    expect(say(without, 'Law').en.blocks[0]).toHaveProperty('eyebrow', 'Law');
  });

  it('entries are added, moved and removed in both languages', () => {
    const added = afterEdit(pair, { do: 'add', at: 'blocks.1.items', value: '' });
    for (const [, list] of blocks(added)) expect(list).toMatchObject({ items: { length: 4, 3: '' } });
    const up = afterEdit(pair, { do: 'move', at: 'blocks.1.items', index: 2, by: -1 });
    expect(up.en.blocks[1]).toMatchObject({ items: ['word 1', 'word 3', 'word 2'] });
    expect(up.ar.blocks[1]).toMatchObject({ items: ['كلمة 1', 'كلمة 3', 'كلمة 2'] });
    const fewer = afterEdit(pair, { do: 'remove', at: 'blocks.1.items', index: 0 });
    expect(fewer.ar.blocks[1]).toMatchObject({ items: ['كلمة 2', 'كلمة 3'] });
  });

  it('a list that was not there begins with its first entry; what is shared is set in both and taken away', () => {
    const begun = afterEdit(pair, { do: 'add', at: 'blocks.0.points', value: 'x' });
    expect(begun.ar.blocks[0]).toMatchObject({ points: ['x'] });
    const drawn = afterEdit(pair, { do: 'set', at: 'blocks.0.drawing', value: 'tax' });
    expect(blocks(drawn).map(([hero]) => hero)).toMatchObject([{ drawing: 'tax' }, { drawing: 'tax' }]);
    const plain = afterEdit(drawn, { do: 'set', at: 'blocks.0.drawing', value: undefined });
    expect(plain.en.blocks[0]).not.toHaveProperty('drawing');
  });

  it('columns take their cells with them, and a new row is whole', () => {
    const wider = afterEdit(pair, { do: 'add', at: 'blocks.2.columns', value: '' });
    expect(wider.ar.blocks[2]).toMatchObject({ columns: ['a', 'b', ''], rows: [['1', '2', '']] });
    const turned = afterEdit(pair, { do: 'move', at: 'blocks.2.columns', index: 0, by: 1 });
    expect(turned.en.blocks[2]).toMatchObject({ columns: ['b', 'a'], rows: [['2', '1']] });
    const narrower = afterEdit(pair, { do: 'remove', at: 'blocks.2.columns', index: 0 });
    expect(narrower.en.blocks[2]).toMatchObject({ columns: ['b'], rows: [['2']] });
    const longer = afterEdit(pair, { do: 'add', at: 'blocks.2.rows', value: [] });
    expect(longer.ar.blocks[2]).toMatchObject({
      rows: [
        ['1', '2'],
        ['', ''],
      ],
    });
  });

  it('knows every text by its place', () => {
    expect(textsOf(pair.en)).toContainEqual(['blocks.1.items.1', 'word 2']);
  });
});
