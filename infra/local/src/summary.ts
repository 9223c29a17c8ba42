import { DEMO_ACCOUNTS } from '@diwan/contracts/demo/accounts';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';

/** What a person needs to begin: addresses, demo accounts, the admin key. */
export function summary(settings: Settings, secrets: Secrets): string {
  const origin = settings.publicOrigin;
  const addresses = [
    ['Website', `${origin}/`],
    ['Arabic', `${origin}/ar`],
    ['Client portal', `${origin}/client-portal`],
    ['Back office', `${origin}/admin`],
    ['Health', `${origin}/healthz`],
    ...(settings.demo ? [['Demo inbox', `${origin}/dev/inbox`]] : []),
    ['Logs', `${settings.dataDir}/logs`],
  ];
  const accounts = DEMO_ACCOUNTS.map(({ phone, name, role }) => [phone, `${name}, ${role}`]);
  const demo = settings.demo
    ? [
        '',
        'Demo accounts (sign in at /auth, the code is in the demo inbox)',
        ...table(accounts),
        '',
        `Admin key  ${secrets.ADMIN_KEY}`,
      ]
    : [];
  return ['', ...table(addresses), ...demo, ''].join('\n');
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
