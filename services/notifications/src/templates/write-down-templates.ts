import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { REGISTERED } from '../messages/samples.js';
import { currentDigest, handedIn } from './handed-in.js';
import { ADOPT, CHANGE_WORDS, TAKE_BACK } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { LiveVersion, MessageTemplateRecord } from './message-template.schema.js';
import { MoveTemplate } from './move-template.js';

type Key = (typeof REGISTERED)[number];
type Deed = Parameters<MoveTemplate['run']>;

/**
 * Keeps the registry in step with the templates of the code: each has a row; whose words have changed since they were submitted is a draft
 * again, and messages go by the version that was approved before; what the settings name a content SID for was approved by hand and is
 * adopted.
 */
@Injectable()
export class WriteDownTemplates implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const known = new Set((await this.templates.all()).map(({ name, language }) => `${name} ${language}`));
    await this.templates.add(REGISTERED.filter(({ name, language }) => !known.has(`${name} ${language}`)));
    const rows = new Map((await this.templates.all()).map((row) => [`${row.name} ${row.language}`, row]));
    for (const key of REGISTERED) {
      const row = rows.get(`${key.name} ${key.language}`);
      if (row) await this.keepInStep(key, row);
    }
  }

  private async keepInStep(key: Key, row: MessageTemplateRecord): Promise<void> {
    const digest = currentDigest(key.name, key.language);
    if (row.wantedDigest !== digest) await this.templates.want(row, digest);
    if (row.digest === digest) {
      if (row.words?.digest !== digest) await this.templates.keepWords(row, handedIn(key.name, key.language).words);
    } else {
      if (row.state !== 'draft') await this.move(key, CHANGE_WORDS, (before) => changeWords(before, digest));
      if (row.live?.words.digest === digest) await this.move(key, TAKE_BACK, (before) => takeBack(before, digest));
    }
    await this.adopt(key, row);
  }

  /**
   * A content SID that was not there before: what was approved by hand is taken once, unless the template is approved already. One that an
   * earlier build may have seen is not new.
   */
  private async adopt(key: Key, row: MessageTemplateRecord): Promise<void> {
    const named = this.config.TWILIO_TEMPLATES?.[key.name]?.[key.language] ?? null;
    if (named === null || row.adoptedSid === named) return;
    const mayBeOld = row.state === 'approved' || row.history.some(({ reason }) => reason === 'adopted');
    await this.templates.noteAdopted(row, named);
    if (!row.adoptedSid && mayBeOld) return;
    const submittedAt = this.clock.now();
    await this.move(key, ADOPT, ({ version }) => ({
      ...handedIn(key.name, key.language),
      ...{ reason: 'adopted', contentSid: named, version: version + 1, submittedAt },
    }));
  }

  /** Makes a move of a template as it stands by then; `set` null: there is nothing to move. */
  private async move(key: Key, move: Deed[1], set: (before: MessageTemplateRecord) => Deed[2] | null): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const before = await this.templates.find(key, session);
      const change = before && set(before);
      if (change) await this.moveTemplate.run(before, move, change, null, session);
    });
  }
}

/** Back to a draft; what was approved goes on being used in its own words. Of what an earlier build handed in nobody knows the words. */
function changeWords(before: MessageTemplateRecord, digest: string): Deed[2] | null {
  if (before.digest === digest) return null;
  return { reason: 'words_changed', contentSid: null, digest: null, words: null, live: liveOf(before) };
}

function liveOf({ live, state, contentSid, digest, words, version, checkedAt }: MessageTemplateRecord) {
  const isUsable = state === 'approved' || state === 'paused';
  if (!isUsable || !contentSid || !digest || words?.digest !== digest) return live ?? null;
  return { state, contentSid, version, words, checkedAt: checkedAt ?? new Date(0) } satisfies LiveVersion;
}

/** A build was taken back, or words were: the version with them is still approved. */
function takeBack({ state, live }: MessageTemplateRecord, digest: string): Deed[2] | null {
  if (state !== 'draft' || live?.state !== 'approved' || live.words.digest !== digest) return null;
  return { reason: 'words_back', contentSid: live.contentSid, digest, words: live.words };
}
