import { type Translate, useT } from '@diwan/mf-kit';
import type messages from './derived/messages.en.js';

export type Texts = Translate<typeof messages>;

/** The area's texts. */
export const useTexts = (): Texts => useT<typeof messages>();
