import { testStore } from '@fondaco/host/testing';
import { openSqlite } from '../testing/sqlite.ts';

testStore('a store on SQLite', () => openSqlite());
