export { findFaults, type Sources } from './faults.ts';
export { printVariants } from './variants.ts';
