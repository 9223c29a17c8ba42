import { DomainError } from '@diwan/service-kit/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { Firm } from '../firm/firm.js';
import { COMPOSERS, type Composer, type Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';

/** Composes the message of a notice of any family, signed with the firm's name. */
@Injectable()
export class NoticeComposer {
  constructor(
    @Inject(COMPOSERS) private readonly composers: readonly Composer[],
    private readonly firm: Firm,
  ) {}

  /** Null: the services that know cannot be asked now. */
  async compose(notice: NoticeRecord): Promise<Composition | null> {
    const composer = this.composers.find(({ family }) => family === notice.family);
    if (!composer) throw new Error(`nobody composes ${notice.family}`);
    try {
      const composition = await composer.compose(notice);
      if ('drop' in composition) return composition;
      const { message } = composition;
      const firm = await this.firm.name(message.language);
      return { message: { ...message, variables: { ...message.variables, firm } } };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAVAILABLE') return null;
      throw error;
    }
  }
}
