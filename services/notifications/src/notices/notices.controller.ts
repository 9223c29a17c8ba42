import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listNotices, resendNotice } from '@diwan/contracts/messages/notices/http';
import { DomainError } from '@diwan/service-kit/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { NoticeLedger } from './notice.ledger.js';
import { NoticeLog } from './notice-log.js';
import { ResendNotice } from './resend-notice.js';

/** The delivery log, for staff. */
@Controller()
export class NoticesController {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly log: NoticeLog,
    private readonly resendNotice: ResendNotice,
  ) {}

  @Endpoint(listNotices)
  async list(
    @Input() { query }: InputOf<typeof listNotices>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof listNotices>> {
    const { search, ...filter } = query;
    const personIds = search ? await this.log.clients(search) : undefined;
    const found = await this.ledger.page({ ...filter, personIds });
    return { ...found, items: await this.log.describe(found.items, caller) };
  }

  @Endpoint(resendNotice)
  async resend(
    @Input() { params }: InputOf<typeof resendNotice>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof resendNotice>> {
    const [notice] = await this.log.describe([await this.resendNotice.run(params.id, caller)], caller);
    if (!notice) throw new DomainError('NOT_FOUND');
    return notice;
  }
}
