// The process of a `Standby`: loads libraries, waits for a word, becomes the program. Ends with the workshop that has started it.
import { pathToFileURL } from 'node:url';

const [entry = '', ...libraries] = process.argv.slice(2);
// One that cannot be loaded from here is loaded by the program itself.
for (const library of libraries) await import(library).catch(() => undefined);

for await (const _word of process.stdin) {
  await import(pathToFileURL(entry).href);
  break;
}
