import { Log } from '@diwan/service-kit/app/log';
import { Inject, Injectable } from '@nestjs/common';
import { MAIL, type MessageProvider, type ProviderWord, WHATSAPP } from '../providers/message-provider.js';
import { TemplatesForSending } from '../templates/templates-for-sending.js';
import { NoticeLedger } from './notice.ledger.js';
import type { NoticeRecord } from './notice.schema.js';
import { NoticeComposer } from './notice-composer.js';
import { referenceOf } from './notice-reference.js';

/** Notices asked about at once. */
const AT_ONCE = 10;

/** Takes what dead workers held and asks the providers about what nobody knows of (REL-02). */
@Injectable()
export class SettleUnknown {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly composer: NoticeComposer,
    private readonly templates: TemplatesForSending,
    @Inject(WHATSAPP) private readonly whatsapp: MessageProvider,
    @Inject(MAIL) private readonly mail: MessageProvider,
    private readonly log: Log,
  ) {}

  /** Asks about all that is due, until `stopped`. Any number of workers may. */
  async run(stopped: () => boolean): Promise<void> {
    const abandoned = await this.ledger.abandonStale();
    if (abandoned > 0) this.log.error('notices.unknown', { count: abandoned });
    while (!stopped()) {
      const due = await this.ledger.toAsk(AT_ONCE);
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
    const state = await this.ledger.settleUnknown(notice, word);
    if (state !== 'unknown') this.log.info('notice.asked', { noticeId, state });
  }

  private async ask(notice: NoticeRecord): Promise<ProviderWord> {
    const provider = notice.channel === 'email' ? this.mail : this.whatsapp;
    if (!provider.lookUp) return 'cannot-tell';
    const composition = await this.composer.compose(notice);
    const wanted = composition !== null && 'message' in composition ? composition.message : null;
    const isMail = notice.channel === 'email';
    const message =
      isMail || wanted === null ? wanted : await this.templates.choose(wanted, { safe: notice.personId !== null });
    return provider.lookUp({
      dedupeKey: referenceOf(notice),
      message,
      since: notice.attemptedAt ?? notice.createdAt,
    });
  }
}
