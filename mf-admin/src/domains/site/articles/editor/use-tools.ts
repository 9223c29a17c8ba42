import { type Editor, useEditorState } from '@tiptap/react';
import { useTexts } from '../../../../texts.js';
import type { Tool } from './toolbar.js';

export interface AskFor {
  link: () => void;
  picture: () => void;
  markdown: () => void;
}

/** The tools of the editor as they stand where the cursor is. `ask`: what a tool cannot do without asking something. */
export function useTools(editor: Editor, ask: AskFor): Tool[] {
  const t = useTexts();
  const at = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void change(editor.chain().focus()).run();
  return [
    {
      id: 'heading',
      label: t('editor.heading'),
      pressed: at.heading,
      onPress: run((chain) => chain.toggleHeading({ level: 2 })),
    },
    {
      id: 'subheading',
      label: t('editor.subheading'),
      pressed: at.subheading,
      onPress: run((chain) => chain.toggleHeading({ level: 3 })),
    },
    {
      id: 'bold',
      label: t('editor.bold'),
      icon: 'bold',
      separated: true,
      pressed: at.bold,
      onPress: run((chain) => chain.toggleBold()),
    },
    {
      id: 'italic',
      label: t('editor.italic'),
      icon: 'italic',
      pressed: at.italic,
      onPress: run((chain) => chain.toggleItalic()),
    },
    {
      id: 'strike',
      label: t('editor.strike'),
      icon: 'strike',
      pressed: at.strike,
      onPress: run((chain) => chain.toggleStrike()),
    },
    { id: 'link', label: t('editor.link'), icon: 'link', pressed: at.link, onPress: ask.link },
    {
      id: 'bullets',
      label: t('editor.bullets'),
      icon: 'list',
      separated: true,
      pressed: at.bullets,
      onPress: run((chain) => chain.toggleBulletList()),
    },
    {
      id: 'numbers',
      label: t('editor.numbers'),
      icon: 'numbered',
      pressed: at.numbers,
      onPress: run((chain) => chain.toggleOrderedList()),
    },
    {
      id: 'quote',
      label: t('editor.quote'),
      icon: 'quote',
      pressed: at.quote,
      onPress: run((chain) => chain.toggleBlockquote()),
    },
    { id: 'rule', label: t('editor.rule'), icon: 'rule', onPress: run((chain) => chain.setHorizontalRule()) },
    { id: 'picture', label: t('editor.picture'), icon: 'picture', pressed: at.picture, onPress: ask.picture },
    {
      id: 'undo',
      label: t('editor.undo'),
      icon: 'undo',
      separated: true,
      disabled: !at.canUndo,
      onPress: run((chain) => chain.undo()),
    },
    {
      id: 'redo',
      label: t('editor.redo'),
      icon: 'redo',
      disabled: !at.canRedo,
      onPress: run((chain) => chain.redo()),
    },
    { id: 'markdown', label: t('editor.markdown'), separated: true, pressed: false, onPress: ask.markdown },
  ];
}

const stateOf = (editor: Editor) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  strike: editor.isActive('strike'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  picture: editor.isActive('image'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});
