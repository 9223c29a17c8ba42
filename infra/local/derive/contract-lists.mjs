import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { byOrigin, camel, nounsBelow } from './nouns.mjs';

/** Modules of the contracts whose file name says what they declare. */
function modules(fits) {
  return nounsBelow('contracts/src').flatMap(({ domain, noun, files }) =>
    files
      .filter((file) => fits(file))
      .sort()
      .map((file) => ({
        name: camel(domain, noun, ...file.replace(/\.ts$/, '').split('.')),
        from: `../${domain}/${noun}/${file.replace(/\.ts$/, '.js')}`,
        file: path.join(root, 'contracts/src', domain, noun, file),
      })),
  );
}

/** As the formatter leaves it: on one line where it fits. */
function array(constant, found) {
  const line = `export const ${constant} = [${found.map(({ name }) => name).join(', ')}];`;
  return line.length <= 120 ? [line] : [`export const ${constant} = [`, ...found.map(({ name }) => `  ${name},`), '];'];
}

function list(constant, says, found) {
  const imports = [...found].sort(byOrigin);
  return [
    ...imports.map(({ name, from }) => `import * as ${name} from '${from}';`),
    '',
    `/** ${says} */`,
    ...array(constant, found),
    '',
  ].join('\n');
}

/** Which service answers the endpoints of a module: its text names one. */
function serviceOf({ file }) {
  const names = readFileSync(file, 'utf8').matchAll(/\bservice(?::| =) '(\w+)'/gi);
  const [service, another] = new Set([...names].map(([, name]) => name));
  if (!service || another) throw new Error(`${file} names no service, or more than one.`);
  return service;
}

/** One list for each service, so that a service loads no endpoint of another: `npm run dev` restarts whom an edit concerns. */
function httpLists() {
  const all = modules((file) => /^([\w-]+\.)?http\.ts$/.test(file));
  const services = new Map();
  for (const module of all) {
    const service = serviceOf(module);
    services.set(service, [...(services.get(service) ?? []), module]);
  }
  return [...services].map(([service, found]) => ({
    file: `contracts/src/derived/http/${service}.ts`,
    text: list(
      'HTTP_MODULES',
      `Every module that declares endpoints of ${service}.`,
      found.map((module) => ({ ...module, from: `../${module.from}` })),
    ),
  }));
}

/** Every module that declares endpoints (`http.ts`, `*.http.ts`) and events (`events.ts`). */
export const contractLists = () => [
  ...httpLists(),
  {
    file: 'contracts/src/derived/events.ts',
    text: list(
      'EVENT_MODULES',
      'Every module that declares events.',
      modules((file) => file === 'events.ts'),
    ),
  },
];
