import { CATEGORIES } from '@diwan/contracts/site/changes/subjects';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ContentChanges } from '../changes/content-changes.js';
import { readShippedCategories } from '../content/shipped-content.js';
import { CategoryRepository } from './category.repository.js';

/** Adds the categories of the specification at the start. One that is stored is the firm's: its names, place and state are left alone. */
@Injectable()
export class LoadShippedCategories implements OnApplicationBootstrap {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly changes: ContentChanges,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    let added = false;
    for (const [position, { id, name, area }] of readShippedCategories().entries())
      added = (await this.categories.addIfMissing({ _id: id, name, area, position })) || added;
    if (added) await this.changes.note([CATEGORIES]);
  }
}
