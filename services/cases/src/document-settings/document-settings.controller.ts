import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getDocumentSettings, setDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { FirmDocumentSettings } from './firm-document-settings.js';
import { SetDocumentSettings } from './set-document-settings.js';

/** Types of documents and default policies: read by whoever works with documents, set by owners and admins. */
@Controller()
export class DocumentSettingsController {
  constructor(
    private readonly firmDocumentSettings: FirmDocumentSettings,
    private readonly setting: SetDocumentSettings,
  ) {}

  @Endpoint(getDocumentSettings)
  read(): Promise<ResponseOf<typeof getDocumentSettings>> {
    return this.firmDocumentSettings.current();
  }

  @Endpoint(setDocumentSettings)
  set(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof setDocumentSettings>,
  ): Promise<ResponseOf<typeof setDocumentSettings>> {
    return this.setting.run(caller, body);
  }
}
