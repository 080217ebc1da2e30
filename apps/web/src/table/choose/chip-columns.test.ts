import { describe, expect, test } from 'vitest';
import { columnsFor } from './chip-columns.ts';

describe('the columns of choices', () => {
  test('hold up to five choices in one row, where rows are high', () => {
    expect(columnsFor('wide', 5, 2)).toBe(5);
    expect(columnsFor('medium', 5, 2)).toBe(5);
  });

  test('are few and wide on tablets, where few choices may be long', () => {
    expect(columnsFor('medium', 2, 2)).toBe(3);
    expect(columnsFor('wide', 2, 2)).toBe(4);
  });

  test('are two on the phone, and as many as two rows need elsewhere', () => {
    expect(columnsFor('phone', 5, 2)).toBe(2);
    expect(columnsFor('wide', 11, 2)).toBe(6);
  });
});
