import type { ConsultationWish } from '@diwan/contracts/intake/leads/http';
import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import { accountOfAttorney } from '@diwan/contracts/site/attorneys/questions';
import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';

type Wish = Pick<z.infer<typeof ConsultationWish>, 'lawyer'>;

/** The member of the staff with whom somebody wishes to talk (PUB-08). */
@Injectable()
export class WishedLawyer {
  constructor(
    private readonly rpc: RpcClient,
    private readonly log: Log,
  ) {}

  /**
   * Null where nobody is wished for, where the site does not say with which account the lawyer works, and for somebody who may be given no
   * leads. Null also when others do not answer: no reason to lose a request, which whoever answers requests is told of with its wish.
   */
  async of(wish: Wish | null): Promise<string | null> {
    if (!wish?.lawyer) return null;
    try {
      const { accountId } = await this.rpc.ask(accountOfAttorney, { slug: wish.lawyer });
      if (accountId === null) return null;
      const able = await this.rpc.ask(staffWithPermission, { permission: 'lead:own' });
      return able.includes(accountId) ? accountId : null;
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      this.log.warn('lead.lawyer-unknown', { lawyer: wish.lawyer, code: fault.code });
      return null;
    }
  }
}
