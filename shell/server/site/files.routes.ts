import { AREAS } from '@diwan/contracts/remotes/area';
import { type Request, type Response, Router } from 'express';
import { isPublicFile } from '../kept/file-rules.js';
import type { FileSource, KeptFiles } from '../kept/kept-files.js';
import { sendFinished } from '../kept/send-finished.js';
import { correlationOf } from '../operation/correlate.js';
import { sendProblem } from '../operation/problem.js';
import type { RemoteCatalogue } from '../remotes/catalogue.js';

export interface FileRoutesOptions {
  files: KeptFiles;
  catalogue: RemoteCatalogue;
  /** Holds the shell's own build, as a remote's source holds the remote's. */
  shell: FileSource;
}

/** `/assets/shell/<file>`: the shell's own build; `/mf/<area>/<file>`: those of the remotes, wherever they live, under the site's own origin. */
export function fileRoutes({ files, catalogue, shell }: FileRoutesOptions): Router {
  const send = async (request: Request, response: Response, source: FileSource | undefined, file: string) => {
    const found = source && isPublicFile(file) ? await files.file(request.path, source, `dist/${file}`) : null;
    if (!found) return sendProblem(response, 'NOT_FOUND');
    sendFinished(request, response, found, correlationOf(response));
  };
  const routes = Router();
  routes.get('/assets/shell/{*file}', (request, response) => {
    const file = request.path.replace('/assets/shell/', '');
    // What the build says of itself is for this server.
    return send(request, response, file.endsWith('.json') ? undefined : shell, file);
  });
  routes.get('/mf/{*file}', (request, response) => {
    const [, , name, ...parts] = request.path.split('/');
    const area = AREAS.find((known) => known === name);
    return send(request, response, area && catalogue.source(area), parts.join('/'));
  });
  return routes;
}
