import { type ClientView, clientView, fileOf, type PortalPart } from '@diwan/service-kit/http/client-view';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';

/** What somebody reads in the portal, for what belongs to cases without being asked of them: its queries leave `keptFrom` out. */
export interface PortalView extends ClientView {
  /** Cases that the client, or who reads for them, is kept away from. */
  keptFrom: readonly string[];
}

/** Views of the portal with their walls (SEC-04). */
@Injectable()
export class PortalViews {
  constructor(private readonly cases: CaseRepository) {}

  /** Throws what `clientView` throws. */
  of(caller: SignedInCaller, part: PortalPart): Promise<PortalView> {
    return this.walled(clientView(caller, part));
  }

  /** A client's own file, whole. */
  ofClient(clientId: string): Promise<PortalView> {
    return this.walled(fileOf(clientId));
  }

  private async walled(view: ClientView): Promise<PortalView> {
    return { ...view, keptFrom: await this.cases.walledOffFrom(...view.people) };
  }
}
