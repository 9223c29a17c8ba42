import type { ReactNode, Ref } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  actions?: ReactNode;
  /** `Breadcrumbs`, above. */
  trail?: ReactNode;
  /** The heading, which can take the focus after navigation. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Top of a page of the portal or the back office: where one is and what can be done here. */
export function PageHeader({ title, note, actions, trail, titleRef }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      {trail && <div className="ui-page-header__trail">{trail}</div>}
      <div>
        <h1 className="ui-page-header__title" ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {note && <div className="ui-page-header__note">{note}</div>}
      </div>
      {actions && <div className="ui-page-header__actions">{actions}</div>}
    </header>
  );
}
