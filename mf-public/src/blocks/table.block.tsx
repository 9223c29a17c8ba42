import { Table } from '@diwan/ui/table';
import { Band } from '../prose/band.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

/** A comparison in rows; on phones each row becomes a list with its labels. */
export default function TableBlock({ block }: { block: BlockOf<'table'> }) {
  return (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      <Table
        caption={block.heading}
        hideCaption
        rows={block.rows}
        rowKey={(row) => row.join('|')}
        columns={block.columns.map((header, index) => ({
          id: header,
          header,
          rowHeader: index === 0,
          cell: (row: string[]) => <RichText text={row[index] ?? ''} />,
        }))}
      />
    </Band>
  );
}
