interface Target<Row extends object> {
  readonly known: Partial<Row>;
  readonly make: () => Row;
  row?: Row;
}

const targets = new WeakMap<object, Target<object>>();

function rowOfTarget<Row extends object>(target: Target<Row>): Row {
  target.row ??= target.make();
  return target.row;
}

const handler: ProxyHandler<Target<object>> = {
  get: (target, name) => Reflect.get(name in target.known ? target.known : rowOfTarget(target), name),
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
  const target = { known, make } as Target<object>;
  const proxy = new Proxy(target, handler);
  targets.set(proxy, target);
  return proxy as Row;
}

/** The row itself. */
export function rowOf<Row extends object>(row: Row): Row {
  const target = targets.get(row) as Target<Row> | undefined;
  return target ? rowOfTarget(target) : row;
}
