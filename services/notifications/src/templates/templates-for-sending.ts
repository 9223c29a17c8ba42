import { TranslationMissingV1 } from '@diwan/contracts/messages/message-templates/events';
import type { Language } from '@diwan/contracts/shared/language';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { SAFE_TEMPLATE } from '../kinds/safe-template.js';
import { TEMPLATES, type TemplateName, type Words } from '../messages/templates.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { chooseTemplate, type Standing, type Standings } from './choose-template.js';
import { currentDigest } from './handed-in.js';
import { ListContents } from './list-contents.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import type { MessageTemplateRecord } from './message-template.schema.js';

/** A missing translation is told of once in this time, in milliseconds. */
const TOLD_EVERY = 3600_000;

interface Composed {
  template: TemplateName;
  language: Language;
  variables: Record<string, string>;
}

/** What a message on its way out over WhatsApp goes by. */
export type ByTemplate<Message extends Composed> = Message & { contentSid?: string; words?: Words };

/** Lets no message out over WhatsApp but by an approved template (NOT-02, D-140). */
@Injectable()
export class TemplatesForSending {
  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly lists: ListContents,
    private readonly templates: MessageTemplateRepository,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * The message by its own template, or by the safe one, in its language or in English; null: by none, another channel has to take it.
   * `safe`: whether "a new item in your file" is true of it. As it is where nobody approves templates.
   */
  async choose<Message extends Composed>(message: Message, { safe = false } = {}): Promise<ByTemplate<Message> | null> {
    if (this.approvals === null) return message;
    if (TEMPLATES[message.template].insideWindow) {
      const contentSid = await this.lists.sidOf(message);
      return { ...message, ...(contentSid && { contentSid }) };
    }
    const { template, language } = message;
    const mayBeSafe = safe && 'link' in message.variables && template !== SAFE_TEMPLATE;
    const own = await this.standingsOf(template);
    const safeOnes = mayBeSafe ? await this.standingsOf(SAFE_TEMPLATE) : null;
    const choice = chooseTemplate(own, safeOnes, language, new Set(Object.keys(message.variables)));
    if (choice === null) return null;
    const { contentSid, words } = choice;
    const by = { contentSid, ...(words && { words }), language: choice.language };
    return { ...message, ...by, template: choice.template === 'own' ? template : SAFE_TEMPLATE };
  }

  /** Writes down by what a message went, and tells whoever edits templates what was missing. `sent` null: by none. */
  async note(wanted: Composed, sent: Composed | null): Promise<void> {
    if (this.approvals === null || TEMPLATES[wanted.template].insideWindow) return;
    const { template: name, language } = wanted;
    if (sent) await this.templates.used({ name: sent.template, language: sent.language });
    if (sent?.template === name && sent.language === language) return;
    this.log.warn('template.missing', { template: name, language, sentBy: sent?.template ?? null });
    await this.templates.fellBack({ name, language });
    if (sent && sent.language !== language) await this.tellMissing(name, language);
  }

  private async standingsOf(name: TemplateName): Promise<Standings> {
    const rows = await this.templates.named(name);
    return Object.fromEntries(rows.map((row) => [row.language, standingOf(row, currentDigest(name, row.language))]));
  }

  private async tellMissing(name: string, language: Language): Promise<void> {
    await this.inTransaction.run(async (session) => {
      if (!(await this.templates.tellMissing({ name, language }, TOLD_EVERY, session))) return;
      const missing = { template: name, language, at: this.clock.now().toISOString() };
      await this.outbox.add(TranslationMissingV1, missing, session);
    });
  }
}

/**
 * How a row stands for a build with the words of `current`. Words of that digest are the build's own; of others those count that were
 * written down with them, and a version whose words nobody wrote down cannot be filled.
 */
function standingOf({ state, contentSid, digest, words, live }: MessageTemplateRecord, current: string): Standing {
  const isOwn = digest === null || digest === current;
  const isKnown = isOwn || words?.digest === digest;
  return {
    ...{ state, contentSid: isKnown ? contentSid : null, words: isOwn ? null : (words ?? null) },
    live: live && { ...live, words: live.words.digest === current ? null : live.words },
  };
}
