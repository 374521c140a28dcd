interface Target<Row extends object> {
  readonly known: Partial<Row>;
  readonly make: () => Row;
  row: Row | undefined;
}

/** Under this name a stand-in has its row. */
const itself = Symbol('row');

function rowOfTarget<Row extends object>(target: Target<Row>): Row {
  target.row ??= target.make();
  return target.row;
}

const handler: ProxyHandler<Target<object>> = {
  get: (target, name) => {
    if (name === itself) return rowOfTarget(target);
    return Reflect.get(name in target.known ? target.known : rowOfTarget(target), name);
  },
  has: (target, name) => name in rowOfTarget(target),
  ownKeys: (target) => Reflect.ownKeys(rowOfTarget(target)),
  getOwnPropertyDescriptor: (target, name) => Reflect.getOwnPropertyDescriptor(rowOfTarget(target), name),
};

/**
 * Stands for a row that nobody has read as a whole. The service sorts and filters all rows of a list by a few fields, and
 * sends a page of them, so it reads stand-ins: they have these fields, and make the row when another one is read. A test gets
 * the rows themselves, because a proxy is no object that it could clone.
 */
export function standIn<Row extends object>(known: Partial<Row>, make: () => Row): Row {
  const target = { known, make, row: undefined } as Target<object>;
  return new Proxy(target, handler) as object as Row;
}

/** The row itself. */
export function rowOf<Row extends object>(row: Row): Row {
  return (row as { [itself]?: Row })[itself] ?? row;
}
