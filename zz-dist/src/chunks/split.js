import { ResponseError, direction, formatQuery, limitOf, parseQuery } from "./query.js";
import { ListReader, bound, partOf } from "./list-reader.js";
import { pathNames } from "./transport.js";
import { KeyAxis, lastAlone, queryFrom } from "./slice-reader.js";
// src/core/scan/split.ts
/**
* Cuts a list into `count` parts of about equal size, or into fewer where there are not as many items; together they are
* exactly the list. It looks at pages in several places of the range, first where most is unknown: at four times as many
* as there are parts, and at some more.
*/
async function split(call, count) {
	const reader = new ListReader(call);
	const whole = partBetween(call, reader.first, void 0, void 0, void 0);
	const request = count === 1 || reader.isEmpty ? null : reader.begin();
	const page = request && await reader.read(request);
	const axis = page ? KeyAxis.of(call.operation, reader.first, page.keys.at(-1)) : void 0;
	if (!page || !axis) return [whole];
	const begin = axis.place(page.keys[0])?.key;
	const end = page.next === null ? axis.place(page.keys.at(-1))?.key : await lastOf(reader, axis);
	if (begin === void 0 || end === void 0) return [whole];
	const stretches = [{
		from: begin,
		to: end
	}];
	const size = limitOf(call.operation, reader.first);
	for (let looks = 4 * count + 60; looks > 0; looks -= 1) {
		const index = leastKnown(stretches, size);
		const gap = stretches[index];
		if (!gap) break;
		const from = looks % 2 === 0 || guess(stretches, index) <= size ? gap.from : gap.from + (gap.to - gap.from) / 2n;
		stretches.splice(index, 1, ...await look(reader, axis, gap, from));
	}
	const cuts = cutsOf(stretches, count);
	return [...cuts, void 0].map((to, index) => partBetween(call, reader.first, axis, cuts[index - 1], to));
}
async function lastOf(reader, axis) {
	const list = lastAlone(reader);
	const page = await reader.read({
		query: formatQuery(partOf(reader.call.operation, list)),
		list
	});
	return axis.place(page?.keys[0])?.key;
}
/** What a page from a place of a gap makes of it. */
async function look(reader, axis, gap, from) {
	const { operation } = reader.call;
	const query = formatQuery(partOf(operation, queryFrom(reader, axis, from)));
	const page = await reader.read({
		query,
		isPart: true
	});
	if (page?.next instanceof ResponseError) throw page.next;
	const all = (page?.keys ?? []).flatMap((key) => {
		const at = axis.place(key)?.key;
		return key && at !== void 0 && at <= gap.to ? [{
			at,
			key
		}] : [];
	});
	const last = all.at(-1)?.at;
	const isCut = page?.next != null && last !== void 0 && all.length === page.items.length;
	const isPartial = isCut && operation.rangeKey?.second !== void 0 && all[0]?.at !== last;
	const edge = page?.next && page.items.length === 0 ? edgeOf(axis, page.next) : void 0;
	const known = edge !== void 0 && edge > from && edge <= gap.to ? edge - 1n : gap.to;
	const to = isCut ? isPartial ? last - 1n : last : known;
	const seen = all.filter(({ at }) => at <= to);
	return [
		...from > gap.from ? [{
			from: gap.from,
			to: from - 1n
		}] : [],
		{
			from,
			to,
			seen
		},
		...to < gap.to ? [{
			from: to + 1n,
			to: gap.to
		}] : []
	];
}
/** Where the service goes on behind a window that has nothing. */
function edgeOf(axis, { query }) {
	return axis.begin(parseQuery(query) ?? []);
}
/** How many items a stretch has, guessed by how dense those beside it are. */
function guess(stretches, index) {
	const stretch = stretches[index];
	if (!stretch) return 0;
	if (stretch.seen) return stretch.seen.length;
	const width = Number(stretch.to - stretch.from + 1n);
	const densities = [stretches[index - 1], stretches[index + 1]].flatMap((beside) => beside?.seen ? [beside.seen.length / Number(beside.to - beside.from + 1n)] : []);
	return densities.length === 0 ? width : Math.min(width, width * (densities.reduce((a, b) => a + b) / densities.length));
}
/** The gap that may hold most; -1 where all is known. */
function leastKnown(stretches, size) {
	let [found, most] = [-1, -1];
	for (const [index, { seen }] of stretches.entries()) {
		const held = seen ? -1 : Math.max(guess(stretches, index), size / 10);
		if (held > most) [found, most] = [index, held];
	}
	return found;
}
/** Where all parts but the first begin. */
function cutsOf(stretches, count) {
	const weights = stretches.map((_, index) => guess(stretches, index));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	const cuts = [];
	let before = 0;
	let last;
	const wanted = () => total * (cuts.length + 1) / count;
	for (const [index, { from, to, seen }] of stretches.entries()) {
		const weight = weights[index] ?? 0;
		if (seen) for (const [place, one] of seen.entries()) {
			if (cuts.length + 1 < count && before + place >= wanted() && (last || place > 0)) cuts.push(last?.at === one.at ? {
				at: one.at,
				item: one.key
			} : { at: one.at });
			last = one;
		}
		else while (cuts.length + 1 < count && before + weight > wanted()) {
			const share = BigInt(Math.floor((wanted() - before) / weight * 1e6));
			const at = from + (to - from) * share / 1000000n;
			if (cuts.at(-1)?.at === at || at <= (stretches[0]?.from ?? at)) break;
			cuts.push({ at });
		}
		before += weight;
	}
	return cuts;
}
/** What asks for all from one cut to before the next. */
function partBetween({ operation, params }, first, axis, from, to) {
	const ahead = direction(operation, first) === "asc" ? "g" : "l";
	const { parameter, second } = operation.rangeKey ?? {};
	const isReplaced = ({ name, operator }) => (name === parameter || name === second?.parameter) && Boolean(operator[0] === ahead ? from : to);
	const pairs = [
		...first.filter((pair) => !isReplaced(pair)),
		...from && axis ? lower(operation, axis, from) : [],
		...to && axis ? upper(operation, axis, to) : []
	];
	const texts = /* @__PURE__ */ new Map();
	for (const name of pathNames(operation)) texts.set(name, [String(params[name])]);
	for (const { name, text } of pairs) texts.set(name, [...texts.get(name) ?? [], text]);
	const made = [...texts].map(([name, list]) => [name, list.length === 1 ? String(list[0]) : list]);
	return {
		operationId: operation.operationId,
		params: Object.fromEntries(made)
	};
}
function lower({ rangeKey }, axis, { at, item }) {
	const key = axis.from(at);
	return item && rangeKey?.second ? [key, bound(rangeKey.second.parameter, key.operator, item.second)] : [key];
}
function upper({ rangeKey }, axis, { at, item }) {
	const key = axis.to(item ? at : at - 1n);
	const below = key.operator.slice(0, 2);
	return item && rangeKey?.second ? [key, bound(rangeKey.second.parameter, below, item.second)] : [key];
}
export { split };

//# sourceMappingURL=split.js.map