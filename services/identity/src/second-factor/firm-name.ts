import { UNNAMED_FIRM } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** What the firm calls itself, for the entries of authenticator apps and passkeys. */
@Injectable()
export class FirmName {
  private last: string | null = null;

  constructor(private readonly rpc: RpcClient) {}

  /** In English, the language that every app shows rightly. A name that was once known outlives an outage of the site's service. */
  async read(): Promise<string> {
    const profile = await this.rpc.ask(officeProfile, {}).catch(() => null);
    if (profile) this.last = profile.name.en.trim() || UNNAMED_FIRM.en;
    return this.last ?? UNNAMED_FIRM.en;
  }
}
