import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listColleagues, listStaff, resetSecondFactor, setStaffRoles } from '@diwan/contracts/people/staff/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { StaffService } from './staff.service.js';

/** Staff and their roles. */
@Controller()
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Endpoint(listColleagues)
  async colleagues(): Promise<ResponseOf<typeof listColleagues>> {
    return (await this.staff.list()).map(({ id, name }) => ({ id, name }));
  }

  @Endpoint(listStaff)
  list(): Promise<ResponseOf<typeof listStaff>> {
    return this.staff.list();
  }

  @Endpoint(setStaffRoles)
  setRoles(
    @Input() { params, body }: InputOf<typeof setStaffRoles>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof setStaffRoles>> {
    return this.staff.setRoles(params.id, body, caller);
  }

  @Endpoint(resetSecondFactor)
  resetSecondFactor(
    @Input() { params, body }: InputOf<typeof resetSecondFactor>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof resetSecondFactor>> {
    return this.staff.resetSecondFactor(params.id, body.reason, caller);
  }
}
