import { create } from 'zustand';
import { usePageServer } from './page-server.ts';

interface NameQuestion {
  /** Somebody is asked for their name; called with whether they gave one. */
  readonly answer: ((hasName: boolean) => void) | undefined;
}

export const useNaming = create<NameQuestion>(() => ({ answer: undefined }));

/** Asks for a name, or for another one; false if nobody gave one. */
export function askName(): Promise<boolean> {
  useNaming.getState().answer?.(false);
  return new Promise((resolve) => {
    useNaming.setState({
      answer: (hasName) => {
        useNaming.setState({ answer: undefined });
        resolve(hasName);
      },
    });
  });
}

/** Sees to it that the person has a name at the server: asks for it if this is the first thing that needs one. */
export async function ensureName(): Promise<boolean> {
  return usePageServer.getState().guest !== undefined || askName();
}
