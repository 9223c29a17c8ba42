import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { searchSite } from '@diwan/contracts/site/search/http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { SearchIndex } from './search-index.js';

/** The search of the site. */
@Controller()
export class SearchController {
  constructor(private readonly search: SearchIndex) {}

  @Endpoint(searchSite)
  find(@Input() { query }: InputOf<typeof searchSite>): Promise<ResponseOf<typeof searchSite>> {
    return this.search.find(query.q, query.language);
  }
}
