import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changeServiceType } from '@diwan/contracts/money/service-types/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { nameKey } from './name-key.js';
import { type ServiceTypeShown, toServiceType } from './service-type.presenter.js';
import { ServiceTypeRepository } from './service-type.repository.js';
import { refuseNegativeRate, refuseTakenName } from './service-type.rules.js';
import type { ServiceTypeRecord } from './service-type.schema.js';

/** Changes a kind of work, or puts it aside: what was recorded under it stays under it (D-112). */
@Injectable()
export class ChangeServiceType {
  constructor(
    private readonly serviceTypes: ServiceTypeRepository,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws VALIDATION for a rate below nothing, NOT_FOUND, CONFLICT (another version), DUPLICATE (a name is taken). */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, name, hourlyRate, active }: InputOf<typeof changeServiceType>['body'],
  ): Promise<ServiceTypeShown> {
    refuseNegativeRate(hourlyRate);
    const change = { name, nameKey: nameKey(name), hourlyRate, active };
    const written = await this.versionedEdit
      .run(
        { action: 'service-type.changed', subject: 'service-type', id, caller },
        {
          read: (session) => this.serviceTypes.one(id, session),
          change: () => change,
          write: (fields, stored: ServiceTypeRecord, session) =>
            this.serviceTypes.change(stored, version, fields, session),
        },
      )
      .catch(refuseTakenName);
    return toServiceType(written);
  }
}
