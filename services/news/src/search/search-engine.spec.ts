import { describe, expect, it } from '@jest/globals';
import type { SearchEntry } from './search.schema.js';
import { SearchEngine } from './search-engine.js';

const entry = (_id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  _id,
  shape: 2,
  kind: 'page',
  language: _id.startsWith('/ar') ? 'ar' : 'en',
  title,
  headings: '',
  summary: '',
  text: '',
  owner: _id,
  ...more,
});
const engine = new SearchEngine([
  entry('/', 'Home', { text: 'Divorce, companies, residency. Fees in writing. Family and fees.' }),
  entry('/about', 'About', { text: 'We handle divorce too.' }),
  entry('/services/family-law', 'Family law', { headings: 'Divorce and custody.', text: 'Divorce is decided by …' }),
  entry('/services/immigration', 'Immigration', {
    summary: 'Residence permits and visas.',
    text: `${'Other words. '.repeat(40)}Your residence in Lebanon begins here. More.`,
  }),
  entry('/attorneys/nour', 'Nour Haddad', { headings: 'Lawyer. Family law.' }),
  entry('/join', 'New clients', { headings: 'Fees.', text: 'Our fees are agreed in writing.' }),
]);
const paths = (question: string) => engine.find(question).map(({ path }) => path);

describe('PUB-18: the search puts first what a page is about', () => {
  it.each([
    ['divorce', '/services/family-law'],
    ['fees', '/join'],
    ['residency', '/services/immigration'],
    ['lawyer nour', '/attorneys/nour'],
    ['imigration', '/services/immigration'],
    ['famil', '/services/family-law'],
  ])('%s: %s first, the home page never', (question, first) => expect(paths(question)[0]).toBe(first));

  it('marks the words that were meant, in title and text', () => {
    const [hit] = engine.find('residency');
    expect(hit?.text.filter((piece) => piece.hit).map(({ text }) => text)).toEqual(['Residence']);
    const [family] = engine.find('family');
    expect(family?.title[0]).toEqual({ text: 'Family', hit: true });
  });

  it('shows the sentence that has the words when the summary has not', () => {
    const [hit] = engine.find('begins here');
    expect(hit?.text.map(({ text }) => text).join('')).toBe('Your residence in Lebanon begins here.');
  });

  it.each(['', '   ', '?!', 'qqqq'])('finds nothing by «%s»', (question) => expect(paths(question)).toEqual([]));
});
