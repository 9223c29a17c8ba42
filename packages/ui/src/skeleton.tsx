import { VisuallyHidden } from './visually-hidden.js';

export interface SkeletonBar {
  shape?: 'text' | 'title' | 'control' | 'block';
  width?: 'full' | 'most' | 'half' | 'third';
}

export interface SkeletonProps {
  /** Announced once, such as "Loading your cases…". */
  label: string;
  /** The outline of what will be here; three lines of text when missing. */
  bars?: readonly SkeletonBar[];
}

const LINES: readonly SkeletonBar[] = [{}, { width: 'most' }, { width: 'half' }];

/** Keeps the room of content that is on its way. */
export function Skeleton({ label, bars = LINES }: SkeletonProps) {
  return (
    <div className="ui-skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {bars.map(({ shape = 'text', width = 'full' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are anonymous and never reordered
        <div key={index} className="ui-skeleton__bar" data-shape={shape} data-width={width} aria-hidden="true" />
      ))}
    </div>
  );
}
