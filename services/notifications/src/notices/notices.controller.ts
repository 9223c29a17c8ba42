import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listNotices, type Notice, resendNotice } from '@diwan/contracts/http/notifications';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import type * as z from 'zod/mini';
import { NoticeLedger } from './notice.ledger.js';
import type { NoticeRecord } from './notice.schema.js';
import { ResendNotice } from './resend-notice.js';

/** The delivery log, for staff. */
@Controller()
export class NoticesController {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly resendNotice: ResendNotice,
  ) {}

  @Endpoint(listNotices)
  async list(@Input() { query }: InputOf<typeof listNotices>): Promise<ResponseOf<typeof listNotices>> {
    const { page, limit, state } = query;
    const found = await this.ledger.page(page, limit, state);
    return { ...found, items: found.items.map(toNotice) };
  }

  @Endpoint(resendNotice)
  async resend(
    @Input() { params }: InputOf<typeof resendNotice>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof resendNotice>> {
    return toNotice(await this.resendNotice.run(params.id, caller));
  }
}

function toNotice(notice: NoticeRecord): z.infer<typeof Notice> {
  const { family, personId, channel, language, state, reason, attempts } = notice;
  return {
    id: String(notice._id),
    family,
    personId,
    channel,
    language,
    state,
    reason,
    attempts,
    createdAt: notice.createdAt.toISOString(),
    updatedAt: notice.updatedAt.toISOString(),
  };
}
