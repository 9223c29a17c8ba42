import { type Translate, useT } from '@diwan/mf-kit';
import type messages from './messages.en.js';

export type DeskTexts = Translate<typeof messages>;

/** The kit's texts, which stand among those of the area around it. */
export const useDeskTexts = (): DeskTexts => useT<typeof messages>();
