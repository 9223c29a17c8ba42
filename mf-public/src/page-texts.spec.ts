import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const DOMAINS = path.join(import.meta.dirname, 'domains');
const folders = readdirSync(DOMAINS, { recursive: true })
  .map(String)
  .filter((name) => path.basename(name) === 'texts');
const keysOf = (folder: string, language: string) =>
  Object.entries(JSON.parse(readFileSync(path.join(DOMAINS, folder, `${language}.json`), 'utf8')) as object);

describe('texts that a page brings itself', () => {
  it.each(folders)('%s has every text in both languages', (folder) => {
    const [en, ar] = [keysOf(folder, 'en'), keysOf(folder, 'ar')];
    expect(en.map(([key]) => key).sort()).toEqual(ar.map(([key]) => key).sort());
    expect([...en, ...ar].filter(([, text]) => text === '')).toEqual([]);
  });

  it('are found', () => {
    expect(folders.length).toBeGreaterThan(1);
  });
});
