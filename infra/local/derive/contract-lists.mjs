import { camel, nounsBelow } from './nouns.mjs';

/** Modules of the contracts whose file name says what they declare. */
function modules(fits) {
  return nounsBelow('contracts/src').flatMap(({ domain, noun, files }) =>
    files
      .filter((file) => fits(file))
      .sort()
      .map((file) => ({
        name: camel(domain, noun, ...file.replace(/\.ts$/, '').split('.')),
        from: `../${domain}/${noun}/${file.replace(/\.ts$/, '.js')}`,
      })),
  );
}

function list(constant, says, found) {
  const imports = [...found].sort((a, b) => (a.from < b.from ? -1 : 1));
  return [
    ...imports.map(({ name, from }) => `import * as ${name} from '${from}';`),
    '',
    `/** ${says} */`,
    `export const ${constant} = [`,
    ...found.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** Every module that declares endpoints (`http.ts`, `*.http.ts`) and events (`events.ts`). */
export const contractLists = () => [
  {
    file: 'contracts/src/derived/http.ts',
    text: list(
      'HTTP_MODULES',
      'Every module that declares endpoints.',
      modules((file) => /^([\w-]+\.)?http\.ts$/.test(file)),
    ),
  },
  {
    file: 'contracts/src/derived/events.ts',
    text: list(
      'EVENT_MODULES',
      'Every module that declares events.',
      modules((file) => file === 'events.ts'),
    ),
  },
];
