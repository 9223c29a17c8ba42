import { officeProfile } from '@diwan/contracts/site/office/questions';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';

/** Called so while the office profile cannot be asked for. */
const UNKNOWN = 'Diwan';

/** What the firm calls itself, for the entries of authenticator apps and passkeys. */
@Injectable()
export class FirmName {
  private last: string | null = null;

  constructor(private readonly rpc: RpcClient) {}

  /** In English, the language that every app shows rightly. A name that was once known outlives an outage of the site's service. */
  async read(): Promise<string> {
    const profile = await this.rpc.ask(officeProfile, {}).catch(() => null);
    this.last = profile?.name.en.trim() || this.last;
    return this.last ?? UNKNOWN;
  }
}
