// `npm run journeys [-- <part of a name> …]`: what Playwright is asked for, on the system as it stands, in the browser that `npm test` uses.
import { build } from './setup/build.mjs';
import { requireProgram } from './setup/programs.mjs';
import { run } from './setup/run.mjs';

requireProgram('redis');
build();
const env = { ...process.env, CHROMIUM: requireProgram('chromium'), PLAYWRIGHT_JSON_OUTPUT_NAME: '/dev/null' };
const asked = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exit(run('node_modules/.bin/playwright', asked, { env }) ? 0 : 1);
