import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getPublication, setPublication } from '@diwan/contracts/site/publication/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { Publication } from './publication.js';

/** Whether visitors see the site, and who decides it. */
@Controller()
export class PublicationController {
  constructor(private readonly publication: Publication) {}

  @Endpoint(getPublication)
  async read(): Promise<ResponseOf<typeof getPublication>> {
    return { published: await this.publication.isPublished() };
  }

  @Endpoint(setPublication)
  async write(
    @Input() { body }: InputOf<typeof setPublication>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setPublication>> {
    await this.publication.set(body.published, caller);
    return { published: await this.publication.isPublished() };
  }
}
