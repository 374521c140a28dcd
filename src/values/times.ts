/** Milliseconds of one record file: the rows of a ledger become visible file by file. */
export const recordFile = 2000;

export const clockError = 600_000;
