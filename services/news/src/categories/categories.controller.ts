import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { listCategories } from '@diwan/contracts/site/categories/http';
import { Endpoint } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as ExpressResponse } from 'express';
import { CategoryRepository } from './category.repository.js';

/** Every filter of the news list asks again: browsers may believe an answer for a minute. */
const BELIEVED = 'public, max-age=60';

/** Categories of news for visitors. */
@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoryRepository) {}

  @Endpoint(listCategories)
  async list(@Response({ passthrough: true }) response: ExpressResponse): Promise<ResponseOf<typeof listCategories>> {
    const offered = await this.categories.offered();
    response.setHeader('Cache-Control', BELIEVED);
    return offered.map(({ _id, name }) => ({ id: _id, name }));
  }
}
