import { Isolate } from '@diwan/ui/bidi';
import { type TabItem, Tabs } from '@diwan/ui/tabs';
import { type ReactNode, useId } from 'react';

export interface RecordFrameProps {
  /** What kind of record this is, such as "Case"; above the title. */
  kind: string;
  /** Its own words, in either script. */
  title: string;
  /** Where it stands: a badge. */
  state?: ReactNode;
  /** What can be done with all of it: buttons. */
  deeds?: ReactNode;
  /** A few facts in a line below the title; what is empty is left out. */
  facts?: readonly ReactNode[];
  /** Its views, each with an address; none are shown where there is one view only. */
  tabs: readonly TabItem[];
  /** The address of the view on show. */
  current: string;
  /** Facts beside the view, below it where there is no room. */
  aside?: { title: string; content: ReactNode } | undefined;
  /** The view on show. */
  children: ReactNode;
}

/** The frame of one record: what it is, its views, and its facts beside them. Drawn before the record is there, too, so that nothing moves. */
export function RecordFrame({
  kind,
  title,
  state,
  deeds,
  facts = [],
  tabs,
  current,
  aside,
  children,
}: RecordFrameProps) {
  const asideTitle = useId();
  return (
    <article className="desk-record">
      <div className="desk-record__head">
        <div className="desk-record__words">
          <p className="desk-record__kind">{kind}</p>
          <div className="desk-record__line">
            <h1 tabIndex={-1}>
              <Isolate>{title}</Isolate>
            </h1>
            {state}
          </div>
          <ul className="desk-record__facts">
            {facts.map((fact, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: their places are fixed, each is one fact, there or not
              fact ? <li key={place}>{fact}</li> : null,
            )}
          </ul>
        </div>
        {deeds && <div className="desk-record__deeds">{deeds}</div>}
      </div>
      {tabs.length > 1 && <Tabs label={kind} items={tabs} current={current} />}
      <div className="desk-record__body">
        <div className="desk-record__view">{children}</div>
        {aside && (
          <aside className="desk-record__aside" aria-labelledby={asideTitle}>
            <h2 id={asideTitle}>{aside.title}</h2>
            {aside.content}
          </aside>
        )}
      </div>
    </article>
  );
}
