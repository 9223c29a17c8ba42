import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { CONFIG } from '@diwan/service-kit/app/config';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';

/** Addresses of our own pages. */
@Injectable()
export class Links {
  constructor(@Inject(CONFIG) private readonly config: NotificationsConfig) {}

  /** The address of a path of the site in a language. */
  to(path: string, language: Language): string {
    return `${this.config.PUBLIC_ORIGIN}${inLanguage(path, language)}`;
  }
}
