import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../settings.js';
import { until } from '../supervisor.js';
import { projects } from './projects.js';
import { reach } from './reach.js';
import { transpile } from './transpile.js';
import { watchFolders } from './watch-folders.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-dev-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a changed source file', () => {
  it('becomes JavaScript without regard to its types; what has none does not', async () => {
    const project = { source: path.join(folder, 'src'), output: path.join(folder, 'dist') };
    const write = (name: string, text: string) => {
      mkdirSync(project.source, { recursive: true });
      writeFileSync(path.join(project.source, name), text);
      return transpile(path.join(project.source, name), project);
    };
    const made = write('sum.ts', 'export const sum: number = "not a number" + 1;');
    expect(made).toBe(path.join(project.output, 'sum.js'));
    expect(await import(pathToFileURL(String(made)).href)).toMatchObject({ sum: 'not a number1' });
    expect(write('sum.spec.ts', '')).toBeNull();
    expect(write('sum.ts~', '')).toBeNull();
    expect(() => write('broken.ts', 'export const')).toThrow();
  });

  it('is heard of however an editor saves it, in new folders too, once', async () => {
    const heard: string[] = [];
    const close = watchFolders([folder], (files) => heard.push(...files.map((file) => path.relative(folder, file))));
    mkdirSync(path.join(folder, 'new'));
    await until(async () => false, 100);
    writeFileSync(path.join(folder, 'new/a.ts.part'), '');
    renameSync(path.join(folder, 'new/a.ts.part'), path.join(folder, 'new/a.ts'));
    expect(await until(async () => heard.includes('new/a.ts'), 5000)).toBe(true);
    expect(heard.filter((file) => file === 'new/a.ts')).toHaveLength(1);
    close();
  });

  it('concerns the programs that load it and no others', () => {
    const of = (service: string) => reach(path.join(ROOT, `services/${service}/dist/main.js`));
    const main = path.join(ROOT, 'services/cases/dist/config.js');
    expect([of('cases').has(main), of('billing').has(main)]).toEqual([true, false]);
    expect(of('billing').has(path.join(ROOT, 'contracts/dist/money/service-types/http.js'))).toBe(true);
    expect(of('billing').has(path.join(ROOT, 'packages/service-kit/dist/app/start-service.js'))).toBe(true);
  });

  it('of every project that runs in Node is known', () => {
    const places = projects().map(({ source }) => path.relative(ROOT, source));
    expect(places).toEqual(expect.arrayContaining(['contracts/src', 'services/cases/src', 'shell/server']));
    expect(places).not.toContain('mf-admin/src');
  });
});
