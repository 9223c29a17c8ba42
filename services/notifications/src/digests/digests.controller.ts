import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { previewDigest, sendDigest } from '@diwan/contracts/site/digests/http';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { BeginDigest } from './begin-digest.js';
import { DigestPreviews } from './digest-preview.js';

/** The daily digest, for staff. */
@Controller()
export class DigestsController {
  constructor(
    private readonly previews: DigestPreviews,
    private readonly beginDigest: BeginDigest,
  ) {}

  @Endpoint(previewDigest)
  preview(): Promise<ResponseOf<typeof previewDigest>> {
    return this.previews.read();
  }

  @Endpoint(sendDigest)
  async send(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof sendDigest>> {
    return { outcome: await this.beginDigest.byHand(caller) };
  }
}
