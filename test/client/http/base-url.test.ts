import { describe, expect, it } from 'vitest';
import { parseBaseUrl, urlAt } from '../../../src/client/http/base-url.js';
import { outlineOf } from '../../../src/client/http/redact.js';

describe('a base URL', () => {
  it.each([
    ['https://host.test', 'https://host.test', 'https://host.test'],
    ['https://host.test/', 'https://host.test', 'https://host.test'],
    ['https://host.test///', 'https://host.test', 'https://host.test'],
    ['http://localhost:5551', 'http://localhost:5551', 'http://localhost:5551'],
    ['https://host.test:443', 'https://host.test', 'https://host.test'],
    ['https://host.test/v1/KEY', 'https://host.test/v1/KEY', 'https://host.test/***'],
    ['https://host.test/v1/KEY/', 'https://host.test/v1/KEY', 'https://host.test/***'],
    ['https://status.test/api/v2', 'https://status.test/api/v2', 'https://status.test/api/v2'],
    ['https://status.test/api/v2/', 'https://status.test/api/v2', 'https://status.test/api/v2'],
    ['https://host.test/KEY/api/v2', 'https://host.test/KEY/api/v2', 'https://host.test/***/api/v2'],
    ['https://host.test/api/v2/KEY', 'https://host.test/api/v2/KEY', 'https://host.test/***'],
    ['https://host.test/{KEY}', 'https://host.test/%7BKEY%7D', 'https://host.test/***'],
    ['HTTPS://Host.Test/Key', 'https://host.test/Key', 'https://host.test/***'],
    ['http://[::1]:8080/k', 'http://[::1]:8080/k', 'http://[::1]:8080/***'],
  ])('%s', (text, href, preview) => {
    expect(parseBaseUrl(text)).toMatchObject({ href, preview });
  });

  it.each([
    [''],
    ['host.test'],
    ['/api/v1'],
    ['//host.test'],
    ['https://'],
    ['ftp://host.test'],
    ['file:///etc'],
    ['javascript:alert(1)'],
    ['https://host.test?key=a'],
    ['https://host.test/#a'],
    ['https://user@host.test'],
    ['https://user:secret@host.test'],
    ['https://:secret@host.test'],
  ])('cannot be %s', (text) => {
    expect(parseBaseUrl(text)).toBeUndefined();
  });

  it.each([
    ['https://host.test/api/v1', '/api/v1/contracts', 'https://host.test/api/v1/contracts'],
    ['https://host.test/KEY/api/v1', '/api/v1/contracts', 'https://host.test/KEY/api/v1/contracts'],
    ['https://host.test', '/api/v1/contracts', 'https://host.test/api/v1/contracts'],
    ['https://host.test/api/v2', '/summary.json', 'https://host.test/api/v2/summary.json'],
    ['https://host.test/api/v2', '/api/v1/contracts', 'https://host.test/api/v2/api/v1/contracts'],
    ['https://host.test/v1', '/api/v1/contracts', 'https://host.test/v1/api/v1/contracts'],
  ])('%s may end in the version that %s begins with', (base, path, url) => {
    expect(urlAt(base, path)).toBe(url);
  });

  it.each([
    ['https://host.test/wrong/v1/s3cretkey/api/v1', 'https://host.test/wrong/v1/***/api/v1'],
    ['https://host.test/v1', 'https://host.test/v1'],
    ['https://host.test', 'https://host.test'],
    ['https://host.test/api/v1', 'https://host.test/api/v1'],
  ])('%s is shown without parts that may be a key', (text, outline) => {
    const base = parseBaseUrl(text);
    expect(base && outlineOf(base)).toBe(outline);
  });
});
