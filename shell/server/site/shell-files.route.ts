import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { sendProblem } from '../operation/problem.js';
import { acceptedEncodings, cacheControl, isPublicFile } from './file-rules.js';

/** `/assets/shell/<file>`: the shell's own build. */
export function shellFilesRoute(folder: string): RequestHandler {
  return (request, response) => {
    const file = request.path.replace(/^\/assets\/shell\//, '');
    if (!isPublicFile(file) || file.endsWith('.json')) return sendProblem(response, 'NOT_FOUND');
    const encoding = acceptedEncodings(request, file).find(({ ending }) =>
      existsSync(path.join(folder, `${file}.${ending}`)),
    );
    response.type(path.extname(file)).setHeader('Cache-Control', cacheControl(file));
    response.vary('Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    const name = encoding ? `${file}.${encoding.ending}` : file;
    response.sendFile(
      name,
      { root: folder, cacheControl: false, headers: { 'Content-Type': response.get('Content-Type') ?? '' } },
      (error) => {
        if (error && !response.headersSent) {
          response.removeHeader('Content-Encoding');
          sendProblem(response, 'NOT_FOUND');
        }
      },
    );
  };
}
