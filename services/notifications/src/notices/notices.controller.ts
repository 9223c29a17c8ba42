import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getNoticeFigures, listNotices, resendNotice } from '@diwan/contracts/messages/notices/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { NoticeFigures } from './notice-figures.js';
import { NoticeLog } from './notice-log.js';
import { ResendNotice } from './resend-notice.js';

/** The delivery log, for staff. */
@Controller()
export class NoticesController {
  constructor(
    private readonly log: NoticeLog,
    private readonly resendNotice: ResendNotice,
    private readonly noticeFigures: NoticeFigures,
  ) {}

  @Endpoint(listNotices)
  list(
    @Input() { query }: InputOf<typeof listNotices>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof listNotices>> {
    return this.log.read(query, caller);
  }

  @Endpoint(getNoticeFigures)
  async figures(): Promise<ResponseOf<typeof getNoticeFigures>> {
    return { channels: await this.noticeFigures.read() };
  }

  @Endpoint(resendNotice)
  async resend(
    @Input() { params }: InputOf<typeof resendNotice>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof resendNotice>> {
    const [notice] = await this.log.describe([await this.resendNotice.run(params.id, caller)], caller, true);
    if (!notice) throw new DomainError('NOT_FOUND');
    return notice;
  }
}
