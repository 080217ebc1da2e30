export { findBookFaults } from './book-faults.ts';
export { findFaults, type Sources } from './faults.ts';
export { printVariants } from './variants.ts';
