import { accountTables } from './account-tables.js';
import { contractTables } from './contract-tables.js';
import type { Table } from './table.js';
import { tokenTables } from './token-tables.js';

export const tables: Readonly<Record<string, Table>> = {
  ...accountTables,
  ...contractTables,
  ...tokenTables,
};
