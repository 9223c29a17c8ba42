import { Menu } from '@diwan/ui/menu';
import { useTexts } from '../../../texts.js';
import { useEditor } from './editor-context.js';
import { BLOCK_FIELDS, BLOCK_TYPES, emptyGroup } from './page-fields.js';

/** Adds a block of a type at the end of the page. There is one heading block, and it is there already. */
export function AddBlock() {
  const t = useTexts();
  const { edit } = useEditor();
  return (
    <Menu
      label={t('pages.addPart')}
      showLabel
      icon="plus"
      align="start"
      items={BLOCK_TYPES.filter((type) => type !== 'hero').map((type) => ({
        id: type,
        label: t(`block.${type as 'prose'}`),
        onSelect: () => edit({ do: 'add', at: 'blocks', value: { type, ...emptyGroup(BLOCK_FIELDS[type] ?? []) } }),
      }))}
    />
  );
}
