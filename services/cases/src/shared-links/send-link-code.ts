import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { sendSharedLinkCode } from '@diwan/contracts/matters/shared-links/http';
import { requestProof } from '@diwan/contracts/people/codes/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { destinationOf, SharedLinks } from './shared-links.js';

/** Identity answers after the message was accepted; a little longer than it waits itself, in milliseconds. */
const SEND_TIMEOUT_MS = 6000;

/** Sends the recipient of a link a code, to the phone or address that the firm approved (D-089). */
@Injectable()
export class SendLinkCode {
  constructor(
    private readonly sharedLinks: SharedLinks,
    private readonly rpc: RpcClient,
  ) {}

  /** Throws DomainError: the codes of the endpoint. */
  async run(token: string, address: string): Promise<ResponseOf<typeof sendSharedLinkCode>> {
    const { request } = await this.sharedLinks.openable(token);
    const question = { to: destinationOf(request), language: request.recipientLanguage, address };
    return this.rpc.ask(requestProof, question, { timeoutMs: SEND_TIMEOUT_MS }).catch((fault: unknown) => {
      // The firm approved a number that codes are not sent to; the reader did nothing wrong.
      const isRefused = fault instanceof DomainError && fault.code === 'VALIDATION';
      throw isRefused ? new DomainError('MESSAGE_NOT_SENT', { cause: fault }) : fault;
    });
  }
}
