/** A stored reply and the request that it answered. */
export interface Recording {
  method: string;
  /** Path and query. */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The reply's raw text, in which integers beyond 2^53 stand exactly. */
  body: string;
}

/** The recordings of an NDJSON file, one a line. */
export function readRecordings(text: string, file: string): Recording[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const value: Partial<Recording> = JSON.parse(line);
      const { method, url, status, headers = {}, body } = value;
      if (
        typeof method !== 'string' ||
        typeof url !== 'string' ||
        typeof status !== 'number' ||
        typeof body !== 'string'
      )
        throw new Error(`${file}: recording ${index + 1} lacks method, url, status or body`);
      return { method, url, status, headers, body };
    });
}
