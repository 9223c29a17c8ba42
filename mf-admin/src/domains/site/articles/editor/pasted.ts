import { pictureIdOf } from '@diwan/contracts/site/images/picture-address';
import { inertBody } from '@diwan/mf-kit';
import type { Editor } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';

/**
 * Takes what was pasted as formatted text: headings, lists, links and marks stay, pictures of other sites go. The library's own way is
 * closed by the content policy, which lets nobody make elements out of a string.
 */
export function pasteFormatted(editor: Editor, html: string): void {
  const body = inertBody(html);
  for (const picture of body.querySelectorAll('img'))
    if (!pictureIdOf(picture.getAttribute('src') ?? '')) picture.remove();
  const slice = DOMParser.fromSchema(editor.schema).parseSlice(body);
  editor.view.dispatch(editor.state.tr.replaceSelection(slice).scrollIntoView());
}

/** The picture among pasted or dropped files. */
export const pictureAmong = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
