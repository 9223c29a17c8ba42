import { CONFIG } from '@diwan/service-kit/app/config';
import { Log } from '@diwan/service-kit/app/log';
import { outsideTransaction } from '@diwan/service-kit/deeds/ambient-transaction';
import { FairQueue } from '@diwan/service-kit/files/fair-queue';
import type { FileType } from '@diwan/service-kit/files/file-type';
import { Inject, Injectable } from '@nestjs/common';
import type { CasesConfig } from '../config.js';
import { convertToPdf, findSoffice } from './soffice.js';

const LIMIT_MS = 60_000;
const BOUNDS = { perOwner: 4, total: 16, retryAfterSeconds: 20 };

/** Makes PDFs of Word and Excel files where LibreOffice is installed, one at a time: only a PDF can be shown and carry a mark. */
@Injectable()
export class OfficeConverter {
  private readonly queue: FairQueue<string>;
  private readonly program: string | null;

  constructor(
    @Inject(CONFIG) config: CasesConfig,
    private readonly log: Log,
  ) {
    this.program = findSoffice(config.SOFFICE);
    this.queue = new FairQueue(this.program === null ? [] : [this.program], BOUNDS);
  }

  /** Whether PDFs can be made here. */
  get isThere(): boolean {
    return this.program !== null;
  }

  /** Null where it cannot be made: without LibreOffice, or of a file that it cannot read. Throws DomainError TOO_MANY_REQUESTS. */
  async toPdf(owner: string, read: () => Promise<Uint8Array>, type: FileType): Promise<Uint8Array | null> {
    outsideTransaction('converting a file');
    if (this.program === null || type.kind !== 'office') return null;
    return this.queue.job(owner, (step) =>
      step(async (program) => {
        try {
          return await convertToPdf(program, await read(), type.extensions[0] ?? '', LIMIT_MS);
        } catch (error) {
          this.log.warn('conversion_failed', { error });
          return null;
        }
      }),
    );
  }
}
