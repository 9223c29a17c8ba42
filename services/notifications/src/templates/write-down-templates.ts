import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { REGISTERED } from '../messages/samples.js';
import { contentOf, digestOf } from '../messages/template-content.js';
import { ADOPT, CHANGE_WORDS } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MoveTemplate } from './move-template.js';

/**
 * Keeps the registry in step with the templates of the code: each has a row; whose words have changed since they were submitted is a draft
 * again; what the settings name a content SID for was approved by hand and is adopted.
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
    const known = new Map((await this.templates.all()).map((row) => [`${row.name} ${row.language}`, row]));
    const isNew = ({ name, language }: (typeof REGISTERED)[number]) => !known.has(`${name} ${language}`);
    await this.templates.add(REGISTERED.filter(isNew));
    for (const key of REGISTERED) {
      const digest = digestOf(contentOf(key.name, key.language));
      const contentSid = this.config.TWILIO_TEMPLATES?.[key.name]?.[key.language] ?? null;
      const row = known.get(`${key.name} ${key.language}`);
      if (row !== undefined && row.state !== 'draft' && row.digest !== digest)
        await this.move(key, (before, session) =>
          this.moveTemplate.run(
            before,
            CHANGE_WORDS,
            { reason: 'words_changed', contentSid: null, digest: null },
            null,
            session,
          ),
        );
      // What was adopted once and is a draft again has other words now.
      if (contentSid !== null && (row === undefined || row.history.length === 0))
        await this.move(key, (before, session) => {
          const submittedAt = this.clock.now();
          const adopted = { reason: 'adopted', contentSid, digest, version: before.version + 1, submittedAt };
          return this.moveTemplate.run(before, ADOPT, adopted, null, session);
        });
    }
  }

  private async move(
    key: (typeof REGISTERED)[number],
    work: (
      before: Parameters<MoveTemplate['run']>[0],
      session: Parameters<MoveTemplate['run']>[4],
    ) => ReturnType<MoveTemplate['run']>,
  ): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const before = await this.templates.find(key, session);
      if (before !== null) await work(before, session);
    });
  }
}
