import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { FairQueue, type Step } from '@diwan/service-kit/files/fair-queue';
import type { FileType } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Mark } from '../watermark/mark.js';
import { FileBench } from './file-bench.js';
import type { FileWork, FileWorkResult } from './file-work.js';

/** Longest time for one step of work. */
const TIME_LIMIT_MS = 20_000;
/** Longest time for all pages of a document together. */
const DOCUMENT_LIMIT_MS = 120_000;
const BENCHES = 2;
/** Pages drawn before the next person's turn. */
const PAGES_A_STEP = 4;
/** Pages drawn before all others, to be read while those are made. */
const FIRST_PAGES = 2;
const BOUNDS = { perOwner: 8, total: 64, retryAfterSeconds: 5 };

/** How far the marked pages of a PDF are. */
export interface StampProgress {
  /** Pages of the whole document. */
  total: number;
  /** Pages that are marked. */
  made: number;
  /** A PDF of the first of them. */
  beginning: Uint8Array;
}

/**
 * Checks and watermarks files in threads of their own, with limits of time and memory: a hostile or huge file never stops the
 * requests of others, and nobody's files keep those of others waiting. `owner` is whoever the work is done for. Throws
 * DomainError TOO_MANY_REQUESTS when somebody, or everybody together, has more in hand than can be done soon.
 */
@Injectable()
export class FileWorkshop implements OnApplicationShutdown {
  private readonly benches = Array.from({ length: BENCHES }, () => new FileBench());
  private readonly queue = new FairQueue(this.benches, BOUNDS);

  /**
   * Answers what is to be kept of an uploaded file, where that is not the file as it is. Throws DomainError UNSUPPORTED_TYPE or FILE_REFUSED, with the reason as its
   * detail, unless the file is sound. The bytes are read when its turn comes.
   */
  async inspect(owner: string, read: () => Promise<Uint8Array>, type: FileType): Promise<Uint8Array | 'as-is'> {
    outsideTransaction('inspecting a file');
    return this.queue.job(owner, async (step) => {
      const result = await step(async (bench) =>
        bench.run({ kind: 'inspect', mime: type.mime, bytes: await read() }, TIME_LIMIT_MS),
      );
      if (result.kind === 'accepted') return result.kept;
      if (result.kind === 'refused') throw new DomainError(result.code, { detail: result.detail });
      throw new DomainError('FILE_REFUSED', { detail: 'The file could not be checked.', cause: causeOf(result) });
    });
  }

  /**
   * The file with the mark burned in: an image of the same kind, or a PDF of pictures of the pages. Throws DomainError
   * UNAVAILABLE: never answers with clean bytes (SEC-06). Of a PDF that takes a while `told` hears, from its first pages on.
   */
  async stamp(
    owner: string,
    read: () => Promise<Uint8Array>,
    type: FileType,
    mark: Mark,
    told: (progress: StampProgress) => void = () => {},
  ): Promise<Uint8Array> {
    outsideTransaction('marking a file');
    return this.queue.job(owner, async (step) => {
      if (type.kind === 'office') throw unmarked(new Error('office files cannot carry a watermark'));
      const bytes = await read();
      if (type.kind === 'pdf') return stampPdf(step, bytes, mark, told);
      return made(await run(step, { kind: 'stamp-image', bytes, mark }));
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.benches.map((bench) => bench.close()));
  }
}

/** Draws the first pages, then the others on all benches that are free. */
async function stampPdf(
  step: Step<FileBench>,
  bytes: Uint8Array,
  mark: Mark,
  told: (progress: StampProgress) => void,
): Promise<Uint8Array> {
  const deadline = Date.now() + DOCUMENT_LIMIT_MS;
  const draw = async (first: number, count: number) => {
    if (Date.now() > deadline) throw unmarked(new Error('not all pages could be drawn'));
    const result = await run(step, { kind: 'stamp-pages', bytes, mark, first, count });
    if (result.kind !== 'pages') throw unmarked(causeOf(result));
    return result;
  };
  const { total, pages } = await draw(0, FIRST_PAGES);
  if (total === 0 || pages.length < Math.min(total, FIRST_PAGES))
    throw unmarked(new Error('the first pages are missing'));
  if (total > pages.length) await stampOthers();
  return made(await run(step, { kind: 'bind', pages }));

  async function stampOthers(): Promise<void> {
    let next = pages.length;
    let isOver = false;
    let beginning: Uint8Array | null = null;
    const tell = () => beginning && told({ total, made: pages.filter(Boolean).length, beginning });
    const bindFirst = async () => {
      beginning = made(await run(step, { kind: 'bind', pages: pages.slice(0, FIRST_PAGES) }));
      tell();
    };
    const lane = async () => {
      while (next < total && !isOver) {
        const first = next;
        const count = Math.min(PAGES_A_STEP, total - first);
        next += count;
        const drawn = await draw(first, count);
        if (drawn.pages.length !== count) throw unmarked(new Error('pages are missing'));
        for (const [index, page] of drawn.pages.entries()) pages[first + index] = page;
        tell();
      }
    };
    const lanes = [bindFirst(), ...Array.from({ length: BENCHES }, lane)].map((work) =>
      work.catch((fault: unknown) => {
        isOver = true;
        throw fault;
      }),
    );
    // What is under way on other benches ends before the next document begins.
    const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

const run = (step: Step<FileBench>, work: FileWork): Promise<FileWorkResult> =>
  step((bench) => bench.run(work, TIME_LIMIT_MS));

function made(result: FileWorkResult): Uint8Array {
  if (result.kind === 'made') return result.bytes;
  throw unmarked(causeOf(result));
}

const unmarked = (cause: Error): DomainError =>
  new DomainError('UNAVAILABLE', { detail: 'The watermark could not be made.', cause });

const causeOf = (result: FileWorkResult): Error => new Error('message' in result ? result.message : result.kind);
