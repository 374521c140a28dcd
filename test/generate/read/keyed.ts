import { isObject, type Json, type JsonObject, keysOf, parseDescription } from '../description.js';

/** A small description with a place for each `x-` key, and everything that the value of one may name. */
const text = `
openapi: 3.1.0
info: { title: Accounts, version: 1.0.0 }
paths:
  /accounts:
    get:
      operationId: getAccounts
      parameters:
        - { name: account.id, in: query, schema: { type: array, items: { type: string } } }
        - { name: serialnumber, in: query, schema: { type: array, items: { type: string } } }
        - { name: timestamp, in: query, schema: { type: array, items: { type: string } } }
        - { name: transactions, in: query, schema: { type: boolean } }
        - { name: limit, in: query, schema: { type: integer } }
        - { name: X-Trace, in: header, schema: { type: string } }
      responses:
        200:
          description: Accounts.
          content: { application/json: { schema: { $ref: "#/components/schemas/Accounts" } } }
  /accounts/{id}:
    get:
      operationId: getAccount
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        200:
          description: An account.
          content: { application/json: { schema: { $ref: "#/components/schemas/Account" } } }
  /calls:
    post:
      operationId: callContract
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { from: { type: string }, value: { type: string } } }
      responses: { 204: { description: Done. } }
components:
  schemas:
    Accounts:
      type: object
      properties:
        accounts: { type: array, items: { $ref: "#/components/schemas/Account" } }
        others: { type: array, items: { $ref: "#/components/schemas/Account" } }
        links: { type: object }
    Account:
      type: object
      properties:
        account: { type: string }
        serial_number: { type: integer, format: int64 }
        created_timestamp: { type: string }
        hash: { type: string }
        previous_hash: { type: string }
        balance: { type: object, properties: { from: { type: string }, to: { type: string } } }
        topics: { type: array, items: { type: string } }
`;

const described = parseDescription(text);

export const places = {
  root: '',
  info: '/info',
  path: '/paths/~1accounts',
  operation: '/paths/~1accounts/get',
  parameter: '/paths/~1accounts/get/parameters/0',
  header: '/paths/~1accounts/get/parameters/5',
  'path parameter': '/paths/~1accounts~1{id}/get/parameters/0',
  reply: '/paths/~1accounts/get/responses/200',
  body: '/paths/~1calls/post/requestBody',
  schema: '/components/schemas/Account',
  property: '/components/schemas/Account/properties/account',
} as const;

export type Place = keyof typeof places;

/** The description with further keys at a place. */
export function keyed(place: Place, more: JsonObject): JsonObject {
  const description = structuredClone(described);
  // A list of which every operation can be one has no other array.
  const lists = partAt(description, '/paths/~1accounts/get');
  if (place !== 'operation' || !('x-items' in more)) lists['x-items'] = 'accounts';
  Object.assign(partAt(description, places[place]), more);
  return description;
}

function partAt(description: JsonObject, pointer: string): JsonObject {
  let part: Json | undefined = description;
  for (const key of keysOf(pointer)) part = (part as JsonObject)[key];
  if (!isObject(part)) throw new Error(`there is no object at ${pointer}`);
  return part;
}
