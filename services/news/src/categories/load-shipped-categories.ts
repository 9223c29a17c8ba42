import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { readShippedCategories } from '../site/shipped-content.js';
import { CategoryRepository } from './category.repository.js';

/** Adds the categories of the specification at the start. One that is stored is the firm's: its names, place and state are left alone. */
@Injectable()
export class LoadShippedCategories implements OnApplicationBootstrap {
  constructor(private readonly categories: CategoryRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const [position, { id, name, area }] of readShippedCategories().entries())
      await this.categories.addIfMissing({ _id: id, name, area, position });
  }
}
