import type { NeededToPublish } from '@diwan/contracts/site/publication/readiness';
import type { Texts } from '../../../texts.js';

/** What a profile lacks before the site may be published, as a list such as `Phone, Email`. */
export const lackingInWords = (t: Texts, lacking: readonly NeededToPublish[]): string =>
  lacking.map((name) => t(name === 'address' ? 'office.address' : `office.${name}`)).join(t('publication.comma'));
