// Part of `npm run check`: how long a file may be, that nouns of a service and folders of a front end import one way only, and that no width is named that there is not.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup/run.mjs';

const MOST_LINES = 300;
/** Files that were longer when the check began, with their length then: they may only become shorter. Take out what is short enough. */
const LONG = {
  'infra/embedded-mongo/checks/storage.spec.ts': 362,
  'mf-admin/src/domains/people/clients/clients.spec.tsx': 310,
  'mf-portal/src/domains/matters/viewer/document.page.spec.tsx': 495,
  'mf-portal/src/domains/people/sign-in/auth.page.spec.tsx': 465,
  'mf-portal/src/styles.css': 476,
  'packages/service-kit/src/store/stores.spec.ts': 317,
  'services/cases/src/grants/grant.spec.ts': 398,
  'services/identity/src/passkeys/passkeys.spec.ts': 310,
  'services/news/src/news.spec.ts': 332,
  'services/notifications/src/notices/notice.ledger.ts': 311,
  'services/notifications/src/notifications.spec.ts': 371,
};

/** What has folders that import one way only: the nouns of each service, the folders of each front end and of the shell's server. */
const ROOTS = /^(services\/[^/]+\/src|mf-[^/]+\/src|shell\/src|shell\/server)\/([^/]+)\/(.+)$/;
/** Lists of what the folders hold, demo data and helpers of tests: they may look everywhere, and so may specs and what stands beside the folders. */
const SEE_ALL = ['demo', 'testing', 'test-kit', 'derived'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const faults = [...tooLong(), ...tangles(), ...unknownWidths()];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

function tooLong() {
  return files.flatMap((file) => {
    const lines = read(file).split('\n').length - 1;
    const most = LONG[file] ?? MOST_LINES;
    return lines > most
      ? [`${file} has ${lines} lines; ${most} are allowed. One job per file: what could stand alone?`]
      : [];
  });
}

/** Widths of Tailwind's own scale, which our theme does not have (packages/ui/src/theme.css): such a class says nothing, and the box is as wide as the page. */
function unknownWidths() {
  return files
    .filter((file) => /^(mf-|shell|packages).*\.tsx$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(?<=["'` :])(?:min-|max-)?w-(?:\d?xs|sm|md|lg|\d?xl)(?=["'` ])/g)].map(
        ([name]) => `${file}: there is no ${name}; widths are prose, form, content and numbers.`,
      ),
    );
}

/** Folders that reach each other by imports, within one program. */
function tangles() {
  const arrows = new Map();
  for (const file of files) {
    const [, root, folder, name = ''] = ROOTS.exec(file) ?? [];
    if (!folder || /\.spec\.tsx?$/.test(name) || SEE_ALL.includes(folder)) continue;
    for (const [, target] of read(file).matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g)) {
      const place = path.posix.join(path.posix.dirname(file), target);
      const [, home, other] = ROOTS.exec(place) ?? [];
      if (home === root && other !== folder)
        arrows.set(`${root}/${folder}`, (arrows.get(`${root}/${folder}`) ?? new Set()).add(`${root}/${other}`));
    }
  }
  const pairs = [...arrows.keys()].flatMap((one) =>
    [...arrows.keys()]
      .filter((other) => one < other && reaches(arrows, one, other) && reaches(arrows, other, one))
      .map((other) => `${one} and ${other}`),
  );
  return pairs.map((pair) => `${pair} import each other; arrows between folders go one way.`);
}

function reaches(arrows, from, to) {
  const seen = new Set();
  const left = [from];
  for (let noun = left.pop(); noun !== undefined; noun = left.pop()) {
    for (const next of arrows.get(noun) ?? []) {
      if (next === to) return true;
      if (!seen.has(next)) left.push(next);
      seen.add(next);
    }
  }
  return false;
}
