import { pipeline } from 'node:stream/promises';
import { AREAS } from '@diwan/contracts/remotes/area';
import type { RequestHandler } from 'express';
import { sendProblem } from '../operation/problem.js';
import { acceptedEncodings, cacheControl, isPublicFile } from '../site/file-rules.js';
import type { RemoteCatalogue } from './catalogue.js';

/** A script may run as a worker, which obeys the policy that it came with: it may load scripts of this site and nothing else. */
const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'self'";

/** `/mf/<area>/<file>`: the files of the remotes, wherever they live, under the site's own origin. */
export function remoteFilesRoute(catalogue: RemoteCatalogue): RequestHandler {
  return async (request, response) => {
    const [, , name, ...parts] = request.path.split('/');
    const area = AREAS.find((known) => known === name);
    const file = parts.join('/');
    if (!area || !isPublicFile(file)) return sendProblem(response, 'NOT_FOUND');
    const source = catalogue.source(area);
    const wanted = [...acceptedEncodings(request, file), null];
    for (const encoding of wanted) {
      const found = await source.open(`dist/${file}${encoding ? `.${encoding.ending}` : ''}`).catch(() => null);
      if (!found) continue;
      response.type(file.split('.').at(-1) ?? 'bin').setHeader('Cache-Control', cacheControl(file));
      response.vary('Accept-Encoding');
      if (file.endsWith('.js')) response.setHeader('Content-Security-Policy', SCRIPT_POLICY);
      if (encoding) response.setHeader('Content-Encoding', encoding.name);
      if (found.size !== undefined) response.setHeader('Content-Length', found.size);
      if (request.method === 'HEAD') {
        found.stream.destroy();
        return void response.end();
      }
      return pipeline(found.stream, response).catch(() => void response.destroy());
    }
    sendProblem(response, 'NOT_FOUND');
  };
}
