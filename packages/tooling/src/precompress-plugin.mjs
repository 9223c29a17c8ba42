import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rspack } from '@rspack/core';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses scripts and styles once, while building, so that the server only sends bytes. Smaller than 1 KB is not worth it. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Precompress', stage }, async (assets) => {
        const names = Object.keys(assets).filter((name) => /\.[0-9a-f]{8,}\.(js|css)$/.test(name));
        await Promise.all(names.map((name) => compress(compilation, name, assets[name].source())));
      });
    });
  }
}

async function compress(compilation, name, source) {
  const bytes = Buffer.from(source);
  if (bytes.length < 1024) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  compilation.emitAsset(`${name}.br`, new rspack.sources.RawSource(await brotli(bytes, quality)));
  compilation.emitAsset(`${name}.gz`, new rspack.sources.RawSource(await zip(bytes, { level: 9 })));
}
