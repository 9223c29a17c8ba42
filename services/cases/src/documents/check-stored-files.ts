import { setTimeout as pause } from 'node:timers/promises';
import { Log } from '@diwan/service-kit/log';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OfficeConverter } from '../office/office-converter.js';
import { VirusScanner } from '../scan/virus-scanner.js';
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
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private after: string | null = null;
  private isStopping = false;

  constructor(
    private readonly storedFiles: StoredFileRepository,
    private readonly virusScanner: VirusScanner,
    private readonly officeConverter: OfficeConverter,
    private readonly checkStoredFile: CheckStoredFile,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.run()).catch((error) => this.log.warn('check_failed', { error }));
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** One round. */
  async run(): Promise<void> {
    const can = { scan: this.virusScanner.isThere, convert: this.officeConverter.isThere };
    const found = await this.storedFiles.toCheck(can, this.after, BATCH);
    for (const document of found) await this.check(document);
    this.after = found.length === BATCH ? String(found.at(-1)?._id) : null;
  }

  private async check(document: DocumentRecord): Promise<void> {
    const id = String(document._id);
    for (const file of [document, ...document.earlierFiles]) {
      if (this.isStopping) return;
      await this.checkStoredFile.run(id, file).catch((error: unknown) => {
        this.log.warn('file_check_failed', { documentId: id, fileVersion: file.fileVersion, error });
      });
      await pause(PAUSE_MS);
    }
  }
}
