import { setTimeout as pause } from 'node:timers/promises';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OfficeConverter } from '../office/office-converter.js';
import { CheckStoredFile } from './check-stored-file.js';
import type { DocumentRecord } from './document.schema.js';
import { StoredFileRepository } from './stored-file.repository.js';

const EVERY_MS = 30_000;
const BATCH = 20;
/** Between two files: whoever uploads or reads goes first. */
const PAUSE_MS = 50;

/**
 * Does for stored files what could not be done when they were taken in: scans, inspects under today's rules, makes PDFs. A round looks at
 * twenty documents behind the ones of the round before, so that a file that fails each time keeps no other waiting.
 */
@Injectable()
export class CheckStoredFiles implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Periodic({
    pause: EVERY_MS,
    round: (isStopped) => this.run(isStopped),
    failed: (error) => this.log.warn('check_failed', { error }),
  });
  private after: string | null = null;

  constructor(
    private readonly storedFiles: StoredFileRepository,
    private readonly virusScanner: VirusScanner,
    private readonly officeConverter: OfficeConverter,
    private readonly checkStoredFile: CheckStoredFile,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  /** One round; ends early once `isStopped`. */
  async run(isStopped = () => false): Promise<void> {
    const can = { scan: this.virusScanner.isThere, convert: this.officeConverter.isThere };
    const found = await this.storedFiles.toCheck(can, this.after, BATCH);
    for (const document of found) await this.check(document, isStopped);
    this.after = found.length === BATCH ? String(found.at(-1)?._id) : null;
  }

  private async check(document: DocumentRecord, isStopped: () => boolean): Promise<void> {
    const id = String(document._id);
    for (const file of [document, ...document.earlierFiles]) {
      if (isStopped()) return;
      await this.checkStoredFile.run(id, file).catch((error: unknown) => {
        this.log.warn('file_check_failed', { documentId: id, fileVersion: file.fileVersion, error });
      });
      await pause(PAUSE_MS);
    }
  }
}
