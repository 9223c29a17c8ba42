import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReaderNames } from '../accesses/reader-names.js';
import { ShareRequestRepository } from './share-request.repository.js';

/** Recipients have no account: in access logs they are named by their wish. */
@Injectable()
export class NameRecipients implements OnModuleInit {
  constructor(
    private readonly names: ReaderNames,
    private readonly shareRequests: ShareRequestRepository,
  ) {}

  onModuleInit(): void {
    this.names.add((ids) => this.shareRequests.recipientNames(ids));
  }
}
