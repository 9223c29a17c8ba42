import { PassThrough, type Readable } from 'node:stream';
import type { Endpoint } from '@diwan/contracts/http/endpoint';
import busboy from 'busboy';
import type { Request } from 'express';
import type * as z from 'zod/mini';
import { DomainError } from './domain-error.js';
import { parseInput } from './validation.js';

/** The file of a multipart request. Its stream fails with PAYLOAD_TOO_LARGE as soon as one byte too many arrives. */
export interface UploadedFile {
  /** The name the person's computer gave; for display only, never a path. */
  name: string;
  stream: Readable;
}

const LIMITS = { fields: 20, fieldSize: 10_000, fieldNameSize: 60, files: 1, parts: 25, headerPairs: 30 };

type BodyOf<E> = E extends Endpoint<z.core.$ZodType, z.core.$ZodType, infer B> ? z.core.output<B> : never;

/**
 * Reads the fields and opens the file of a multipart request. Fields come before the file, as our pages send them; the file is streamed,
 * never held whole. Throws VALIDATION, MALFORMED, UNSUPPORTED_TYPE.
 */
export async function readMultipart<E extends Endpoint>(
  request: Request,
  declaration: E,
): Promise<{ fields: BodyOf<E>; file: UploadedFile }> {
  if (!declaration.multipart) throw new Error(`${declaration.path} is not declared as multipart`);
  const { fields, file } = await openParts(request, declaration.multipart.maxFileBytes);
  try {
    return { fields: (declaration.body ? parseInput(declaration.body, fields) : {}) as BodyOf<E>, file };
  } catch (error) {
    file.stream.destroy();
    request.resume();
    throw error;
  }
}

function openParts(
  request: Request,
  maxFileBytes: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const refuse = (error: DomainError) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    let parser: busboy.Busboy;
    try {
      // busboy tells "at the limit" and "over it" apart only when it may read one byte more.
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { ...LIMITS, fileSize: maxFileBytes + 1 },
      });
    } catch (cause) {
      reject(new DomainError('MALFORMED', { cause }));
      return;
    }
    parser.on('field', (name, value, info) => {
      if (info.nameTruncated || info.valueTruncated) {
        refuse(new DomainError('VALIDATION', { fieldErrors: { [name]: 'too_long' } }));
      } else fields[name] = value;
    });
    for (const limit of ['fieldsLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse(new DomainError('MALFORMED')));
    }
    parser.on('file', (_part, source, info) => {
      const stream = new PassThrough();
      let size = 0;
      source.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxFileBytes) stream.destroy(new DomainError('PAYLOAD_TOO_LARGE'));
      });
      source.on('error', (cause) => stream.destroy(new DomainError('MALFORMED', { cause })));
      stream.on('error', () => {
        source.resume();
        request.unpipe(parser);
        request.resume();
      });
      request.on('aborted', () => stream.destroy(new DomainError('MALFORMED')));
      source.pipe(stream);
      resolve({ fields, file: { name: info.filename ?? '', stream } });
    });
    parser.on('error', (cause) => refuse(new DomainError('MALFORMED', { cause })));
    parser.on('close', () => reject(new DomainError('VALIDATION', { fieldErrors: { file: 'required' } })));
    request.pipe(parser);
  });
}
