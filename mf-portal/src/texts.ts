import { type Translate, useT } from '@diwan/mf-kit';
import type messages from './messages/en.json';

export type Texts = Translate<typeof messages>;

/** The area's texts. */
export const useTexts = (): Texts => useT<typeof messages>();
