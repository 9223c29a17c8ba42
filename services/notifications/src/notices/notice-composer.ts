import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { KINDS } from '../derived/kinds.js';
import { Firm } from '../firm/firm.js';
import type { ComposingTools, Composition } from '../kinds/notice-kind.js';
import type { TemplateName } from '../messages/templates.js';
import { ChannelProviders } from '../providers/channel-providers.js';
import { ReplyTexts } from '../reply-texts/reply-texts.js';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { UntoldNotices } from './untold-notices.js';

/** Composes the message of a notice as its kind says, signed with the firm's name. */
@Injectable()
export class NoticeComposer {
  private readonly tools: ComposingTools;

  constructor(
    private readonly firm: Firm,
    rpc: RpcClient,
    links: Links,
    clock: Clock,
    replyTexts: ReplyTexts,
    numbers: WhatsappNumbers,
    providers: ChannelProviders,
    untold: UntoldNotices,
  ) {
    this.tools = {
      rpc,
      now: () => clock.now(),
      link: (path, language) => links.to(path, language),
      replyText: (id) => replyTexts.find(id),
      withdraw: (...untoldOf) => untold.withdraw(...untoldOf),
      isOpen: async (number) => (await numbers.openUntil(number)) !== null,
      obstacleOf: (number, channel) => numbers.obstacleOf(number, channel),
      sendsSms: providers.of('sms') !== null,
    };
  }

  /** Null: the services that know cannot be asked now. */
  async compose(notice: NoticeRecord): Promise<Composition<TemplateName> | null> {
    try {
      const written = { ...notice, tried: notice.tried ?? [] };
      const composition = await KINDS[notice.family].compose(written, this.tools);
      if (!('message' in composition)) return composition;
      const { message } = composition;
      const firm = await this.firm.name(message.language);
      return { ...composition, message: { ...message, variables: { ...message.variables, firm } } };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return null;
      throw error;
    }
  }
}
