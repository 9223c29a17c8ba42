// `npm run bench:dev`: how long after a file is saved the edit is on the screen, or in an answer, of a running `npm run dev` (BASE_URL), and
// whether what was typed stays. Edits source files of this checkout and puts them back; ROUNDS times each.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { Person } from '../faults/person.mjs';
import { requireProgram } from '../setup/programs.mjs';
import { root, stop } from '../setup/run.mjs';

const base = process.env.BASE_URL ?? 'http://localhost:8080';
const rounds = Number(process.env.ROUNDS ?? 5);
/** `npm run bench:dev -- cases`: only what has the word in its name. */
const only = ([name]) => name.includes(process.argv[2] ?? '');
const PATIENCE_MS = 30_000;

/** What is edited, where it shows, and the code before and after; `MARK` stands for a new word each time. */
const SCREENS = [
  [
    'mf-public: a form',
    '/contact',
    'mf-public/src/domains/intake/leads/lead-form.tsx',
    "{t('leads.promise')}",
    "MARK {t('leads.promise')}",
  ],
  [
    'mf-public: a text',
    '/contact',
    'mf-public/src/domains/intake/leads/messages/en.json',
    '"leads.promise": "',
    '"leads.promise": "MARK ',
  ],
  ['packages/ui: every label', '/contact', 'packages/ui/src/field.tsx', '{shownLabel}', '{shownLabel} MARK'],
  ['shell: the footer', '/contact', 'shell/src/chrome/footer.tsx', '<span>{firm}</span>', '<span>{firm} MARK</span>'],
  [
    'mf-admin: a search',
    '/admin/cases',
    'mf-admin/src/components/search-field.tsx',
    'label={label}',
    "label={label + ' MARK'}",
  ],
  [
    'mf-portal: the frame of the profile',
    '/client-portal/profile',
    'mf-portal/src/domains/people/profile/profile.page.tsx',
    "{t('profile.title')}",
    "{t('profile.title')} MARK",
  ],
];
const ANSWERS = [
  [
    'news: a title',
    '/api/news/articles?language=en',
    'services/news/src/articles/article.presenter.ts',
    'title: record.title',
    "title: record.title + ' MARK'",
  ],
  [
    'cases: a title',
    '/api/cases/my/cases',
    'services/cases/src/cases/case.presenter.ts',
    'title: record.title',
    "title: record.title + ' MARK'",
  ],
  [
    'contracts: an endpoint of billing',
    '/api/billing/openapi.json',
    'contracts/src/money/service-types/http.ts',
    'Kinds of work',
    'MARK',
  ],
];

/** Measures one place: a new word each round, waited for with `shows`; afterwards the file is as it was. Resolves with milliseconds. */
async function measure(file, before, after, shows) {
  const source = readFileSync(path.join(root, file), 'utf8');
  if (!source.includes(before)) stop(`${file} has changed: ${before} is not in it.`);
  const times = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const mark = `edited${Date.now().toString(36)}`;
      const begun = performance.now();
      writeFileSync(
        path.join(root, file),
        source.replaceAll(before, () => after.replaceAll('MARK', mark)),
      );
      await shows(mark);
      times.push(performance.now() - begun);
    }
  } finally {
    writeFileSync(path.join(root, file), source);
    await delay(3000);
  }
  return times;
}

function print(name, times, kept = '') {
  const sorted = [...times].sort((a, b) => a - b).map(Math.round);
  console.log(`| ${name} | ${sorted[Math.floor(sorted.length / 2)]} | ${sorted.at(-1)} | ${kept} |`);
}

const [client, owner] = [new Person(base, '+96170000002'), new Person(base, '+96170000001')];
await client.signIn();
await owner.signIn();

console.log('| edit | median ms | longest ms | typed text kept |\n|---|---|---|---|');
const browser = await chromium.launch({ executablePath: requireProgram('chromium'), args: ['--no-sandbox'] });
try {
  for (const [name, address, file, before, after] of SCREENS.filter(only)) {
    const context = await browser.newContext({ baseURL: base });
    const person = address.startsWith('/admin') ? owner : client;
    const cookies = address === '/contact' ? [] : [...person.cookies];
    await context.addCookies(
      cookies.map(([name, value]) => ({ name, value, url: base.replace('http:', 'https:'), secure: true })),
    );
    const page = await context.newPage();
    await page.goto(address);
    const field = page.locator('main input:visible').first();
    await field.fill('typed before');
    await page.waitForLoadState('networkidle');
    const times = await measure(file, before, after, (mark) =>
      page.getByText(mark).filter({ visible: true }).first().waitFor({ timeout: PATIENCE_MS }),
    );
    print(name, times, (await field.inputValue()) === 'typed before' ? 'yes' : 'no');
    await context.close();
  }
} finally {
  await browser.close();
}

for (const [name, address, file, before, after] of ANSWERS.filter(only)) {
  const answered = async (mark) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(20))
      if ((await client.ask('GET', address)).text.includes(mark)) return;
    throw new Error(`${address} did not answer with the edit.`);
  };
  print(name, await measure(file, before, after, answered));
}
