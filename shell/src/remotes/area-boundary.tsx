import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../screens/error-screen.js';
import { isStaleBuild, reloadOnce } from './guarded-reload.js';
import { reportFailure } from './report-failure.js';

interface Props {
  area: string;
  children: ReactNode;
}
interface State {
  reference: string | null;
  reloading: boolean;
}

/** Catches what an area throws while drawing, so that the rest of the site stays. Never shows what was thrown (D-040). */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { reference: null, reloading: false };

  static getDerivedStateFromError(): Partial<State> {
    return { reference: '' };
  }

  override componentDidCatch(error: unknown) {
    if (isStaleBuild(error) && reloadOnce()) this.setState({ reloading: true });
    else this.setState({ reference: reportFailure(error, this.props.area) });
  }

  override render() {
    const { reference, reloading } = this.state;
    if (reference === null) return this.props.children;
    if (reloading) return null;
    return <ErrorScreen reference={reference} onRetry={() => this.setState({ reference: null })} />;
  }
}
