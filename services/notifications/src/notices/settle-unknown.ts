import { Log } from '@diwan/service-kit/app/log';
import { Injectable } from '@nestjs/common';
import { ChannelProviders } from '../providers/channel-providers.js';
import type { ProviderWord } from '../providers/message-provider.js';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import type { NoticeRecord } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';
import { referenceOf } from './notice-reference.js';
import { UnknownNotices } from './unknown-notices.js';

/** Notices asked about at once. */
const AT_ONCE = 10;

/** Takes what dead workers held and asks the providers about what nobody knows of (REL-02). */
@Injectable()
export class SettleUnknown {
  constructor(
    private readonly unknown: UnknownNotices,
    private readonly composer: NoticeComposer,
    private readonly templates: TemplatesForSending,
    private readonly providers: ChannelProviders,
    private readonly log: Log,
  ) {}

  /** Asks about all that is due, until `stopped`. Any number of workers may. */
  async run(stopped: () => boolean): Promise<void> {
    const abandoned = await this.unknown.abandonStale();
    if (abandoned > 0) this.log.error('notices.unknown', { count: abandoned });
    while (!stopped()) {
      const due = await this.unknown.toAsk(AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((notice) => this.settle(notice)));
    }
  }

  private async settle(notice: NoticeRecord): Promise<void> {
    const noticeId = String(notice._id);
    const word = await this.ask(notice).catch((error: unknown): ProviderWord => {
      this.log.warn('notice.cannot-ask', { noticeId, error });
      return 'cannot-tell';
    });
    const state = await this.unknown.settle(notice, word);
    if (state !== 'unknown') this.log.info('notice.asked', { noticeId, state });
  }

  private async ask(notice: NoticeRecord): Promise<ProviderWord> {
    const provider = this.providers.of(notice.channel);
    if (!provider?.lookUp) return 'cannot-tell';
    const composition = await this.composer.compose(notice);
    const wanted = composition !== null && 'message' in composition ? composition.message : null;
    const byTemplate = notice.channel === 'whatsapp' && wanted !== null;
    const message = byTemplate ? await this.templates.choose(wanted, { safe: notice.personId !== null }) : wanted;
    return provider.lookUp({
      dedupeKey: referenceOf(notice),
      message,
      since: notice.attemptedAt ?? notice.createdAt,
    });
  }
}
