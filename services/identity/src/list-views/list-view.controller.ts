import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { forgetOwnView, listOwnViews, saveOwnView } from '@diwan/contracts/people/list-views/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { OwnListViews } from './own-list-views.js';

/** Saved views of lists (OFF-07). */
@Controller()
export class ListViewController {
  constructor(private readonly own: OwnListViews) {}

  @Endpoint(listOwnViews)
  list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnViews>> {
    return this.own.list(caller);
  }

  @Endpoint(saveOwnView)
  save(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof saveOwnView>,
  ): Promise<ResponseOf<typeof saveOwnView>> {
    return this.own.save(caller, body);
  }

  @Endpoint(forgetOwnView)
  forget(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof forgetOwnView>): Promise<void> {
    return this.own.forget(caller, params.id);
  }
}
