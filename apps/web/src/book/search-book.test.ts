import type { RulesBook } from '@fondaco/texts';
import { expect, test } from 'vitest';
import { searchBook } from './search-book.ts';

const BOOK: RulesBook = {
  title: 'Rules',
  chapters: [
    {
      id: 'movement',
      title: 'Movement',
      blocks: [
        { type: 'section', id: 'movement-1', title: 'On foot' },
        { type: 'paragraph', clauses: ['DVE-MOV-3'], spans: ['Any longer way costs ', { strong: '10 ducats' }, '.'] },
        { type: 'paragraph', clauses: [], spans: ['L’été, chez ', { text: 'Ralph', to: 'DVE-FRI-5' }, '.'] },
        { type: 'table', head: ['way'], rows: [[['one step']]] },
      ],
    },
  ],
};

const placesOf = (asked: string) => searchBook(BOOK, asked).map(({ place }) => place);

test('a word is found where one begins with it, in any case and without accents', () => {
  expect(placesOf('DUC')).toEqual(['DVE-MOV-3']);
  expect(placesOf('ete')).toEqual(['movement-1']);
  expect(placesOf('move')).toEqual(['movement']);
  expect(placesOf('step')).toEqual(['movement-1']);
  expect(placesOf('ucats')).toEqual([]);
});

test('all words must be there, and a clause is found by its number', () => {
  expect(placesOf('way ducats')).toEqual(['DVE-MOV-3']);
  expect(placesOf('way Ralph')).toEqual([]);
  expect(placesOf('MOV-3')).toEqual(['DVE-MOV-3']);
  expect(placesOf('dve-mov-3')).toEqual(['DVE-MOV-3']);
  expect(placesOf('  ')).toEqual([]);
});
