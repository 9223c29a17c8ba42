import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName } from '@diwan/contracts/shared/service';
import { ROOT } from './settings.js';

/** Seconds on a free machine, minutes on a busy one; what broke off goes on there at the next start. */
const LOADING_MS = 600_000;
/** Services with demo data; the people come first, since the others refer to them. */
const LOADERS: readonly ServiceName[] = ['identity', 'cases', 'news', 'billing', 'chatbot', 'notifications'];

/** Loads the demo data on the first start of a data folder; each loader may be repeated without harm. */
export async function loadDemoData(
  dataDir: string,
  environmentOf: (service: ServiceName) => Record<string, string>,
): Promise<void> {
  const marker = path.join(dataDir, 'demo-loaded');
  if (existsSync(marker)) return;
  console.log('Loading demo data …');
  for (const service of LOADERS) await load(service, environmentOf(service));
  writeFileSync(marker, '');
}

async function load(service: ServiceName, env: Record<string, string>): Promise<void> {
  const script = path.join(ROOT, `services/${service}/dist/demo/main.js`);
  if (!existsSync(script)) return;
  try {
    await promisify(execFile)(process.execPath, ['--enable-source-maps', script], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', ...env },
      timeout: LOADING_MS,
    });
  } catch (error) {
    throw new Error(
      `The demo data of ${service} could not be loaded: ${(error as { stderr?: string }).stderr || String(error)}`,
    );
  }
}
