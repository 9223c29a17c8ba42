import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EVERY_ANSWER } from '../operation/security-headers.js';
import type { Coding } from './accepted-coding.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Made while the first reader waits, and made again, as small as it gets, for all who come later: that takes twenty times as long. */
const QUALITY = { quick: 5, dense: constants.BROTLI_MAX_QUALITY };
/** Smaller than this, in bytes, is not worth compressing. */
const WORTH_COMPRESSING = 1024;

/** Headers as Node writes them: names and values in turn. */
export type HeaderLines = readonly string[];

export interface FinishedBody {
  head: HeaderLines;
  bytes: Buffer;
}

export interface FinishedParts {
  status: number;
  /** Besides those of every answer. */
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
  /** Compressed by the build already. */
  compressed?: Partial<Record<Coding, Buffer>>;
  /** Whether to compress what the build has not. */
  compressible?: boolean;
}

/** An answer that is the same for everybody who asks, ready to be sent: nothing in it is of one request. */
export class Finished {
  readonly status: number;
  /** As they were given. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without any coding. */
  readonly plain: Buffer;
  /** Weak, because it names the content and not one of its codings. */
  readonly etag: string;
  /** Bytes that it may take in memory, with all its codings. */
  readonly size: number;
  /** What goes with 304: the same as with the whole answer, which browsers bring in step by it. */
  readonly unchangedHead: HeaderLines;
  private readonly bodies = new Map<Coding, FinishedBody>();
  private readonly underWay = new Map<Coding, Promise<FinishedBody>>();
  private readonly compressible: boolean;

  constructor({ status, headers, bytes, compressed = {}, compressible = true }: FinishedParts) {
    this.status = status;
    this.headers = headers;
    this.plain = bytes;
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const vary = ['Accept-Encoding', headers.Vary].filter(Boolean).join(', ');
    this.unchangedHead = Object.entries({ ...EVERY_ANSWER, ...headers, Vary: vary, ETag: this.etag }).flat();
    this.compressible = compressible && bytes.length >= WORTH_COMPRESSING;
    this.bodies.set('identity', this.bodyOf(bytes));
    for (const [coding, prepared] of Object.entries(compressed) as [Coding, Buffer][]) {
      this.bodies.set(coding, this.bodyOf(prepared, coding));
    }
    const prepared = Object.values(compressed).reduce((sum, { length }) => sum + length, 0);
    this.size = 2048 + bytes.length + (this.compressible ? bytes.length : prepared);
  }

  /** The body in a coding; a promise while it is compressed, once for all who wait. What cannot be compressed comes as it is. */
  body(coding: Coding): FinishedBody | Promise<FinishedBody> {
    const known = this.bodies.get(coding);
    if (known) return known;
    const plain = this.bodies.get('identity') as FinishedBody;
    if (!this.compressible) return plain;
    const begun = this.underWay.get(coding);
    if (begun) return begun;
    const work = this.compress(coding).catch(() => plain);
    this.underWay.set(coding, work);
    return work;
  }

  /** Makes the Brotli body as small as it gets; on pages of more than some 14 KB that spares a slow connection a whole round trip. */
  async densify(): Promise<void> {
    if (!this.compressible) return;
    await this.body('br');
    this.bodies.set('br', this.bodyOf(await this.brotli(QUALITY.dense), 'br'));
  }

  private async compress(coding: Coding): Promise<FinishedBody> {
    const bytes = coding === 'br' ? await this.brotli(QUALITY.quick) : await zip(this.plain);
    const body = this.bodyOf(bytes, coding);
    this.bodies.set(coding, body);
    this.underWay.delete(coding);
    return body;
  }

  private brotli(quality: number): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotli(this.plain, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: this.plain.length },
    });
  }

  private bodyOf(bytes: Buffer, coding: Coding = 'identity'): FinishedBody {
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
    return { bytes, head: [...this.unchangedHead, 'Content-Length', String(bytes.length), ...encoding] };
  }
}
