/** A value to filter by, as on the wire: plain for equality, or with an operator in front, as in `gte:0.0.1000`. */
export type FilterValue = string | number | bigint;
