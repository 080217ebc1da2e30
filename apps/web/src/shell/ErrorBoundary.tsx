import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in place of children that threw; `retry` draws them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Whenever this changes, children that threw are drawn again. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Keeps a component that throws from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(props: ErrorBoundaryProps, state: BoundaryState): void {
    const wasFailed = state.failure !== undefined && state.failure === this.state.failure;
    if (wasFailed && props.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : this.props.fallback(failure.error, this.#retry);
  }
}
