import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const quoted = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Sources of the services and of what they share, without their specs. */
const sources = ['services', 'packages/service-kit']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) => /\/src\/.*\.ts$/.test(file) && !/\.spec\.ts$|\/(?:test|testing|test-kit)\/|node_modules/.test(file),
  );

describe('the audit log at the desk', () => {
  const actions = read('mf-admin/src/domains/office/audit/audit-words.ts');
  const subjects = read('mf-admin/src/domains/office/audit/audit-subjects.ts');

  it('OFF-08: has words for every deed that a service writes down, and for what it was done to', () => {
    const known = new Set([...quoted(actions, /^ {2}'([a-z.-]+)',$/gm)]);
    const kinds = new Set(quoted(subjects, /^ {2}'?([a-z-]+)'?: /gm));
    const written = sources.map(read).join('\n');
    const deeds = quoted(written, /\baction: '([a-z-]+\.[a-z-]+)'/g);
    const records = quoted(written, /\bsubject: '([a-z-]+)'/g);
    expect(deeds.length).toBeGreaterThan(100);
    expect([...new Set(deeds)].filter((deed) => !known.has(deed)).sort()).toEqual([]);
    expect([...new Set(records)].filter((record) => !kinds.has(record)).sort()).toEqual([]);
  });
});
