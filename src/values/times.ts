/** Milliseconds of one record file: the rows of a ledger become visible file by file. */
export const recordFile = 2000;

/** The clocks of the caller and of the service may differ by this many milliseconds. */
export const clockError = 600_000;
