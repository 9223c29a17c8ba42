import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** All long forms, one after the other, whatever became of the one before. Each ends with a line that says how it went. */
const PARTS = [['run-fuzz.js', '3000'], ['run-crash.js', '20', '1000'], ['run-tail.js']] as const;

const verdicts = PARTS.map(([file, ...options]) => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  if (status !== 0) process.exitCode = 1;
  return stdout.trimEnd().split('\n').at(-1) || `FAILED  ${file}: ended with ${status}`;
});
console.log(`\n${verdicts.join('\n')}`);
