import { describe, expect, it } from '@jest/globals';
import { bodyOf, render, TEMPLATE_NAMES, TEMPLATES, wordsOf } from './templates.js';
import { numbered, whatsappVariables } from './whatsapp-variables.js';

const used = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

describe('templates', () => {
  it.each(TEMPLATE_NAMES)('D-144: %s says the same with the same values in both languages', (name) => {
    const { body, variables, subject } = TEMPLATES[name];
    expect(used(body.en)).toEqual([...variables].sort());
    expect(used(body.ar)).toEqual([...variables].sort());
    // A reply is in the words of whoever wrote it.
    if (name !== 'reply_text') expect(body.ar).toMatch(/\p{Script=Arabic}/u);
    expect(subject.ar).toMatch(/\p{Script=Arabic}/u);
  });

  it('put values in once: a value that looks like a variable stays text', () => {
    expect(render('{{a}} {{b}}', { a: '{{b}}', b: '$1' })).toBe('{{b}} $1');
    expect(() => render('{{a}}', {})).toThrow('a is missing');
  });
});

describe('values for WhatsApp', () => {
  const link = 'https://diwan.example/client-portal';
  const base = { name: 'Nour', document: 'Contract', case: 'Estate', link, firm: 'Karam Law' };
  const fit = (changes: Record<string, string>) =>
    whatsappVariables(wordsOf('document_shared', 'en'), { ...base, ...changes });

  it('have no line breaks, tabs, control characters or runs of spaces', () => {
    expect(fit({ name: 'a\nb\tc\u2028d      e\u0000' }).name).toBe('a b c d e');
  });

  it('are never empty', () => {
    expect(fit({ case: ' \n ' }).case).toBe('—');
  });

  it('fit together into a message: the longest are cut, links never', () => {
    const values = fit({ document: 'x'.repeat(3000), case: '😀'.repeat(900) });
    expect(bodyOf('document_shared', 'en', values).length).toBeLessThanOrEqual(1024);
    expect(values.document).toMatch(/…$/);
    expect(values.link).toBe(base.link);
    expect(values.case).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('are numbered in the order of the template', () => {
    expect(numbered(wordsOf('document_shared', 'en'), base)).toEqual({
      1: 'Nour',
      2: 'Contract',
      3: 'Estate',
      4: link,
      5: 'Karam Law',
    });
  });
});
