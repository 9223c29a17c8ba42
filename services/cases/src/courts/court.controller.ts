import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { archiveCourt, createCourt, listCourts, updateCourt } from '@diwan/contracts/matters/courts/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { toCourt } from './court.presenter.js';
import { CourtRepository } from './court.repository.js';
import { EditCourts } from './edit-courts.js';

/** The directory of courts, for staff. */
@Controller()
export class CourtController {
  constructor(
    private readonly courts: CourtRepository,
    private readonly editCourts: EditCourts,
  ) {}

  @Endpoint(listCourts)
  async list(): Promise<ResponseOf<typeof listCourts>> {
    return (await this.courts.all()).map(toCourt);
  }

  @Endpoint(createCourt)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createCourt>,
  ): Deed<ResponseOf<typeof createCourt>> {
    return this.editCourts.add(caller, body);
  }

  @Endpoint(updateCourt)
  update(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof updateCourt>,
  ): Promise<ResponseOf<typeof updateCourt>> {
    return this.editCourts.change(caller, params.id, body);
  }

  @Endpoint(archiveCourt)
  archive(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof archiveCourt>,
  ): Promise<ResponseOf<typeof archiveCourt>> {
    return this.editCourts.archive(caller, params.id, body);
  }
}
