import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';

/** Subresource Integrity value of some bytes. */
const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes a JSON file about a build into it, when all its assets have their final bytes. */
class BuildFactsPlugin {
  constructor(fileName, describe) {
    this.fileName = fileName;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildFacts', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFacts', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const read = (name) => assets[name].source();
        const facts = this.describe(Object.keys(assets), read);
        compilation.emitAsset(this.fileName, new rspack.sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`));
      });
    });
  }
}

/** `remote.json`, read by the shell's server: the entry with its integrity value, and what the first page loads (`RemoteFacts`). */
export function remoteFacts({ area, form, name, version, contract }) {
  return new BuildFactsPlugin('remote.json', (files, read) => {
    const entry = only(files, /^remoteEntry\.[\w.]*js$/);
    const { scripts, styles } = form === 'plain' ? ofChunk(files) : ofManifest(read('mf-manifest.json').toString());
    const bytes = read(entry);
    return {
      area,
      form,
      name,
      contract,
      version: `${version}+${integrityOf(bytes).slice(7, 15)}`,
      entry,
      integrity: integrityOf(bytes),
      scripts,
      styles,
    };
  });
}

/** Of a plain container, which has no manifest: its module is one chunk with its styles. */
const ofChunk = (files) => ({
  scripts: files.filter((file) => /^remote\.[\w.]*js$/.test(file)),
  styles: files.filter((file) => /^remote\.[\w.]*css$/.test(file)),
});

function ofManifest(text) {
  const { js, css } = JSON.parse(text).exposes.find((module) => module.name === 'remote').assets;
  return { scripts: js.sync, styles: css.sync };
}

/** `server.json` beside the module that the shell's server renders (`ServerFacts`). */
export function serverFacts() {
  return new BuildFactsPlugin('server.json', (files, read) => {
    const entry = only(files, /^entry\.[\w.]*mjs$/);
    return { entry, integrity: integrityOf(read(entry)) };
  });
}

/** `shell.json`: the scripts, styles and fonts of the shell's own page, for the server's template; `wake` is code to stand in the page itself. */
export function shellFacts(wakeFile) {
  return new BuildFactsPlugin('shell.json', (files) => ({
    scripts: files.filter((file) => /^main\.[\w.]*js$/.test(file)),
    federation: only(files, /^federation\.[\w.]*js$/),
    chunks: files.filter((file) => /^(bootstrap|base)\.[\w.]*js$/.test(file)),
    texts: Object.fromEntries(
      files.flatMap((file) => {
        const language = /^texts-([a-z]{2})\.[\w.]*js$/.exec(file)?.[1];
        return language ? [[language, file]] : [];
      }),
    ),
    styles: files.filter((file) => /^bootstrap\.[\w.]*css$/.test(file)),
    fonts: files.filter((file) => /^assets\/.*\.woff2$/.test(file)),
    wake: standalone(wakeFile),
  }));
}

/** The code of one module without imports, as small as it gets. */
function standalone(file) {
  const { transformSync, minifySync } = rspack.experiments.swc;
  const script = transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  }).code;
  return minifySync(script, { module: true, compress: true, mangle: true }).code;
}

function only(files, pattern) {
  const found = files.filter((file) => pattern.test(file));
  if (found.length !== 1) throw new Error(`Expected one file like ${pattern}, found ${found.length}`);
  return found[0];
}
