import { create } from 'zustand';

interface Faults {
  /** The newest fault nobody has dismissed. */
  readonly latest: unknown;
}

/** Faults of the page's own that no part of it could answer for. */
export const useFaults = create<Faults>(() => ({ latest: undefined }));

/** Writes a fault to the console and has the page say that there was one. */
export function reportFault(error: unknown): void {
  console.error(error);
  useFaults.setState({ latest: error ?? new Error('something failed without a reason') });
}

export function dismissFault(): void {
  useFaults.setState({ latest: undefined });
}

/** Lets something run on its own; if it fails, the page says so. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(reportFault);
}

/** Reports whatever fails and is caught nowhere else. */
export function watchFaults(): void {
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportFault(event.reason);
  });
  // Without an error of its own it is a complaint of the browser, such as of a resize that took two frames.
  globalThis.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error) useFaults.setState({ latest: error });
  });
}
