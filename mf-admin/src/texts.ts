import { type Translate, useT } from '@diwan/mf-kit';
import type messages from './derived/messages.en.js';

export type Texts = Translate<typeof messages>;
export type TextKey = Parameters<Texts>[0];

/** The area's texts. */
export const useTexts = (): Texts => useT<typeof messages>();
