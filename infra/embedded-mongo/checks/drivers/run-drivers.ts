import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BSON, MongoClient } from 'mongodb';
import { withServer } from '../temporary-server.js';
import { expectedFailures } from './expected-failures.js';
import { convertLegacy } from './legacy-files.js';
import { Report } from './report.js';
import { describeDeployment } from './requirements.js';
import { runTest } from './run-test.js';
import type { TestFile } from './test-file.js';

/**
 * `node dist/checks/drivers/run-drivers.js FOLDER… [--only TEXT]`: runs the drivers' published test files (not part of
 * this repository) with the official driver, on a server of its own, or on the one at MONGODB_URI.
 */
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
if (folders.length === 0) {
  console.error('usage: run-drivers.js FOLDER… [--only=TEXT]');
  process.exit(2);
}

const given = process.env.MONGODB_URI;
/** A MongoDB server has what the embedded one refuses. */
const expected = given ? expectedFailures.filter(({ cause }) => cause !== 'embedded server') : expectedFailures;

async function runAll(uri: string): Promise<boolean> {
  const runner = await MongoClient.connect(uri);
  try {
    const deployment = await describeDeployment(runner);
    const report = new Report(expected);
    for (const folder of folders) {
      for (const path of jsonFiles(folder)) {
        const file = join(folder, path);
        for (const one of read(file)) {
          for (const test of one.tests) {
            if (!`${file}: ${test.description}`.includes(only)) continue;
            report.add(folder, path, test.description, await runTest(one, test, uri, runner, deployment));
          }
        }
      }
    }
    return report.print();
  } finally {
    await runner.close();
  }
}

function jsonFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function read(path: string): TestFile[] {
  const file = BSON.EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true });
  return file.schemaVersion ? [file] : convertLegacy(file);
}

const good = given
  ? await runAll(given)
  : await withServer(({ uri }) => runAll(uri), { testCommands: true, sync: false });
if (!good) process.exitCode = 1;
