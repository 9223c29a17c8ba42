import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

interface LockEntry {
  link?: boolean;
  optional?: boolean;
  resolved?: string;
  integrity?: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
/** What npm fetches: not the checkout's own workspaces. */
const fetched = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

describe('L10: packages', () => {
  it('are held by a hash, all but optional builds for other systems', () => {
    const loose = fetched.filter(([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'));
    expect(loose.map(([place]) => place)).toEqual([]);
    expect(fetched.length).toBeGreaterThan(500);
  });

  it('come from the public registry, which is the one of an entry that names none', () => {
    const elsewhere = fetched.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([place]) => place)).toEqual([]);
    expect(read('.npmrc')).not.toMatch(/registry/);
  });

  it('are listed by `npm run sbom`, without a network: what services run, no tools', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' },
      maxBuffer: 64 << 20,
    });
    const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { purl: string }[] };
    const listed = components.map(({ purl }) => purl);
    expect(bomFormat).toBe('CycloneDX');
    expect(listed.filter((purl) => /npm\/(mongoose|sharp|jest)@/.test(purl))).toHaveLength(2);
  });
});
