import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  archiveCategory,
  changeCategory,
  createCategory,
  type EditedCategory,
  listEditedCategories,
  orderCategories,
} from '@diwan/contracts/site/categories/editing.http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CategoryRepository } from './category.repository.js';
import type { CategoryRecord } from './category.schema.js';
import { EditCategories } from './edit-categories.js';

/** Categories of news for those who edit them. */
@Controller()
export class CategoryEditingController {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly edit: EditCategories,
  ) {}

  @Endpoint(listEditedCategories)
  async list(): Promise<ResponseOf<typeof listEditedCategories>> {
    return inOrder(await this.categories.all());
  }

  @Endpoint(createCategory)
  create(@Input() { body }: InputOf<typeof createCategory>, @Caller() caller: SignedInCaller): Deed<EditedCategory> {
    return presented(this.edit.create(body, caller), shown);
  }

  @Endpoint(changeCategory)
  async change(
    @Input() { params, body }: InputOf<typeof changeCategory>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedCategory> {
    return shown(await this.edit.change(params.id, body, caller));
  }

  @Endpoint(archiveCategory)
  async archive(
    @Input() { params, body }: InputOf<typeof archiveCategory>,
    @Caller() caller: SignedInCaller,
  ): Promise<EditedCategory> {
    return shown(await this.edit.archive(params.id, body, caller));
  }

  @Endpoint(orderCategories)
  async order(
    @Input() { body }: InputOf<typeof orderCategories>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof orderCategories>> {
    return inOrder(await this.edit.order(body, caller));
  }
}

const shown = ({ _id, name, area, archived, version }: CategoryRecord): EditedCategory => ({
  id: _id,
  name,
  area,
  archived,
  version,
});

const inOrder = (records: readonly CategoryRecord[]): EditedCategory[] =>
  [...records.filter(({ archived }) => !archived), ...records.filter(({ archived }) => archived)].map(shown);
