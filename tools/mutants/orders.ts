/** What a worker is started with: a game, and a mutant that is on from the beginning, 0 for none. */
export interface WorkerData {
  readonly root: string;
  readonly folder: string;
  readonly loadedWith: number;
}

/** Run tests (all if not named) with a mutant, or run all without one and say which mutants each test reaches. */
export type Order =
  | { readonly type: 'run'; readonly mutant: number; readonly tests?: readonly number[] }
  | { readonly type: 'cover' };

export type WorkerAnswer =
  | { readonly type: 'ran'; readonly failing?: string }
  | {
      readonly type: 'covered';
      /** By test: the mutants it reaches, and how many milliseconds of work it took. */
      readonly reached: readonly (readonly number[])[];
      readonly took: readonly number[];
      readonly failures: readonly string[];
    };
