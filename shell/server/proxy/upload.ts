import { PassThrough, type Readable } from 'node:stream';
import type { Request, Response } from 'express';

/** A browser that goes on sending after its answer is read for so long, in milliseconds, so that it finds the answer. */
const LINGER_MS = 10_000;

/**
 * The body of a request as a stream of its own: it can be broken off without breaking the browser's connection, on which the answer is
 * still to be sent. Breaks off itself when the browser leaves.
 */
export function uploadOf(request: Request, response: Response): Readable {
  const upload = new PassThrough();
  const broken = () => void upload.destroy(new Error('The browser broke off'));
  request.on('error', broken);
  request.on('close', () => request.readableEnded || broken());
  // Whoever reads the upload is told of its failures; nobody is left to tell afterwards.
  upload.on('error', () => undefined);
  upload.on('close', () => {
    request.unpipe(upload);
    request.resume();
  });
  response.on('finish', () => {
    if (request.complete) return;
    const deadline = setTimeout(() => request.destroy(), LINGER_MS).unref();
    request.on('close', () => clearTimeout(deadline));
    request.on('end', () => clearTimeout(deadline));
  });
  return request.pipe(upload);
}
