import { createContext, use } from 'react';
import type { Edit } from './page-pair.js';

/** What fields of the editor share. */
export interface EditorSurroundings {
  edit(edit: Edit): void;
  /** What is wrong with a place such as `ar.blocks.2.title`, in words. */
  faultAt(place: string): string | undefined;
}

export const EditorContext = createContext<EditorSurroundings>({ edit: () => undefined, faultAt: () => undefined });

export const useEditor = (): EditorSurroundings => use(EditorContext);

/** Id of the control of a place, which the summary of faults leads to. */
export const placeId = (place: string): string => `page-${place.replaceAll('.', '-')}`;
