import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { fileOf } from '../documents/file-of.js';
import { type ServedFile, shownFile } from '../documents/served-file.js';
import { GrantRepository } from '../grants/grant.repository.js';
import type { GrantRecord } from '../grants/grant.schema.js';
import { type LiveLink, SharedLinks } from './shared-links.js';

/** Lets a request for the bytes of a link pass only from the browser that opened it, while the link holds (D-092). */
@Injectable()
export class UseSharedLink {
  constructor(
    private readonly sharedLinks: SharedLinks,
    private readonly grants: GrantRepository,
    private readonly clock: Clock,
  ) {}

  /** The opening's grant and file. Throws DomainError NOT_FOUND. */
  async run(
    token: string,
    grantId: string,
    readerKey: string | null,
  ): Promise<{ grant: GrantRecord; file: ServedFile }> {
    const { request, document } = await this.sharedLinks.live(token).catch(hideReason);
    const grant = await this.grants.one(grantId);
    const isTheirs = grant?.personId === String(request._id) && grant.sessionKey === readerKey;
    const read = grant && isTheirs && grant.expiresAt > this.clock.now() ? fileOf(document, grant.fileVersion) : null;
    if (!grant || !read) throw new DomainError('NOT_FOUND');
    return { grant, file: shownFile(read) };
  }
}

/** Bytes that are not served any more answer like such that never were. */
function hideReason(fault: unknown): LiveLink {
  throw fault instanceof DomainError && fault.code === 'DOCUMENT_EXPIRED' ? new DomainError('NOT_FOUND') : fault;
}
