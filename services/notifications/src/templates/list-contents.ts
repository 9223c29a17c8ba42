import type { Language } from '@diwan/contracts/shared/language';
import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contentOf, digestOf } from '../messages/template-content.js';
import { TEMPLATES, type TemplateName } from '../messages/templates.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import type { ListContentRecord } from './list-content.schema.js';

/** A list that the provider refused is not tried again for this long, in milliseconds. */
const REST = 3600_000;
/** Refusals that are about the content, not about its reader. */
const ABOUT_CONTENT: readonly string[] = [20404, 21656, 63005, 63013, 63021, 63027, 63028].map(
  (code) => `twilio_${code}`,
);

type Said = { template: TemplateName; language: Language };

/** The lists of the menu as the provider has them: stored once each, and the text goes wherever that fails. */
@Injectable()
export class ListContents {
  constructor(
    @InjectModel('ListContent') private readonly contents: Model<ListContentRecord>,
    @Inject(TEMPLATE_APPROVALS) private readonly provider: TemplateApprovals | null,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** What a list goes by; null: it goes as text. */
  async sidOf({ template, language }: Said): Promise<string | null> {
    if (this.provider === null || !TEMPLATES[template].list) return null;
    const content = contentOf(template, language);
    const digest = digestOf(content);
    const _id = `${template} ${language}`;
    const known = await this.contents.findById(_id).lean<ListContentRecord>();
    if (known?.restsUntil && known.restsUntil > this.clock.now()) return null;
    if (known?.digest === digest && known.restsUntil === null) return known.contentSid;
    try {
      const contentSid = await this.provider.store(`${template}_${language}_${digest}`, content);
      const stored = { $set: { digest, contentSid, restsUntil: null } };
      await this.contents.updateOne({ _id }, stored, { upsert: true });
      return contentSid;
    } catch (error) {
      this.log.warn('list.not-stored', { template, language, error });
      return null;
    }
  }

  /** Whether a list was refused for what it is: its text goes in its place, for a while. */
  async refused({ template, language, contentSid }: Said & { contentSid?: string }, reason: string): Promise<boolean> {
    if (!contentSid || !TEMPLATES[template].list || !ABOUT_CONTENT.includes(reason)) return false;
    const restsUntil = new Date(this.clock.now().getTime() + REST);
    await this.contents.updateOne({ _id: `${template} ${language}`, contentSid }, { $set: { restsUntil } });
    this.log.warn('list.refused', { template, language, reason });
    return true;
  }
}
