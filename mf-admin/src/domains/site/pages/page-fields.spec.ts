import { DraftPage, type PageBlock } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { BLOCK_FIELDS, BLOCK_TYPES, emptyGroup } from './page-fields.js';

describe('fields of blocks, read from the contract', () => {
  it('tells what is said in each language from what both share', () => {
    expect(BLOCK_FIELDS.cards).toEqual([
      { name: 'heading', field: { kind: 'text', optional: false } },
      { name: 'intro', field: { kind: 'text', optional: true } },
      {
        name: 'items',
        field: {
          kind: 'list',
          optional: false,
          item: {
            kind: 'group',
            optional: false,
            fields: [
              { name: 'title', field: { kind: 'text', optional: false } },
              { name: 'text', field: { kind: 'text', optional: false } },
              { name: 'features', field: { kind: 'list', optional: true, item: { kind: 'text', optional: false } } },
              { name: 'href', field: { kind: 'line', optional: true } },
              {
                name: 'drawing',
                field: { kind: 'choice', optional: true, options: expect.arrayContaining(['labor']) },
              },
            ],
          },
        },
      },
    ]);
    expect(BLOCK_FIELDS.faq?.at(-1)).toEqual({ name: 'faqIds', field: { kind: 'questions', optional: false } });
    expect(BLOCK_FIELDS.facts?.at(-1)).toEqual({ name: 'factIds', field: { kind: 'facts', optional: false } });
  });

  it.each(BLOCK_TYPES)('a new block of type %s is a draft that can be saved', (type) => {
    const block = { type, ...emptyGroup(BLOCK_FIELDS[type] ?? []) } as PageBlock;
    const page = { slug: 'a', metaTitle: '', metaDescription: '', name: '', blocks: [block] };
    expect(DraftPage.safeParse(page).error).toBeUndefined();
  });
});
