import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { countClientsWanting } from '@diwan/contracts/people/persons/questions';
import { countArticleAudience } from '@diwan/contracts/site/articles/desk.http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Controller } from '@nestjs/common';
import { Subscribers } from './subscribers.js';

/** Whom a new article would be told to, counted before it is published (NEWS-10). */
@Controller()
export class ArticleAudienceController {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(countArticleAudience)
  async count(
    @Input() { query }: InputOf<typeof countArticleAudience>,
  ): Promise<ResponseOf<typeof countArticleAudience>> {
    const [{ count: clients }, subscribers] = await Promise.all([
      this.rpc.ask(countClientsWanting, { topic: 'news', language: query.language }),
      this.subscribers.count(query),
    ]);
    return { clients, subscribers };
  }
}
