import { type Translate, useT } from '@diwan/mf-kit';
import type messages from './derived/messages.en.js';

export type Texts = Translate<typeof messages>;

/** The texts of the public site in the page's language. */
export const useTexts = (): Texts => useT<typeof messages>();
