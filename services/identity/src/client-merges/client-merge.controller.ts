import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  listDoubles,
  listMerges,
  mergeClients,
  previewMerge,
  undoMerge,
} from '@diwan/contracts/people/client-merges/http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import type { ClientMergeRecord } from './client-merge.schema.js';
import { ClientMergeViews } from './client-merge-views.js';
import { MergeClients } from './merge-clients.js';
import { UndoMerge } from './undo-merge.js';

/** Doubled clients: found, merged, and taken apart again. */
@Controller()
export class ClientMergeController {
  constructor(
    private readonly views: ClientMergeViews,
    private readonly mergeClients: MergeClients,
    private readonly undoMerge: UndoMerge,
  ) {}

  @Endpoint(listDoubles)
  doubles(@Input() { query }: InputOf<typeof listDoubles>): Promise<ResponseOf<typeof listDoubles>> {
    return this.views.doubles(query.clientId);
  }

  @Endpoint(previewMerge)
  preview(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof previewMerge>,
  ): Promise<ResponseOf<typeof previewMerge>> {
    return this.views.preview(caller, query);
  }

  @Endpoint(mergeClients)
  async merge(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof mergeClients>,
  ): Promise<Deed<ResponseOf<typeof mergeClients>>> {
    return presented(await this.mergeClients.run(caller, body), idOf);
  }

  @Endpoint(listMerges)
  list(@Input() { query }: InputOf<typeof listMerges>): Promise<ResponseOf<typeof listMerges>> {
    return this.views.recent(query);
  }

  @Endpoint(undoMerge)
  undo(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof undoMerge>,
  ): Deed<ResponseOf<typeof undoMerge>> {
    return presented(this.undoMerge.run(caller, params.id), idOf);
  }
}

const idOf = ({ _id }: ClientMergeRecord) => ({ id: _id.toHexString() });
