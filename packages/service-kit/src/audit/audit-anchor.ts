import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import * as z from 'zod/mini';
import { type BaseConfig, CONFIG } from '../app/config.js';
import { Log } from '../app/log.js';
import { Periodic } from '../app/periodic.js';
import { SERVICE_NAME } from '../app/service-name.js';
import { AuditLog } from './audit.js';

/** The head of the chain is written down this often, in milliseconds. */
const INTERVAL = 10 * 60_000;

/** A head as it is written down. */
const Anchor = z.strictObject({ at: z.string(), seq: z.int(), hash: z.string() });

const fileOf = (folder: string, service: string): string => path.join(folder, `${service}.jsonl`);

/** The heads written down for a service, hash by number of lines; none where there is no file. Throws for a file that is no such list. */
export async function readAnchors(folder: string, service: string): Promise<Map<number, string>> {
  const text = await readFile(fileOf(folder, service), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => z.parse(Anchor, JSON.parse(line))).map(({ seq, hash }) => [seq, hash]));
}

/**
 * Appends the head of the audit chain to a file outside of the database, so that a log that was cut off or written anew shows: whoever
 * can change the database would have to change the file as well. Does nothing without AUDIT_ANCHORS.
 */
@Injectable()
export class AuditAnchor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: INTERVAL,
    round: () => this.write(),
    failed: (error) => this.log.error('audit.not-anchored', { error }),
  });
  private last = 0;

  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.AUDIT_ANCHORS === undefined) return;
    this.rounds.start();
    this.rounds.poke();
  }

  /** Writes the last head down before the service ends. */
  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    await this.write().catch((error: unknown) => this.log.error('audit.not-anchored', { error }));
  }

  /** Writes the head down if the chain has grown since. */
  async write(): Promise<void> {
    const folder = this.config.AUDIT_ANCHORS;
    const head = folder === undefined ? null : await this.audit.head();
    if (folder === undefined || head === null || head.seq === this.last) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const line = JSON.stringify({ at: new Date().toISOString(), seq: head.seq, hash: head.hash });
    await appendFile(fileOf(folder, this.service), `${line}\n`, { mode: 0o600 });
    this.last = head.seq;
  }
}
