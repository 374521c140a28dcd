import { Faults, preview } from "./chunks/faults.js";
// src/sandbox/clock.ts
/**
* A clock that stands until it is moved on, or until it is set running. While nobody has moved it yet it moves on by
* itself to what a reply waits for, so that a slow reply takes no time and hangs no test.
*/
var VirtualClock = class {
	#now;
	#passed = 0;
	#isDriven = false;
	/** When it was last looked at what a running clock has to follow. */
	#followed;
	#timers = /* @__PURE__ */ new Set();
	random;
	constructor(start, random) {
		this.#now = start;
		this.random = random;
	}
	now = () => {
		this.#follow();
		return this.#now;
	};
	elapsed = () => {
		this.#follow();
		return this.#passed;
	};
	setTimer = (delay, callback) => {
		if (this.#followed !== void 0) {
			const timer = setTimeout(callback, delay);
			return () => clearTimeout(timer);
		}
		const timer = {
			at: this.elapsed() + Math.max(0, delay),
			callback
		};
		this.#timers.add(timer);
		return () => this.#timers.delete(timer);
	};
	/** How many timers are set and have not fired. */
	get pending() {
		return this.#timers.size;
	}
	/** Moves on by so many milliseconds, and runs what is due on the way, in its order. */
	async advance(milliseconds) {
		if (!(milliseconds >= 0 && milliseconds < Infinity)) throw new RangeError(`a clock moves on by milliseconds from 0, got ${preview(milliseconds)}`);
		this.#isDriven = true;
		await turn();
		await this.#moveTo(this.elapsed() + milliseconds);
	}
	/** From now on the clock goes as fast as any other, and can still be moved on. */
	run() {
		this.#followed ??= performance.now();
	}
	/** Waits on this clock. An aborted signal ends the wait with its reason. */
	sleep(milliseconds, signal) {
		const slept = new Promise((resolve, reject) => {
			const onAbort = () => {
				cancel();
				reject(signal?.reason);
			};
			const cancel = this.setTimer(milliseconds, () => {
				signal?.removeEventListener("abort", onAbort);
				resolve();
			});
			if (signal?.aborted) onAbort();
			else signal?.addEventListener("abort", onAbort, { once: true });
		});
		if (!this.#isDriven && this.#followed === void 0) this.#moveAlong(this.elapsed() + milliseconds);
		return slept;
	}
	async #moveAlong(end) {
		await turn();
		if (!this.#isDriven) await this.#moveTo(end);
	}
	async #moveTo(end) {
		for (let next = this.#next(end); next; next = this.#next(end)) {
			this.#timers.delete(next);
			this.#pass(next.at);
			next.callback();
			await turn();
		}
		this.#pass(end);
	}
	/** The timer that is due first, up to some moment. */
	#next(end) {
		let first;
		for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
		return first;
	}
	#pass(moment) {
		const step = Math.max(0, moment - this.#passed);
		this.#passed += step;
		this.#now += step;
	}
	#follow() {
		if (this.#followed === void 0) return;
		const moment = performance.now();
		this.#pass(this.#passed + moment - this.#followed);
		this.#followed = moment;
	}
};
/** Lets everything run that is ready. */
function turn() {
	return new Promise((resolve) => setTimeout(resolve, 0));
}
// src/sandbox/wire/timestamps.ts
const second$1 = 1000000000n;
/** Nanoseconds since the Unix epoch as the wire has them: seconds, a dot and nine digits. */
function toTimestamp(nanoseconds) {
	const digits = String(nanoseconds).padStart(10, "0");
	return `${digits.slice(0, -9)}.${digits.slice(-9)}`;
}
/** Nanoseconds of a timestamp with up to nine digits behind its dot. */
function fromTimestamp(text) {
	const [seconds = "0", fraction = ""] = text.split(".");
	return BigInt(seconds) * second$1 + BigInt(fraction.padEnd(9, "0"));
}
// src/sandbox/data/calendar.ts
const second = 1000000000n;
const minute$1 = 60n * second;
const day$2 = 24n * 60n * minute$1;
/** From the start of one block to that of the next. A quiet network writes blocks only when something happens. */
const blockInterval = 10n * minute$1;
/** Length of a block. */
const blockSpan = 2n * second;
/** Bounds of the present, in milliseconds since the Unix epoch. */
const earliestNow = Date.UTC(2003, 0);
const latestNow = Date.UTC(2255, 0);
/** How long the ledger has been there before the first block that the service still has. */
const history = 300n * day$2;
/**
* Times of the ledger in nanoseconds since the Unix epoch, none of them given out twice. Entities come from the
* history; transactions and blocks are kept for the end of it alone.
*/
var Calendar = class {
	#taken = /* @__PURE__ */ new Set();
	#blocks;
	/** End of the newest block. */
	end;
	/** Start of the oldest block, and end of the history. */
	opened;
	#began;
	constructor(now, blocks) {
		if (!(now >= earliestNow && now <= latestNow)) throw new RangeError(`makeLedger: now must lie between the years 2003 and 2255, got ${now}`);
		this.#blocks = blocks;
		this.end = BigInt(Math.floor(now)) * 1000000n - second;
		this.opened = this.end - BigInt(blocks) * blockInterval;
		this.#began = this.opened - history;
	}
	/** A time in a part of the history, from 0 for its beginning to 1 for its end. */
	earlier(random, from, to) {
		const at = (share) => this.#began + history / 1000n * BigInt(Math.round(share * 1e3));
		return this.between(random, at(from), at(to));
	}
	/** A time from `from` up to, but not including, `to`. */
	between(random, from, to) {
		const thousands = Number((to - from) / 1000n);
		for (;;) {
			const time = from + (BigInt(Math.floor(random.next() * thousands)) * 1000n + BigInt(random.integer(0, 999)));
			if (this.#taken.has(time)) continue;
			this.#taken.add(time);
			return time;
		}
	}
	/** Start of a block, counted from 0 for the oldest. The newest ends where the ledger does. */
	blockStart(random, index) {
		const latest = this.end - blockSpan - BigInt(this.#blocks - 1 - index) * blockInterval;
		return index === this.#blocks - 1 ? latest : latest - BigInt(random.integer(0, 4e5)) * 1000000n;
	}
};
/** The span of a state that holds from a time on. */
function since$1(time) {
	return {
		from: toTimestamp(time),
		to: null
	};
}
// src/sandbox/data/random.ts
/** Numbers that look like chance and are the same for the same seed, on every runtime. */
var Random = class {
	#state;
	constructor(seed) {
		let hash = 2166136261;
		for (const character of String(seed)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
		this.#state = hash >>> 0;
	}
	/** From 0 up to, but not including, 1 (mulberry32). */
	next() {
		this.#state = this.#state + 1831565813 >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ mixed >>> 15, mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	}
	/** A whole number, both ends included. */
	integer(low, high) {
		return low + Math.floor(this.next() * (high - low + 1));
	}
	/** True with this probability. */
	chance(probability) {
		return this.next() < probability;
	}
	/** One of several. */
	pick(items) {
		const item = items[this.integer(0, items.length - 1)];
		if (item === void 0) throw new RangeError("nothing to pick from");
		return item;
	}
	/** Hexadecimal digits of this many bytes. */
	hex(bytes) {
		let digits = "";
		for (let index = 0; index < bytes; index++) digits += this.integer(0, 255).toString(16).padStart(2, "0");
		return digits;
	}
	/** Base64 of this many bytes. */
	base64(bytes) {
		let binary = "";
		for (let index = 0; index < bytes; index++) binary += String.fromCharCode(this.integer(0, 255));
		return btoa(binary);
	}
};
// src/sandbox/data/plan.ts
/** Accounts every ledger begins with. */
const treasury = "0.0.2";
const feeCollector = "0.0.98";
const rewardAccount = "0.0.800";
/** Nodes beyond this would need the numbers of ordinary accounts. */
const mostNodes = 690;
function planLedger({ seed, size, now }) {
	if (!Number.isFinite(size) || size <= 0) throw new RangeError(`makeLedger: size must be positive, got ${size}`);
	const count = (atSizeOne) => Math.max(1, Math.round(atSizeOne * size));
	const random = (domain) => new Random(`${seed}/${domain}`);
	const nodes = Math.min(count(30), mostNodes);
	const next = numbering();
	const accounts = next(count(270));
	const tokens = next(Math.max(2, count(120)));
	const contracts = next(count(250));
	const topics = next(count(30));
	const schedules = next(count(120));
	const files = next(count(60));
	const nodeAccounts = Array.from({ length: nodes }, (_, index) => `0.0.${index < 95 ? index + 3 : index + 4}`);
	const deleted = new Set([
		accounts,
		tokens,
		contracts,
		topics,
		schedules
	].flatMap((ids) => ids.filter((_, at) => at % 25 === 24)));
	const addresses = /* @__PURE__ */ new Map();
	const chance = random("addresses");
	for (const id of [
		treasury,
		feeCollector,
		rewardAccount,
		...nodeAccounts
	]) addresses.set(id, longZero(id));
	accounts.forEach((id, index) => {
		addresses.set(id, hasAlias(index) ? `0x${chance.hex(20)}` : longZero(id));
	});
	contracts.forEach((id, index) => {
		addresses.set(id, index % 2 === 1 ? `0x${chance.hex(20)}` : longZero(id));
	});
	return {
		count,
		random,
		calendar: new Calendar(now, count(150)),
		accounts,
		nodeAccounts,
		tokens,
		contracts,
		topics,
		schedules,
		files,
		deleted,
		addresses
	};
}
/** Gives out IDs of one numbering, each kind from the next thousand on. */
function numbering() {
	let next = 1001;
	return (count) => {
		const first = next;
		next = Math.ceil((first + count) / 1e3) * 1e3 + 1;
		return Array.from({ length: count }, (_, index) => `0.0.${first + index}`);
	};
}
/** Whether the ordinary account at this place was made by a transfer to its EVM address. */
function hasAlias(index) {
	return index % 3 === 0;
}
/** Whether the token at this place is a collection of NFTs. */
function isCollection(index) {
	return index % 3 === 1;
}
/** The number of an entity ID. */
function numberOf(id) {
	return Number(id.slice(id.lastIndexOf(".") + 1));
}
/** The EVM address an entity has when it brought none of its own: its number in 20 bytes. */
function longZero(id) {
	return `0x${numberOf(id).toString(16).padStart(40, "0")}`;
}
/** The EVM address of an account or contract. */
function addressOf(plan, id) {
	return plan.addresses.get(id) ?? longZero(id);
}
// src/sandbox/live/changes.ts
/** Collections that a ledger only ever adds to. */
const growing$1 = [
	"accounts",
	"airdrops",
	"blocks",
	"contracts",
	"cryptoAllowances",
	"executions",
	"hooks",
	"logs",
	"messages",
	"nftAllowances",
	"nfts",
	"relationships",
	"rewards",
	"schedules",
	"tokenAllowances",
	"tokens",
	"topics",
	"transactions"
];
/** Of changes that only add. */
const nothing = {
	changed: /* @__PURE__ */ new Map(),
	written: [],
	timestamp: void 0
};
/** Puts changes into a ledger. */
function apply(ledger, { added, changed, written, timestamp }) {
	for (const name of growing$1) append(ledger, name, added);
	for (const block of added.blocks ?? []) ledger.pendingBlocks.delete(String(block.hash));
	for (const [id, account] of changed) {
		const at = ledger.accounts.findIndex((one) => one.account === id);
		if (at >= 0) ledger.accounts[at] = account;
	}
	for (const slot of written) {
		const at = ledger.state.findIndex((one) => one.contract_id === slot.contract_id && one.slot === slot.slot);
		if (at < 0) ledger.state.push(slot);
		else ledger.state[at] = slot;
	}
	if (timestamp !== void 0 && timestamp > ledger.timestamp) ledger.timestamp = timestamp;
}
function append(ledger, name, added) {
	const rows = ledger[name];
	for (const row of added[name] ?? []) rows.push(row);
}
/** Every row that changes add, with the collection that it is for. */
function rowsOf({ added }) {
	return growing$1.flatMap((name) => (added[name] ?? []).map((row) => ({
		name,
		row
	})));
}
/** The changes without some rows, and these rows as changes of their own. */
function split$1(changes, isLate) {
	const all = rowsOf(changes).map((one) => ({
		...one,
		late: isLate(one.row)
	}));
	const early = growing$1.map((name) => [name, all.filter((one) => one.name === name && !one.late).map(({ row }) => row)]);
	const late = all.filter((one) => one.late).map(({ name, row }) => ({
		added: { [name]: [row] },
		...nothing
	}));
	return {
		now: {
			...changes,
			added: Object.fromEntries(early)
		},
		late
	};
}
// src/sandbox/add.ts
/** Numbers far beyond those that a ledger has by itself. */
const firstNumber = 50000001;
const since = (from) => ({
	from,
	to: null
});
/** Makers of all kinds. The clusters learn of what is added as of anything else. */
function makeAdd(world, now) {
	let number = firstNumber;
	const adder = (name, fresh) => (said = {}) => {
		const { ledger } = world();
		const [usual] = ledger[name];
		const at = Math.floor(now());
		const timestamp = toTimestamp(BigInt(at) * 1000000n + BigInt(number - firstNumber));
		const row = {
			...structuredClone(usual),
			...fresh(`0.0.${number++}`, timestamp),
			...said
		};
		world().happen(at, {
			added: { [name]: [row] },
			...nothing
		});
		return row;
	};
	const last = (topic) => {
		return world().ledger.messages.filter(({ topic_id }) => topic_id === topic).map(({ sequence_number }) => sequence_number).sort((a, b) => Number(a - b)).at(-1) ?? 0n;
	};
	const message = adder("messages", (_, consensus_timestamp) => ({
		chunk_info: null,
		consensus_timestamp
	}));
	return {
		account: adder("accounts", (account, timestamp) => ({
			account,
			alias: null,
			balance: {
				balance: 0n,
				timestamp,
				tokens: []
			},
			created_timestamp: timestamp,
			deleted: false,
			evm_address: longZero(account),
			memo: ""
		})),
		airdrop: adder("airdrops", (_, timestamp) => ({ timestamp: since(timestamp) })),
		block: adder("blocks", (_, timestamp) => ({ timestamp: since(timestamp) })),
		contract: adder("contracts", (contract_id, timestamp) => ({
			contract_id,
			created_timestamp: timestamp,
			deleted: false,
			evm_address: longZero(contract_id),
			memo: "",
			timestamp: since(timestamp)
		})),
		cryptoAllowance: adder("cryptoAllowances", (_, timestamp) => ({ timestamp: since(timestamp) })),
		hook: adder("hooks", (_, timestamp) => ({ created_timestamp: timestamp })),
		log: adder("logs", (_, timestamp) => ({ timestamp })),
		message: (said = {}) => {
			const topic = said.topic_id ?? world().ledger.topics[0]?.topic_id ?? "";
			return message({
				topic_id: topic,
				sequence_number: last(topic) + 1n,
				...said
			});
		},
		nft: adder("nfts", (_, timestamp) => ({
			created_timestamp: timestamp,
			modified_timestamp: timestamp
		})),
		nftAllowance: adder("nftAllowances", (_, timestamp) => ({ timestamp: since(timestamp) })),
		reward: adder("rewards", (_, timestamp) => ({ timestamp })),
		schedule: adder("schedules", (schedule_id, consensus_timestamp) => ({
			schedule_id,
			consensus_timestamp,
			executed_timestamp: null
		})),
		token: adder("tokens", (token_id, timestamp) => ({
			token_id,
			created_timestamp: timestamp,
			custom_fees: {
				created_timestamp: timestamp,
				fixed_fees: [],
				fractional_fees: []
			},
			deleted: false,
			memo: "",
			modified_timestamp: timestamp,
			name: `Token ${token_id}`
		})),
		tokenAllowance: adder("tokenAllowances", (_, timestamp) => ({ timestamp: since(timestamp) })),
		topic: adder("topics", (topic_id, timestamp) => ({
			topic_id,
			created_timestamp: timestamp,
			deleted: false,
			memo: "",
			timestamp: since(timestamp)
		})),
		transaction: adder("transactions", (_, consensus_timestamp) => ({
			consensus_timestamp,
			transaction_id: `0.0.1001-${consensus_timestamp.replace(".", "-")}`,
			valid_start_timestamp: consensus_timestamp
		}))
	};
}
// src/sandbox/data/once.ts
/** A value that is made when it is first asked for, and once. */
function once$1(make) {
	let made;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
/** An object whose properties are made when they are first asked for. They can be set like any others. */
function lazily(makers) {
	const made = {};
	for (const name in makers) {
		const set = (value) => {
			Object.defineProperty(made, name, {
				value,
				enumerable: true,
				writable: true,
				configurable: true
			});
		};
		const get = () => {
			const value = makers[name]();
			set(value);
			return value;
		};
		Object.defineProperty(made, name, {
			get,
			set,
			enumerable: true,
			configurable: true
		});
	}
	return made;
}
// src/sandbox/ledger/link-faults.ts
/** Makes links wrong, of the next pages or of all. */
var LinkFaults = class {
	#fault;
	#left = 0;
	#turns = 0;
	#first;
	/** Spoils the links of this many pages to come, all by default; a new fault takes the place of the last. */
	set(fault, count = Number.POSITIVE_INFINITY) {
		if (typeof fault === "object" && !(Number.isInteger(fault.cycle) && fault.cycle > 0)) throw new RangeError(`a cycle must have a whole number of pages from 1, got ${preview(fault.cycle)}`);
		this.#fault = fault;
		this.#left = count;
		this.#turns = 0;
		this.#first = void 0;
	}
	clear() {
		this.#left = 0;
	}
	/** Whether a link to come is wrong. */
	get isSet() {
		return this.#left > 0;
	}
	/** The query that stands in the link instead. */
	spoil(page) {
		this.#left -= 1;
		const fault = this.#fault;
		if (fault === "standing") return page.sent;
		if (fault === "back") return page.back ?? page.sent;
		if (fault === "ahead") return page.ahead ?? page.next;
		if (fault === "upper") return `${page.next}&${page.upper}`;
		if (fault === "dropped") return without(page.next, page.given);
		this.#first ??= page.sent;
		this.#turns += 1;
		return fault && this.#turns % fault.cycle === 0 ? this.#first : page.next;
	}
};
/** A query without the first of these parts that it has. */
function without(query, parts) {
	const all = query.split("&");
	const at = all.findIndex((part) => parts.includes(part));
	return at < 0 ? query : all.toSpliced(at, 1).join("&");
}
// src/sandbox/ledger/service-error.ts
/** An answer of the service that is no success, in its own words. */
var ServiceError = class extends Error {
	status;
	messages;
	name = "ServiceError";
	constructor(status, messages) {
		super(messages.map(({ message, detail }) => detail ?? message).join("; "));
		this.status = status;
		this.messages = messages;
	}
};
function notFound(message = "Not found") {
	return new ServiceError(404, [{ message }]);
}
/** A refusal of one parameter, or of the way in which several are used. */
function refused(message) {
	return new ServiceError(400, [{ message }]);
}
const phrases = {
	400: "Bad Request",
	404: "Not Found",
	405: "Method Not Allowed",
	406: "Not Acceptable",
	415: "Unsupported Media Type"
};
/** As the service's Java half says it: the phrase of the status, and the reason as a detail. */
function javaError(status, detail, data) {
	const message = phrases[status] ?? "Error";
	return new ServiceError(status, [data === void 0 ? {
		message,
		detail
	} : {
		message,
		detail,
		data
	}]);
}
// src/sandbox/ledger/kinds.ts
/** The largest number that the service's encoding of an ID has room for. */
const largestNumber = 2n ** 38n - 1n;
const largestLong = 2n ** 63n - 1n;
const realmBits = 16n;
const numberBits = 38n;
/** Shard, realm and number of an ID as one number; undefined for what is no ID, and larger than any for a large one. */
function entityNumber(text) {
	const parts = /^(?:(?:(\d{1,5})\.)?(\d{1,5})\.)?(\d{1,19})$/.exec(text);
	if (!parts) return void 0;
	const [shard = 0n, realm = 0n, number = 0n] = parts.slice(1).map((part) => BigInt(part ?? 0));
	return number > largestNumber ? largestNumber << realmBits : ((shard << realmBits) + realm << numberBits) + number;
}
function writeEntity(value) {
	const id = BigInt(value);
	const realm = id >> numberBits;
	return `${realm >> realmBits}.${realm & (1n << realmBits) - 1n}.${id & largestNumber}`;
}
/** Hexadecimal digits of an EVM address, without 0x and what stands before; undefined if it is none. */
function addressDigits(text) {
	return /^(?:\d{1,5}\.){0,2}(?:0x)?([0-9a-f]{40})$/i.exec(text)?.[1]?.toLowerCase();
}
function parseEntity(text) {
	const [, number = "0"] = /(\d+)$/.exec(text) ?? [];
	const id = entityNumber(text);
	if (id !== void 0 && BigInt(number) > largestNumber) throw refused(`Invalid entity ID "${text.includes(".") ? text : `0.0.${text}`}"`);
	return id;
}
/** An ID by number, or by the address that a number alone makes. */
const entity$2 = {
	parse(text) {
		const digits = /^(?:0x)?(0{24}[0-9a-f]{16})$/i.exec(text)?.[1];
		return digits === void 0 ? parseEntity(text) : BigInt(`0x${digits}`);
	},
	write: writeEntity
};
/** An ID by number or by any EVM address. */
const addressable = {
	parse: (text, find) => {
		const digits = addressDigits(text);
		return digits === void 0 ? parseEntity(text) : find(digits);
	},
	write: writeEntity
};
/** As `addressable`, and by alias; what is below zero is told as an ID that is none. */
const balanceOwner = {
	parse: (text, find) => {
		if (/^-\d+$/.test(text)) throw refused(`Invalid entity ID "0.0.${text}"`);
		return /^[A-Z2-7]{26,}$/.test(text) ? find(text) : addressable.parse(text, find);
	},
	write: writeEntity
};
/** A contract as filters name it: no 0x before the address. */
const contract$2 = {
	parse: (text, find) => /0x/i.test(text) ? void 0 : addressable.parse(text, find),
	write: writeEntity
};
const timestamp = {
	parse: (text) => /^\d{1,10}(\.\d{1,9})?$/.test(text) ? fromTimestamp(text) : void 0,
	write: (value) => toTimestamp(BigInt(value))
};
/** A whole number between two others. */
function integer(least = 0n, most = largestLong) {
	return {
		parse: (text) => {
			if (!/^\d{1,19}$/.test(text)) return void 0;
			const value = BigInt(text);
			return value >= least && value <= most ? value : void 0;
		},
		write: String
	};
}
/** A block's number, which may be hexadecimal. */
const blockNumber = {
	parse: (text, find) => /^0x[0-9a-f]{1,16}$/i.test(text) ? BigInt(text.toLowerCase()) : integer().parse(text, find),
	write: String
};
/** Up to 32 bytes, as a number. */
const word$2 = {
	parse: (text) => {
		const digits = /^(?:0x)?([0-9a-f]{1,64})$/i.exec(text)?.[1];
		return digits === void 0 ? void 0 : BigInt(`0x${digits}`);
	},
	write: (value) => `0x${value.toString(16).padStart(64, "0")}`
};
/** Text of a form, with or without 0x, compared in small letters without it. */
function text$1(form) {
	return {
		parse: (given) => form.test(given) ? given.toLowerCase().replace(/^0x/, "") : void 0,
		write: String
	};
}
/** One of a few words, in any case. */
function words(...known) {
	const lower = new Set(known.map((one) => one.toLowerCase()));
	return {
		parse: (given) => lower.has(given.toLowerCase()) ? given.toLowerCase() : void 0,
		write: String
	};
}
const hash = text$1(/^(0x)?([0-9a-f]{64}|[0-9a-f]{96})$/i);
const flag = words("true", "false");
// src/sandbox/ledger/find-entity.ts
/** The ID in any of its forms as `shard.realm.number`; undefined for what is no ID. */
function entityId(text) {
	const id = entityNumber(text);
	if (id === void 0) return void 0;
	if (BigInt(text.split(".").at(-1) ?? 0) > largestNumber) throw refused(`Invalid entity ID "${text.includes(".") ? text : `0.0.${text}`}"`);
	return entity$2.write(id);
}
/** The ID that an address made of nothing but a number stands for. */
function longZeroId(digits) {
	return digits.startsWith("0".repeat(24)) ? `0.0.${BigInt(`0x${digits}`)}` : void 0;
}
function addressOwner({ accounts, contracts }, digits) {
	const isIt = ({ evm_address }) => evm_address?.toLowerCase() === `0x${digits}`;
	return accounts.find(isIt)?.account ?? contracts.find(isIt)?.contract_id ?? void 0;
}
/** How filters find what an address or alias stands for; no entity has the number that stands for none. */
function addressFinder(ledger) {
	return (name) => entityNumber(accountId(ledger, name) ?? "") ?? -1n;
}
/** ID of the account that a path names by number, address or alias; undefined if there is none. */
function accountId(ledger, text) {
	const digits = addressDigits(text);
	if (digits !== void 0) return addressOwner(ledger, digits) ?? longZeroId(digits);
	const alias = text.replace(/^(?:\d+\.){0,2}/, "");
	return entityId(text) ?? ledger.accounts.find((account) => account.alias === alias)?.account ?? void 0;
}
/** ID of the contract that a path names; undefined if there is none. */
function contractId({ contracts }, text) {
	const digits = addressDigits(text);
	if (digits === void 0) return entityId(text);
	return contracts.find(({ evm_address }) => evm_address === `0x${digits}`)?.contract_id ?? longZeroId(digits);
}
/** The account that a path names, where it has to exist as far as its form can tell. */
function pathAccount(ledger, text) {
	const id = accountId(ledger, text);
	if (id !== void 0) return id;
	throw notFound(addressDigits(text) === void 0 ? "No account with a matching alias found" : "Not found");
}
/** The account that a path names, where there has to be one. */
function knownAccount(ledger, text) {
	const id = pathAccount(ledger, text);
	if (!ledger.accounts.some(({ account }) => account === id)) throw notFound();
	return id;
}
/** The account that a path of the Java half names: a number is not looked up, an address only as it is stored. */
function javaAccount({ accounts }, text) {
	const digits = addressDigits(text);
	const alias = text.replace(/^(?:\d+\.){0,2}/, "");
	const id = digits === void 0 ? entityId(text) ?? accounts.find((one) => one.alias === alias)?.account : isLongZero(digits) ? void 0 : accounts.find(({ evm_address }) => evm_address === `0x${digits}`)?.account;
	if (id === void 0 || id === null) throw javaError(404, "No account found for the given ID");
	return id;
}
function isLongZero(digits) {
	return longZeroId(digits) !== void 0;
}
/** The token that a path names by number or by the address made of its number. */
function tokenId(text) {
	const digits = addressDigits(text);
	return (digits === void 0 ? entityId(text) : longZeroId(digits)) ?? "none";
}
/** What happened in the contract transaction that a path names by ID or hash. */
function execution({ executions }, text) {
	const hash = `0x${text.replace(/^0x/i, "").toLowerCase()}`;
	return executions.find(({ transactionId, result }) => transactionId === text || result.hash === hash || result.timestamp === text);
}
/** The contract that a path names: an address that no contract has is no contract's. */
function pathContract(ledger, text) {
	const id = contractId(ledger, text);
	if (id === void 0) throw notFound();
	return id;
}
// src/sandbox/ledger/query.ts
/** The pairs of a query string in their order. */
function splitQuery(query) {
	try {
		return query.replaceAll("+", "%20").split("&").filter((part) => part !== "").map((part) => {
			const [name = "", ...rest] = part.split("=");
			return {
				name: decodeURIComponent(name),
				text: decodeURIComponent(rest.join("="))
			};
		});
	} catch {
		throw new ServiceError(400, [{ message: "Bad Request" }]);
	}
}
/** Pairs as a query string. The service writes colons as they are. */
function joinQuery(pairs) {
	const encode = (text) => encodeURIComponent(text).replaceAll("%3A", ":");
	return pairs.map(({ name, text }) => `${encode(name)}=${encode(text)}`).join("&");
}
/** Operator and value of a filter. */
function splitFilter(text) {
	const [, operator = "eq", value = text] = /^([A-Za-z]+):(.*)$/s.exec(text) ?? [];
	return {
		operator,
		value
	};
}
/** The conditions on one parameter. */
function on({ conditions }, name) {
	return conditions.filter((condition) => condition.name === name);
}
/** The last value of a parameter. */
function lastValue(query, name) {
	return on(query, name).at(-1)?.value;
}
/** A switch as it was given, or as it is without. */
function isOn(query, name, fallback) {
	const given = lastValue(query, name);
	return given === void 0 ? fallback : given === "true";
}
/** Whether a difference is what an operator asks for. */
function holds(difference, operator) {
	switch (operator) {
		case "eq": return difference === 0;
		case "ne": return difference !== 0;
		case "gt": return difference > 0;
		case "gte": return difference >= 0;
		case "lt": return difference < 0;
		default: return difference <= 0;
	}
}
/** Which of two values is greater. */
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// src/sandbox/ledger/sorted.ts
/**
* Sorts collections that grow, and that a test may change at any time: what was sorted once stays sorted, rows that
* came at the end are put in their place, and anything else is sorted anew.
*/
var Sorter = class {
	#keys;
	#known = /* @__PURE__ */ new WeakMap();
	constructor(keys) {
		this.#keys = keys;
	}
	sort(all) {
		const known = this.#known.get(all);
		if (known && isBeginning(known.source, all)) {
			for (let at = known.source.length; at < all.length; at++) this.#insert(known, all[at]);
			return known;
		}
		const items = [...all].sort((a, b) => this.#compare(a, b));
		const sorted = {
			items,
			firsts: items.map((item) => this.#first(item)),
			source: [...all]
		};
		this.#known.set(all, sorted);
		return sorted;
	}
	#insert({ items, firsts, source }, item) {
		source.push(item);
		let at = items.length;
		while (at > 0 && this.#compare(items[at - 1], item) > 0) at--;
		items.splice(at, 0, item);
		firsts.splice(at, 0, this.#first(item));
	}
	#first(item) {
		return this.#keys[0]?.read(item) ?? 0n;
	}
	#compare(a, b) {
		for (const { read } of this.#keys) {
			const difference = compare(read(a), read(b));
			if (difference !== 0) return difference;
		}
		return 0;
	}
};
const growing = /* @__PURE__ */ new WeakSet();
/** Promises that a list will only ever grow at its end. */
function onlyGrows(list) {
	growing.add(list);
	return list;
}
/** Whether a list only grew at its end since it was copied. */
function isBeginning(some, all) {
	if (some.length > all.length) return false;
	if (growing.has(all)) return true;
	for (let at = 0; at < some.length; at++) if (some[at] !== all[at]) return false;
	return true;
}
/** The place of the first value that is not less than this one, or of the first that is greater. */
function placeOf(length, valueAt, value, isAfter) {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = low + high >> 1;
		const difference = compare(valueAt(middle), value);
		if (difference < 0 || isAfter && difference === 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
// src/sandbox/ledger/grouped.ts
/** Parts of a collection that grows, each a list of its own that stays the same object while it grows. */
var Grouper = class {
	#nameOf;
	#known = /* @__PURE__ */ new WeakMap();
	constructor(nameOf) {
		this.#nameOf = nameOf;
	}
	/** All of one name, in the order of the collection. */
	group(all, name) {
		let known = this.#known.get(all);
		if (!known || !isBeginning(known.source, all)) {
			known = {
				source: [],
				groups: /* @__PURE__ */ new Map()
			};
			this.#known.set(all, known);
		}
		const { source, groups } = known;
		for (let at = source.length; at < all.length; at++) {
			const item = all[at];
			const own = this.#nameOf(item) ?? "";
			source.push(item);
			const group = groups.get(own);
			if (group) group.push(item);
			else groups.set(own, onlyGrows([item]));
		}
		return name === void 0 ? [] : groups.get(name) ?? [];
	}
};
// src/sandbox/ledger/list.ts
/** A list, among lists of other items. */
function list$1(operationId, property, rest) {
	return {
		operationId,
		property,
		filters: {},
		repeats: "any",
		sorter: new Sorter(rest.key),
		...rest
	};
}
const toText = (value) => value === null || value === void 0 ? "" : String(value);
const none$1 = () => -1n;
/** A field as filters compare it; what is not there is smaller than anything. */
function reading(kind, field) {
	return (item) => kind.parse(toText(field(item)), none$1) ?? -1n;
}
const keyOf = (kind) => (parameter, field) => ({
	parameter,
	read: reading(kind, field),
	write: kind.write
});
const byId = keyOf(entity$2);
const byTime$1 = keyOf(timestamp);
const byNumber = keyOf(integer());
const byWord = keyOf(word$2);
const id$1 = (field) => reading(entity$2, field);
const time = (field) => reading(timestamp, field);
const number$1 = (field) => reading(integer(), field);
/** Hexadecimal text in small letters, without 0x. */
const hex = (field) => (item) => toText(field(item)).toLowerCase().replace(/^0x/, "");
/** A hash is found by the whole of it, or by its first 32 bytes. */
const hashes = (field) => (item) => {
	const whole = hash.parse(toText(field(item)), none$1);
	return typeof whole === "string" ? [whole, whole.slice(0, 64)] : null;
};
/** A word of a few, in small letters. */
const lower = (field) => (item) => toText(field(item)).toLowerCase();
// src/sandbox/ledger/list-views.ts
/** What a list of contracts shows of one. */
function listedContract({ bytecode: _, runtime_bytecode: __, ...contract }) {
	return contract;
}
function listedToken(token) {
	return {
		admin_key: token.admin_key ?? null,
		decimals: BigInt(token.decimals ?? 0),
		metadata: token.metadata ?? "",
		name: token.name ?? "",
		symbol: token.symbol ?? "",
		token_id: token.token_id ?? null,
		type: token.type ?? "FUNGIBLE_COMMON"
	};
}
/** How many balances of tokens one of several accounts shows at most. */
const mostTokens = 50;
function listedAccount(account, _, query) {
	if (!isOn(query, "balance", true)) return {
		...account,
		balance: null
	};
	const { balance } = account;
	if (on(query, "account.id").filter(({ operator }) => operator === "eq").length === 1 || !balance || balance.tokens.length <= mostTokens) return account;
	return {
		...account,
		balance: {
			...balance,
			tokens: balance.tokens.slice(0, mostTokens)
		}
	};
}
/** What a list of transactions shows of one. */
function listedTransaction({ assessed_custom_fees: _, ...transaction }) {
	return transaction;
}
/** A log can be seen before its block: then it does not say which one that is. */
function listedLog(log, { pendingBlocks }) {
	return pendingBlocks.has(String(log.block_hash)) ? {
		...log,
		block_hash: "0x",
		block_number: null
	} : log;
}
/** What the list of all results shows of one: all but its logs and state changes. */
function listedResult({ result }) {
	const { logs: _, state_changes: __, ...listed } = result;
	return listed;
}
/** What the list of a contract's results shows of one: nothing of its block and its Ethereum transaction either. */
function summedResult({ result }) {
	const { address, amount, authorization_list, bloom, call_result, contract_id } = result;
	const { created_contract_ids, error_message, from, function_parameters, gas_consumed } = result;
	const { gas_limit, gas_used, hash, timestamp, to } = result;
	return {
		address,
		amount,
		...authorization_list === void 0 ? {} : { authorization_list },
		bloom,
		call_result,
		contract_id,
		created_contract_ids,
		error_message,
		from,
		function_parameters,
		gas_consumed,
		gas_limit,
		gas_used,
		hash,
		timestamp,
		to
	};
}
// src/sandbox/ledger/history-lists.ts
const transactionKey = [byTime$1("timestamp", ({ consensus_timestamp }) => consensus_timestamp)];
const transactionFilters = {
	result: ({ result }) => result === "SUCCESS" ? "success" : "fail",
	transactiontype: lower(({ name }) => name)
};
const none = () => -1n;
/** Transactions that change the balance of one of these accounts, in the direction that `type` asks for. */
function moving({ transactions }, query) {
	const way = lastValue(query, "type");
	const wanted = on(query, "account.id").filter(({ operator }) => operator === "eq");
	if (way === void 0 && wanted.length === 0) return transactions;
	return transactions.filter(({ transfers = [] }) => transfers.some(({ account, amount }) => (way === void 0 || (way === "credit" ? amount > 0n : amount < 0n)) && (wanted.length === 0 || wanted.some(({ value }) => value === entity$2.parse(String(account), none)))));
}
const topics$1 = new Grouper(({ topic_id }) => topic_id);
/** The lists of what happened: blocks, transactions and messages. */
const historyLists = [
	list$1("getBlocks", "blocks", {
		items: ({ blocks }) => blocks,
		key: [byNumber("block.number", ({ number }) => number)],
		filters: { timestamp: time(({ timestamp }) => timestamp?.to) },
		repeats: "all"
	}),
	list$1("getTransactions", "transactions", {
		items: (ledger, _, query) => moving(ledger, query),
		key: transactionKey,
		filters: transactionFilters,
		repeats: "all",
		view: listedTransaction,
		window: "next"
	}),
	list$1("getTopicMessages", "messages", {
		items: ({ messages }, { topicId = "" }) => topics$1.group(messages, entityId(topicId)),
		key: [byNumber("sequencenumber", ({ sequence_number }) => sequence_number)],
		filters: { timestamp: time(({ consensus_timestamp }) => consensus_timestamp) },
		repeats: "all",
		nextBy: byTime$1("timestamp", ({ consensus_timestamp }) => consensus_timestamp)
	})
];
// src/sandbox/ledger/lookup.ts
function found(value) {
	if (value === void 0) throw notFound();
	return value;
}
/** Whether something that holds from a time, up to another if that is given, is there when a query asks. */
function isAt(query, from, to) {
	const begin = fromTimestamp(from ?? "0");
	const end = typeof to === "string" ? fromTimestamp(to) : void 0;
	return on(query, "timestamp").every(({ operator, value }) => {
		const isOver = end !== void 0 && compare(end, value) <= 0;
		if (operator === "eq") return compare(begin, value) <= 0 && !isOver;
		if (operator === "lt") return compare(begin, value) < 0;
		if (operator === "lte") return compare(begin, value) <= 0;
		return !isOver;
	});
}
// src/sandbox/ledger/account.ts
/** An account's transactions: a list that stands inside the reply of a lookup. */
const accountTransactions = list$1("getAccount", "transactions", {
	items: (ledger, { idOrAliasOrEvmAddress = "" }, query) => {
		if (!isOn(query, "transactions", true)) return [];
		const id = pathAccount(ledger, idOrAliasOrEvmAddress);
		return ledger.transactions.filter(({ transfers = [], entity_id }) => entity_id === id || transfers.some(({ account }) => account === id));
	},
	key: transactionKey,
	filters: transactionFilters,
	repeats: "all",
	view: listedTransaction,
	window: "next"
});
/** The account itself, if it was there at the end of the range of time that is asked for. */
function accountOf(ledger, { path, query }) {
	const id = pathAccount(ledger, path.idOrAliasOrEvmAddress ?? "");
	const info = found(ledger.accounts.find(({ account }) => account === id));
	const { begin, end } = rangeOf(query);
	const created = fromTimestamp(info.created_timestamp ?? "0");
	if (end !== void 0 && (end < created || begin !== void 0 && begin > end)) throw notFound();
	return info;
}
function rangeOf(query) {
	const edges = on(query, "timestamp").map(({ operator, value }) => ({
		operator,
		at: BigInt(value)
	}));
	const begins = edges.flatMap(({ operator, at }) => operator === "gt" ? [at + 1n] : operator === "gte" || operator === "eq" ? [at] : []);
	const ends = edges.flatMap(({ operator, at }) => operator === "lt" ? [at - 1n] : operator === "lte" || operator === "eq" ? [at] : []);
	return {
		begin: begins.sort(compare).at(-1),
		end: ends.sort(compare)[0]
	};
}
// src/sandbox/ledger/list-refusals.ts
/** Whether a parameter is given. */
function has(query, name) {
	return on(query, name).length > 0;
}
const isLower$1 = ({ operator }) => operator.startsWith("g");
const isUpper$1 = ({ operator }) => operator.startsWith("l");
const isEqual$1 = ({ operator }) => operator === "eq";
function notUnequal(query, ...names) {
	for (const name of names) if (on(query, name).some(({ operator }) => operator === "ne")) throw refused(`Not equal (ne) operator is not supported for ${name}`);
}
/** Refuses a second equality or a second bound on one side, as lists of two keys do. */
function oneOfEach(query, ...names) {
	for (const name of names) {
		notUnequal(query, name);
		const of = on(query, name);
		if (of.filter(isEqual$1).length > 1) throw refused(`Only one equal (eq) operator is allowed for ${name}`);
		if (of.filter(isLower$1).length > 1) throw refused(`Only one gt/gte operator is allowed for ${name}`);
		if (of.filter(isUpper$1).length > 1) throw refused(`Only one lt/lte operator is allowed for ${name}`);
		if (of.some(isEqual$1) && !of.every(isEqual$1)) throw refused(`Can't support both range and equal for ${name}`);
	}
}
/** Refuses a second key without a bound on the first that it could refine. */
function needsFirst(query, first, second) {
	const [major, minor] = [on(query, first), on(query, second)];
	if (minor.length === 0) return;
	if (major.length === 0) throw refused(`${second} without a ${first} parameter filter`);
	if (minor.some(isLower$1) && !major.some(({ operator }) => /^(eq|gte)$/.test(operator))) throw refused(`${first} must have gte or eq operator`);
	if (minor.some(isUpper$1) && !major.some(({ operator }) => /^(eq|lte)$/.test(operator))) throw refused(`${first} must have lte or eq operator`);
}
const sevenDays = 7n * 24n * 60n * 60n * 1000000000n;
/** A search by topic has to say when; where there are windows, no range at all is longer than a week. */
function checkLogs(query, windows) {
	oneOfEach(query, "timestamp", "index");
	const times = on(query, "timestamp");
	const exact = times.some(isEqual$1);
	if (has(query, "index")) {
		if (on(query, "index").every(isEqual$1) && !exact) throw refused("timestamp must have eq operator");
		needsFirst(query, "timestamp", "index");
	}
	if (exact) return;
	const [from, to] = [times.find(isLower$1)?.value, times.find(isUpper$1)?.value];
	const isRange = typeof from === "bigint" && typeof to === "bigint";
	const byTopic = query.conditions.some(({ name }) => name.startsWith("topic"));
	const why = byTopic ? "Cannot search topics without a valid timestamp range: " : "";
	if (!isRange && byTopic) throw refused(`${why}No timestamp range or eq operator provided`);
	if (isRange && (byTopic || windows) && (to < from || to - from > sevenDays)) throw refused(`${why}Timestamp range by the lower and upper bounds must be positive and within 7d`);
}
/** Which results a block or sender narrows a list to. */
function checkResults(query) {
	if (has(query, "block.number") && has(query, "block.hash")) throw refused("Invalid parameter usage: block.hash - cannot combine block.number and block.hash");
	if (has(query, "transaction.index") && !has(query, "block.number") && !has(query, "block.hash")) throw refused("Invalid parameter usage: transaction.index - transaction.index requires block.number or block.hash filter to be specified");
}
// src/sandbox/ledger/account-lists.ts
/** The lists of accounts and of what accounts have, as far as the JavaScript half answers them. */
const accountLists = [
	list$1("getAccounts", "accounts", {
		items: ({ accounts }) => accounts,
		key: [byId("account.id", ({ account }) => account)],
		filters: {
			"account.balance": number$1(({ balance }) => balance?.balance),
			"account.publickey": hex(({ key }) => key?.key)
		},
		view: listedAccount
	}),
	list$1("getNftsByAccountId", "nfts", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.nfts.filter(({ account_id }) => account_id === owner);
		},
		key: [byId("token.id", ({ token_id }) => token_id), byNumber("serialnumber", ({ serial_number }) => serial_number)],
		filters: { "spender.id": id$1(({ spender }) => spender) },
		check: (query) => {
			oneOfEach(query, "token.id", "serialnumber");
			needsFirst(query, "token.id", "serialnumber");
		}
	}),
	list$1("getStakingRewards", "rewards", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = knownAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.rewards.filter(({ account_id }) => account_id === owner);
		},
		key: [byTime$1("timestamp", ({ timestamp }) => timestamp)]
	}),
	list$1("getTokensByAccountId", "tokens", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = knownAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.relationships.filter((one) => one.owner === owner).map(({ value }) => value);
		},
		key: [byId("token.id", ({ token_id }) => token_id)]
	}),
	list$1("getCryptoAllowances", "allowances", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.cryptoAllowances.filter((allowance) => allowance.owner === owner);
		},
		key: [byId("spender.id", ({ spender }) => spender)]
	}),
	list$1("getTokenAllowances", "allowances", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = pathAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.tokenAllowances.filter((allowance) => allowance.owner === owner);
		},
		key: [byId("spender.id", ({ spender }) => spender), byId("token.id", ({ token_id }) => token_id)],
		check: (query) => {
			oneOfEach(query, "spender.id", "token.id");
			needsFirst(query, "spender.id", "token.id");
		}
	}),
	list$1("getSchedules", "schedules", {
		items: ({ schedules }) => schedules,
		key: [byId("schedule.id", ({ schedule_id }) => schedule_id)],
		filters: { "account.id": id$1(({ creator_account_id }) => creator_account_id) },
		repeats: "all"
	}),
	list$1("getBalances", "balances", {
		items: ({ accounts }) => accounts.map(({ account, balance, key }) => ({
			account,
			balance: balance?.balance ?? 0n,
			tokens: (balance?.tokens ?? []).map(({ token_id = "", balance: held = 0n }) => ({
				token_id,
				balance: held
			})),
			key
		})),
		key: [byId("account.id", ({ account }) => account)],
		filters: {
			"account.balance": number$1(({ balance }) => balance),
			"account.publickey": hex(({ key }) => key?.key)
		},
		view: ({ key: _, ...balance }) => balance,
		around: ({ timestamp }) => ({ timestamp })
	})
];
// src/sandbox/ledger/contract-lists.ts
const resultFilters = {
	"block.hash": hashes(({ result }) => result.block_hash),
	"block.number": reading(integer(), ({ result }) => result.block_number),
	from: reading(entity$2, ({ actions }) => actions[0]?.caller),
	"transaction.index": reading(integer(), ({ result }) => result.transaction_index)
};
const topic$1 = (index) => ({ topics }) => {
	const own = topics?.[index];
	return own === void 0 ? null : word$2.parse(own, () => -1n);
};
const topics = {
	topic0: topic$1(0),
	topic1: topic$1(1),
	topic2: topic$1(2),
	topic3: topic$1(3)
};
const logKey = [byTime$1("timestamp", (log) => log.timestamp), byNumber("index", (log) => log.index)];
/** The lists of contracts and of what happened in them. */
const contractLists = [
	list$1("getContracts", "contracts", {
		items: ({ contracts }) => contracts,
		key: [byId("contract.id", ({ contract_id }) => contract_id)],
		view: listedContract
	}),
	list$1("getContractsResults", "results", {
		items: ({ executions }) => executions,
		key: [byTime$1("timestamp", ({ result }) => result.timestamp)],
		filters: resultFilters,
		view: listedResult,
		check: checkResults,
		window: "end"
	}),
	list$1("getContractResultsByContractId", "results", {
		items: (ledger, { contractIdOrAddress = "" }) => {
			const id = pathContract(ledger, contractIdOrAddress);
			return ledger.executions.filter(({ result }) => result.contract_id === id);
		},
		key: [byTime$1("timestamp", ({ result }) => result.timestamp)],
		filters: resultFilters,
		view: summedResult,
		check: checkResults
	}),
	list$1("getContractActions", "actions", {
		items: (ledger, { transactionIdOrHash = "" }) => {
			const actions = execution(ledger, transactionIdOrHash)?.actions;
			if (!actions) throw notFound();
			return actions;
		},
		key: [byNumber("index", ({ index }) => index)],
		repeats: "all"
	}),
	list$1("getContractState", "state", {
		items: (ledger, { contractIdOrAddress = "" }) => {
			const id = pathContract(ledger, contractIdOrAddress);
			return ledger.state.filter(({ contract_id }) => contract_id === id);
		},
		key: [byWord("slot", ({ slot }) => slot)],
		filters: { timestamp: time(({ timestamp }) => timestamp) },
		check: (query) => notUnequal(query, "timestamp")
	}),
	list$1("getContractsLogs", "logs", {
		items: ({ logs }) => logs,
		key: logKey,
		filters: {
			...topics,
			"transaction.hash": hashes(({ transaction_hash }) => transaction_hash)
		},
		check: checkLogs,
		view: listedLog,
		window: "failure"
	}),
	list$1("getContractLogsByContractId", "logs", {
		items: (ledger, { contractIdOrAddress = "" }) => {
			const id = pathContract(ledger, contractIdOrAddress);
			return ledger.logs.filter(({ contract_id }) => contract_id === id);
		},
		key: logKey,
		filters: topics,
		check: checkLogs,
		view: listedLog
	})
];
// src/sandbox/wire/json.ts
/** JSON with bigints as exact integers. What is undefined is left out. */
function toJson(value) {
	if (typeof value === "bigint") return String(value);
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return `[${value.map(toJson).join(",")}]`;
	let text = "";
	for (const [name, inner] of Object.entries(value)) {
		if (inner === void 0) continue;
		text += `${text === "" ? "" : ","}${JSON.stringify(name)}:${toJson(inner)}`;
	}
	return `{${text}}`;
}
// src/sandbox/ledger/headers.ts
const shared = {
	"access-control-allow-origin": "*",
	vary: "Accept-Encoding"
};
/** An answer as it goes over the wire, or 304 where the one who asks has it already. */
function respond({ status, data, next }, { headers, method }, operation) {
	const body = toJson(data);
	const isSuccess = status < 300;
	const tag = `"${body.length.toString(16)}-${digest(body)}"`;
	const etag = operation && operation.half !== "javascript" ? tag : `W/${tag}`;
	const sent = new Headers({
		...shared,
		"content-type": "application/json; charset=utf-8"
	});
	if (isSuccess && operation) sent.set("cache-control", `public, max-age=${operation.maxAge}`);
	if (isSuccess || operation?.half !== "java") sent.set("etag", etag);
	if (typeof next === "string") sent.set("link", `<${next}>; rel="next"`);
	if (isSuccess && method !== "POST" && isKnown(headers.get("if-none-match"), etag)) {
		sent.delete("content-type");
		return new Response(null, {
			status: 304,
			headers: sent
		});
	}
	return new Response(method === "HEAD" ? null : body, {
		status,
		headers: sent
	});
}
/** What a browser asks before it sends a request of its own kind. */
function preflight() {
	const headers = {
		...shared,
		"access-control-allow-methods": "GET,HEAD,POST",
		"access-control-allow-headers": "*"
	};
	return new Response(null, {
		status: 204,
		headers
	});
}
/** Weak and strong tags of the same text are the same to a reader. */
function isKnown(given, etag) {
	const bare = (tag) => tag.trim().replace(/^W\//, "");
	return given !== null && (given.trim() === "*" || given.split(",").some((tag) => bare(tag) === bare(etag)));
}
/** Two hashes in one (FNV-1a, from two beginnings): texts that differ have other tags. */
function digest(text) {
	let one = 2166136261;
	let other = 2538058380;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 16777619);
		other = Math.imul(other ^ code, 2246822507);
	}
	return ((one >>> 0) * 2 ** 21 + (other >>> 11)).toString(36);
}
// src/sandbox/ledger/java/java-refusals.ts
const isLower = ({ operator }) => operator.startsWith("g");
const isUpper = ({ operator }) => operator.startsWith("l");
const isEqual = ({ operator }) => operator === "eq";
/** Refuses a range whose lower end is above its upper end, under a name that need not be the parameter's. */
function notCrossed(query, name, told = name) {
	const lower = on(query, name).findLast((one) => isLower(one) || isEqual(one));
	const upper = on(query, name).findLast((one) => isUpper(one));
	if (lower && upper && lower.value > upper.value) throw javaError(400, `Invalid range provided for ${told}`);
}
/** The rules of NFT allowances: one equality or one range a key, and a token only beside an account. */
function checkNftAllowances(query) {
	for (const name of ["account.id", "token.id"]) {
		const of = on(query, name);
		if (of.some(({ operator }) => operator === "ne")) throw javaError(400, `Unsupported range operator ne for ${name}`);
		if (of.some(isEqual) && of.length > of.filter(isEqual).length) throw javaError(400, `Can't support both range and equal for ${name}`);
		for (const [test, listed] of [
			[isEqual, "[eq]"],
			[isLower, "[gt, gte]"],
			[isUpper, "[lt, lte]"]
		]) if (of.filter(test).length > 1) throw javaError(400, `Only one range operator from ${listed} is allowed for the given parameter for ${name}`);
	}
	const [account, token] = [on(query, "account.id"), on(query, "token.id")];
	if (token.length > 0 && account.length === 0) throw javaError(400, "token.id parameter must have account.id present");
	notCrossed(query, "account.id");
	if (!isApart(account)) notCrossed(query, "token.id");
	const has = (...operators) => account.some(({ operator }) => operators.includes(operator));
	if (token.some(isLower) && !has("eq", "gte") || token.some(isUpper) && !has("eq", "lte")) throw javaError(400, "Requires the presence of an lte/gte or eq account.id parameter");
}
/** Whether bounds leave more than one account, so that those of tokens belong to different ones. */
function isApart(account) {
	const [lower, upper] = [account.find(isLower), account.find(isUpper)];
	return lower?.operator === "gte" && upper?.operator === "lte" && lower.value !== upper.value;
}
/** One lower and one upper bound of each key count, the last of several; `ne` is dropped without a word. */
function lastBounds(query, ...names) {
	const kept = names.flatMap((name) => {
		const of = on(query, name);
		return [of.findLast((one) => isLower(one) || isEqual(one)), of.findLast(isUpper)].filter((one) => one !== void 0);
	});
	const others = query.conditions.filter(({ name }) => !names.includes(name));
	return {
		...query,
		conditions: [...others, ...kept]
	};
}
function checkRegisteredNodes(query) {
	const of = on(query, "registerednode.id").filter(({ operator }) => operator !== "ne");
	if (of.some(isEqual) && of.length > 1) throw javaError(400, "The 'eq' operator cannot be combined with other operators");
	const [lower, upper] = [of.find(isLower), of.find(isUpper)];
	if (lower && upper && lower.value > upper.value) throw javaError(400, "Invalid range: lower bound exceeds upper bound");
}
function checkNodes(query) {
	if (on(query, "file.id").some((one) => !isEqual(one))) throw javaError(400, "Only equality operator is supported for file.id");
	notCrossed(query, "node.id");
}
// src/sandbox/ledger/java/java-lists.ts
const airdrops$1 = (operationId, own, parameter) => {
	const other = own === "sender_id" ? "receiver_id" : "sender_id";
	return list$1(operationId, "airdrops", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = javaAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.airdrops.filter((airdrop) => airdrop[own] === owner);
		},
		key: [
			byId(parameter, (airdrop) => airdrop[other]),
			byId("token.id", ({ token_id }) => token_id),
			byNumber("serialnumber", ({ serial_number }) => serial_number ?? 0)
		],
		check: (query) => notCrossed(query, parameter, "account.id")
	});
};
/** The lists of the Java half. */
const javaLists = [
	airdrops$1("getOutstandingTokenAirdrops", "sender_id", "receiver.id"),
	airdrops$1("getPendingTokenAirdrops", "receiver_id", "sender.id"),
	list$1("getNftAllowances", "allowances", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }, query) => {
			const account = javaAccount(ledger, idOrAliasOrEvmAddress);
			const [side, other] = isOn(query, "owner", true) ? ["owner", "spender"] : ["spender", "owner"];
			return ledger.nftAllowances.filter((allowance) => allowance[side] === account && allowance.approved_for_all).map((allowance) => ({
				other: allowance[other],
				allowance
			}));
		},
		key: [byId("account.id", ({ other }) => other), byId("token.id", ({ allowance }) => allowance.token_id)],
		view: ({ allowance }) => allowance,
		check: checkNftAllowances
	}),
	list$1("getHooks", "hooks", {
		items: (ledger, { idOrAliasOrEvmAddress = "" }) => {
			const owner = javaAccount(ledger, idOrAliasOrEvmAddress);
			return ledger.hooks.filter(({ owner_id }) => owner_id === owner);
		},
		key: [byNumber("hook.id", ({ hook_id }) => hook_id)]
	}),
	list$1("getHookStorage", "storage", {
		items: (ledger, path, query) => {
			const owner = `${javaAccount(ledger, path.idOrAliasOrEvmAddress ?? "")}/${BigInt(path.hookId ?? 0)}`;
			const slots = ledger.hookStorage.filter((slot) => slot.owner === owner).map(({ value }) => value);
			return on(query, "timestamp").length > 0 ? slots : slots.filter(({ value }) => value !== null);
		},
		key: [byWord("key", ({ key }) => key)],
		filters: { timestamp: time(({ timestamp }) => timestamp) },
		around: (ledger, path) => ({
			hook_id: BigInt(path.hookId ?? 0),
			owner_id: javaAccount(ledger, path.idOrAliasOrEvmAddress ?? "")
		})
	}),
	list$1("getNetworkNodes", "nodes", {
		items: ({ nodes }) => nodes,
		key: [byNumber("node.id", ({ node_id }) => node_id)],
		filters: { "file.id": id$1(({ file_id }) => file_id) },
		check: checkNodes
	}),
	list$1("getRegisteredNodes", "registered_nodes", {
		items: ({ registeredNodes }) => registeredNodes,
		key: [byNumber("registerednode.id", ({ registered_node_id }) => registered_node_id)],
		filters: { type: ({ service_endpoints }) => service_endpoints.map(({ type }) => String(type).toLowerCase()) },
		check: checkRegisteredNodes
	})
];
// src/sandbox/ledger/java/java-lookups.ts
/** When the file that a query asks for was written: as of an equality, or within bounds. */
function checkFile(query, { exchangeRate }, missing) {
	const { timestamp = "0" } = exchangeRate;
	if (!on(query, "timestamp").every(({ operator, value }) => holds(compare(fromTimestamp(timestamp), value), operator === "eq" ? "lte" : operator))) throw javaError(404, missing);
	return timestamp;
}
/** Single things of the Java half. */
const javaLookups = {
	getTopic: ({ topics }, { path: { topicId = "" } }) => {
		const topic = topics.find(({ topic_id }) => topic_id === entityId(topicId));
		if (!topic) throw javaError(404, "Topic not found");
		return topic;
	},
	getNetworkExchangeRate: (ledger, { query }) => {
		checkFile(query, ledger, "File 0.0.112 not found");
		return ledger.exchangeRate;
	},
	getNetworkFees: (ledger, { query }) => {
		const timestamp = checkFile(query, ledger, "File 0.0.111 not found");
		const sign = query.order === "asc" ? 1 : -1;
		const name = ({ transaction_type = "" }) => transaction_type.toLowerCase();
		return {
			fees: [...ledger.fees].sort((a, b) => name(a) < name(b) ? -sign : sign),
			timestamp
		};
	},
	getNetworkStake: ({ stake }) => stake,
	getNetworkSupply: (ledger, { query }) => {
		notCrossed(query, "timestamp");
		checkFile(query, ledger, "Network supply not found");
		return {
			released_supply: String(ledger.supply.released),
			timestamp: ledger.timestamp,
			total_supply: String(ledger.supply.total)
		};
	},
	estimateFees: (_, { body: { bytes, contentType } }) => {
		if (!/^application\/(x-)?protobuf/.test(contentType)) throw javaError(415, `Content-Type '${contentType}' is not supported`);
		if (bytes.length === 0) throw javaError(400, "Failed to read request");
		if (!isMessage(bytes)) throw javaError(400, "Unable to parse transaction");
		return estimate(BigInt(bytes.byteLength));
	}
};
/** Whether bytes can be those of a protobuf message: a field's number and a known type of it first. */
function isMessage([tag = 0]) {
	return tag >> 3 > 0 && [
		0,
		1,
		2,
		5
	].includes(tag & 7);
}
function estimate(extra) {
	const fee = (base) => ({
		base,
		extras: [{
			charged: extra,
			count: extra,
			fee_per_unit: 11n,
			included: 0n,
			name: "BYTES",
			subtotal: extra * 11n
		}]
	});
	const [node, service] = [fee(100000n), fee(499000n)];
	const subtotal = node.base + extra * 11n;
	return {
		high_volume_multiplier: 1n,
		network: {
			multiplier: 9,
			subtotal: subtotal * 9n
		},
		node,
		service,
		total: subtotal * 10n + service.base + extra * 11n
	};
}
// src/sandbox/ledger/java/java-kinds.ts
const mostRealm = 65535n;
/** An ID in a range: no address, and nothing that the encoding has no room for. */
const entity$1 = {
	parse: (text) => {
		const parts = /^(?:(?:(\d{1,4})\.)?(\d{1,5})\.)?(\d{1,19})$/.exec(text);
		if (!parts) return void 0;
		const [shard = 0n, realm = 0n, number = 0n] = parts.slice(1).map((part) => BigInt(part ?? 0));
		return realm > mostRealm || number > largestNumber ? void 0 : ((shard << 16n) + realm << 38n) + number;
	},
	write: (value) => `0.0.${value}`
};
const word$1 = {
	parse: (text) => /^(0x)?[0-9a-f]{1,64}$/i.test(text) ? BigInt(`0x${text.replace(/^0x/i, "")}`) : void 0,
	write: (value) => `0x${value.toString(16).padStart(64, "0")}`
};
const range$1 = "eq gt gte lt lte";
const all$2 = `${range$1} ne`;
const ids = (plural) => ({
	kind: entity$1,
	operators: all$2,
	most: 2,
	plural
});
const nodeTypes = words("BLOCK_NODE", "GENERAL_SERVICE", "MIRROR_NODE", "RPC_RELAY", "UNKNOWN");
const once = {
	operators: "eq",
	most: Number.POSITIVE_INFINITY,
	plural: ""
};
const airdrops = {
	"token.id": ids("tokenIds"),
	serialnumber: {
		kind: integer(),
		operators: all$2,
		most: 2,
		plural: "serialNumbers"
	}
};
const asOf = (plural) => ({ timestamp: {
	kind: timestamp,
	operators: range$1,
	most: 2,
	plural
} });
/** What each operation of the Java half takes; any other name is ignored. */
const javaParameters = {
	getOutstandingTokenAirdrops: {
		"receiver.id": ids("receiverIds"),
		...airdrops
	},
	getPendingTokenAirdrops: {
		"sender.id": ids("senderIds"),
		...airdrops
	},
	getNftAllowances: {
		"account.id": ids("accountIds"),
		"token.id": ids("tokenIds"),
		owner: {
			kind: flag,
			...once
		}
	},
	getHooks: { "hook.id": {
		kind: integer(),
		operators: range$1,
		most: 100,
		plural: "hookId"
	} },
	getHookStorage: {
		key: {
			kind: word$1,
			operators: range$1,
			most: 100,
			plural: "keys",
			strict: true
		},
		...asOf("timestamps")
	},
	getNetworkExchangeRate: asOf("timestamp"),
	getNetworkFees: asOf("timestamp"),
	getNetworkSupply: asOf("timestamp"),
	getNetworkNodes: {
		"file.id": {
			kind: entity$1,
			...once,
			operators: all$2
		},
		"node.id": {
			kind: integer(),
			...once,
			operators: all$2
		}
	},
	getRegisteredNodes: {
		"registerednode.id": {
			kind: integer(),
			operators: all$2,
			most: 2,
			plural: "registeredNodeIds"
		},
		type: {
			kind: nodeTypes,
			...once
		}
	}
};
// src/sandbox/ledger/java/java-query.ts
/** Operations whose binding tells the parameter instead of a phrase and a reason. */
const bound = /* @__PURE__ */ new Set(["getNetworkNodes", "getRegisteredNodes"]);
/** Reads a query as the Java half does: the first fault ends it, and what it does not know it ignores. */
function readJavaQuery(operation, text) {
	const { operationId } = operation;
	const pairs = splitQuery(text);
	return {
		pairs,
		conditions: Object.entries(javaParameters[operationId] ?? {}).flatMap(([name, parameter]) => {
			const given = pairs.filter((pair) => pair.name === name).flatMap((pair) => pair.text.split(","));
			const read = given.flatMap((one) => {
				if (one.trim() === "") return [];
				const [, operator = "eq", value = one] = /^([^:]*):(.*)$/s.exec(one) ?? [];
				const known = parameter.strict ? operator : operator.toLowerCase();
				const parsed = parameter.operators.split(" ").includes(known) ? parameter.kind.parse(value, () => -1n) : void 0;
				if (parsed === void 0) throw invalid(operationId, name);
				return [{
					name,
					operator: known,
					value: parsed
				}];
			});
			if (given.length > parameter.most) throw javaError(400, `${parameter.plural} size must be between 0 and ${parameter.most}`);
			return read;
		}),
		limit: limitOf(operationId, pairs),
		order: orderOf(operation, pairs)
	};
}
function invalid(operationId, name) {
	return bound.has(operationId) ? refused(`Invalid parameter: ${name}`) : javaError(400, `Failed to convert '${name}'`);
}
function limitOf(operationId, pairs) {
	const isOfNodes = operationId === "getNetworkNodes";
	const given = pairs.filter(({ name, text }) => name === "limit" && text.trim() !== "");
	const [first] = given;
	if (!first) return isOfNodes ? 10 : 25;
	if (given.length > 1) throw bound.has(operationId) ? refused("Only a single instance is supported for limit") : javaError(400, "Failed to convert 'limit'");
	if (!/^[-+]?\d{1,10}$/.test(first.text)) throw invalid(operationId, "limit");
	const limit = Number(first.text);
	if (bound.has(operationId)) {
		if (limit < 1 || limit > 100 && !isOfNodes) throw invalid(operationId, "limit");
		return isOfNodes ? Math.min(limit, 25) : limit;
	}
	if (limit < 1) throw javaError(400, "limit must be greater than 0");
	if (limit > 100) throw javaError(400, "limit must be less than or equal to 100");
	return limit;
}
function orderOf({ operationId, order }, pairs) {
	const given = pairs.find(({ name, text }) => name === "order" && text.trim() !== "")?.text.toLowerCase();
	if (given === void 0) return order;
	if (given !== "asc" && given !== "desc") throw invalid(operationId, "order");
	return given;
}
// src/sandbox/ledger/lookups.ts
/** Single things, as far as the JavaScript half answers them. */
const lookups = {
	getBlock: ({ blocks }, { path: { hashOrNumber = "" } }) => {
		const hash = `0x${hashOrNumber.replace(/^0x/i, "").toLowerCase()}`;
		return found(blocks.find(({ number, hash: theirs = "" }) => /^\d{1,19}$/.test(hashOrNumber) ? number === BigInt(hashOrNumber) : theirs.startsWith(hash)));
	},
	getContract: (ledger, { path: { contractIdOrAddress = "" }, query }) => {
		const id = contractId(ledger, contractIdOrAddress);
		const contract = found(ledger.contracts.find(({ contract_id }) => contract_id === id));
		if (!isAt(query, contract.timestamp?.from, contract.timestamp?.to)) throw notFound();
		return contract;
	},
	getContractResultByIdAndTimestamp: (ledger, { path: { contractIdOrAddress = "", timestamp } }) => {
		const id = contractId(ledger, contractIdOrAddress);
		return found(ledger.executions.find(({ result }) => result.contract_id === id && result.timestamp === timestamp)).result;
	},
	getContractResultByTransactionIdOrHash: (ledger, { path: { transactionIdOrHash = "" }, query }) => {
		const nonce = lastValue(query, "nonce") ?? 0n;
		const result = found(execution(ledger, transactionIdOrHash)).result;
		if (nonce !== 0n && transactionIdOrHash.includes("-")) throw notFound();
		return result;
	},
	getSchedule: ({ schedules }, { path: { scheduleId = "" } }) => found(schedules.find(({ schedule_id }) => schedule_id === entityId(scheduleId))),
	getTransaction: ({ transactions }, { path: { transactionId = "" }, query }) => {
		const bare = transactionId.replace(/^0x/i, "");
		const nonce = lastValue(query, "nonce");
		const scheduled = lastValue(query, "scheduled");
		const of = transactions.filter((one) => (one.transaction_id === transactionId || matchesHash(one, bare)) && (nonce === void 0 || BigInt(one.nonce ?? 0) === nonce) && (scheduled === void 0 || String(one.scheduled) === scheduled));
		if (of.length === 0) throw notFound();
		return { transactions: of };
	},
	getTopicMessageByIdAndSequenceNumber: ({ messages }, { path: { topicId = "", sequenceNumber = "" } }) => found(messages.find(({ topic_id, sequence_number, consensus_timestamp }) => topic_id === entityId(topicId) && (sequenceNumber.includes(".") ? consensus_timestamp === sequenceNumber : sequence_number === BigInt(sequenceNumber)))),
	getTopicMessageByTimestamp: ({ messages }, { path: { timestamp } }) => found(messages.find(({ consensus_timestamp }) => consensus_timestamp === timestamp)),
	getToken: ({ tokens }, { path, query }) => {
		const token = found(tokens.find(({ token_id }) => token_id === tokenId(path.tokenId ?? "")));
		if (!isAt(query, token.created_timestamp)) throw notFound();
		return token;
	},
	getNft: ({ nfts }, { path }) => found(nfts.find(({ token_id, serial_number }) => token_id === tokenId(path.tokenId ?? "") && String(serial_number) === path.serialNumber))
};
/** A transaction is found by its hash in hexadecimal, whole or its first 32 bytes, or in base64url. */
function matchesHash({ transaction_hash = "" }, text) {
	if (text === transaction_hash.replaceAll("+", "-").replaceAll("/", "_")) return true;
	if (!/^([0-9a-f]{64}|[0-9a-f]{96})$/i.test(text)) return false;
	return [...atob(transaction_hash)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("").startsWith(text.toLowerCase());
}
// src/sandbox/ledger/java/java-next.ts
/**
* The query of the page that follows, as the Java half writes it: parameters in the order given, the keys' bounds in
* walking direction dropped, and the keys of the last item behind them. A key asked for by `eq` or `ne` stands still.
*/
function javaNextQuery(keys, query, last) {
	const side = query.order === "asc" ? "g" : "l";
	const names = new Set(keys.map(({ parameter }) => parameter));
	const given = query.pairs.flatMap(({ name, text }) => names.has(name) ? text.split(",").map((one) => ({
		name,
		text: one
	})) : [{
		name,
		text
	}]);
	const kept = given.filter(({ name, text }) => !names.has(name) || !isBound(text, side));
	const isExact = (parameter) => given.some(({ name, text }) => name === parameter && /^(eq:|ne:|[^:]*$)/i.test(text) && text !== "");
	const cursor = keys.flatMap(({ parameter, read, write }, level) => {
		if (isExact(parameter)) return [];
		const isLast = level === keys.length - 1 || isExact(keys[level + 1]?.parameter);
		return [{
			name: parameter,
			text: `${side}t${isLast ? "" : "e"}:${write(read(last))}`
		}];
	});
	return joinQuery([...kept, ...cursor]);
}
function isBound(text, side) {
	return text.toLowerCase().startsWith(`${side}t`);
}
// src/sandbox/ledger/next.ts
/** Whether a key is asked for by a range, or not at all: only then does the next page move on in it. */
function isOpen(conditions) {
	return conditions.length === 0 || conditions.some(({ operator }) => /^[gl]/.test(operator));
}
/**
* The query of the page that follows, as the JavaScript half writes it: each parameter once more with all of its
* values, the bounds in walking direction replaced. Where a key is asked for by `eq` or `ne` alone it stands still.
*/
function nextQuery(keys, query, edge) {
	const side = query.order === "asc" ? "g" : "l";
	const texts = /* @__PURE__ */ new Map();
	for (const { name, text } of query.pairs) texts.set(name, [...texts.get(name) ?? [], text]);
	const ofKeys = keys.map(({ parameter }) => on(query, parameter));
	if (keys.length > 1 && ofKeys.every((conditions) => conditions.some(({ operator }) => operator === "eq"))) return null;
	keys.forEach(({ parameter }, level) => {
		const value = edge[level];
		if (value === void 0 || !isOpen(ofKeys[level] ?? [])) return;
		const isLast = level === edge.length - 1 || ofKeys[level + 1]?.some(({ operator }) => operator === "eq");
		replace(texts, parameter, side, `${side}t${isLast ? "" : "e"}:${value}`);
	});
	return joinQuery([...texts].flatMap(([name, values]) => values.map((text) => ({
		name,
		text
	}))));
}
function replace(texts, name, side, bound) {
	const given = texts.get(name) ?? [];
	const kept = given.filter((text) => !text.startsWith(`${side}t`));
	if (given.length === 1 && kept.length === 0) texts.delete(name);
	texts.set(name, [...kept, bound]);
}
// src/sandbox/ledger/select.ts
/** The items of a page, and whether it is as long as it may be. */
function select(all, selection, query) {
	const { key, sorter, nextBy } = selection;
	const { items, firsts } = sorter.sort(all);
	const place = (valueAt, parameter = "") => placesOf(items.length, valueAt, on(query, parameter));
	const [begin, end] = place((at) => firsts[at] ?? 0n, key[0]?.parameter);
	const [first, last] = place((at) => nextBy?.read(items[at]) ?? 0n, nextBy?.parameter);
	const [from, to] = [Math.max(begin, first), Math.min(end, last)];
	const tests = testsOf(selection, query);
	const step = query.order === "asc" ? 1 : -1;
	const found = [];
	for (let at = step > 0 ? from : to - 1; at >= from && at < to && found.length < query.limit; at += step) {
		const item = items[at];
		if (item !== void 0 && tests.every((test) => test(item))) found.push(item);
	}
	return {
		items: found,
		isFull: found.length === query.limit
	};
}
/** Where in a sorted list the items of a range are: from, and up to but not including. */
function placesOf(length, valueAt, conditions) {
	let from = 0;
	let to = length;
	for (const { operator, value } of conditions) {
		if (operator.startsWith("g")) from = Math.max(from, placeOf(length, valueAt, value, operator === "gt"));
		if (operator.startsWith("l")) to = Math.min(to, placeOf(length, valueAt, value, operator === "lte"));
	}
	return [from, to];
}
function testsOf({ key, filters, repeats }, query) {
	const keys = new Set(key.map(({ parameter }) => parameter));
	const ofFilters = [...new Set(query.conditions.map(({ name }) => name))].flatMap((name) => {
		const read = keys.has(name) ? void 0 : filters[name];
		return read ? [matcher(read, on(query, name), "any")] : [];
	});
	const ofKeys = key.flatMap(({ parameter, read }) => {
		const exact = on(query, parameter).filter(({ operator }) => operator === "eq" || operator === "ne");
		return exact.length > 0 ? [matcher(read, exact, repeats)] : [];
	});
	return [
		...ofFilters,
		...ofKeys,
		...sideTests(key, query, "g"),
		...sideTests(key, query, "l")
	];
}
/** Whether what an item has is what all conditions on it ask for. */
function matcher(read, conditions, repeats) {
	const equal = conditions.filter(({ operator }) => operator === "eq");
	const others = conditions.filter(({ operator }) => operator !== "eq");
	return (item) => {
		const values = [read(item) ?? []].flat();
		const has = ({ value }) => values.includes(value);
		return (equal.length === 0 || (repeats === "any" ? equal.some(has) : equal.every(has))) && others.every(({ operator, value }) => operator === "ne" ? !values.includes(value) : values.some((own) => holds(compare(own, value), operator)));
	};
}
/**
* Bounds on the parts of a key form one border: `token.id=lte:5&serialnumber=lt:3` is all before number 3 of token 5.
* A bound on a later part alone is one for every value of the earlier.
*/
function sideTests(key, query, side) {
	const borders = key.flatMap(({ parameter, read }) => {
		const bounds = on(query, parameter).filter(({ operator }) => operator.startsWith(side));
		return bounds.length > 0 ? [{
			read,
			bounds
		}] : [];
	});
	if (borders.length === 0) return [];
	return [(item) => {
		for (const [level, { read, bounds }] of borders.entries()) {
			const own = read(item);
			if (!bounds.every(({ operator, value }) => holds(compare(own, value), operator))) return false;
			if (level < borders.length - 1 && !bounds.some(({ value }) => value === own)) return true;
		}
		return true;
	}];
}
/** How far one request looks on public networks. */
const windowWidth = 60n * (24n * 60n * 60n * 1000000000n);
function bounds(conditions) {
	const found = {};
	for (const { operator, value } of conditions) {
		const at = asNumber(value);
		if (operator.startsWith("g")) found.begin = operator === "gt" ? at + 1n : at;
		if (operator.startsWith("l")) found.end = operator === "lt" ? at - 1n : at;
	}
	return found;
}
function asNumber(value) {
	return typeof value === "bigint" ? value : 0n;
}
/** The window of a query, from where it begins in walking direction; the whole of it where that is narrow enough. */
function windowOf(query, first, now) {
	const times = on(query, "timestamp");
	if (times.some(({ operator }) => operator === "eq")) return { query };
	const { begin = first, end = now } = bounds(times);
	if (end - begin + 1n <= windowWidth) return { query };
	const [edge, operator] = query.order === "asc" ? [begin + windowWidth - 1n, "lte"] : [end - windowWidth + 1n, "gte"];
	const narrowed = [...query.conditions, {
		name: "timestamp",
		operator,
		value: edge
	}];
	return {
		query: {
			...query,
			conditions: narrowed
		},
		edge
	};
}
// src/sandbox/ledger/page.ts
/** One page of a list, and what comes next. */
function pageOf(operation, list, all, query, traits) {
	const [first] = list.key;
	const looked = traits.windows && list.window ? windowOf(query, 0n, nanoseconds(traits)) : { query };
	const { items, isFull } = select(all, list, looked.query);
	const linkTo = (item) => operation.half === "java" ? javaNextQuery(list.key, query, item) : nextQuery(list.nextBy ? [list.nextBy] : list.key, query, edgeOf(list, item));
	const [head] = items;
	const last = items.at(-1);
	if (traits.emptyPages && head !== void 0 && first) {
		const next = emptyFirst(list, query, first.write(first.read(head)));
		if (next !== void 0) return {
			items: [],
			next
		};
	}
	if (!isFull || last === void 0) {
		const { edge } = looked;
		if (edge === void 0 || last === void 0 && list.window === "end") return {
			items,
			next: null
		};
		if (last === void 0 && list.window === "failure") throw new ServiceError(500, [{ message: "Internal error" }]);
		return {
			items,
			next: nextQuery(list.key, query, [timestamp.write(edge)])
		};
	}
	if (list.single?.(query)) return {
		items,
		next: null
	};
	if (operation.half === "java" && isOver$1(list, query, last)) return {
		items,
		next: null
	};
	const next = linkTo(last);
	if (next === null || !traits.links.isSet || !first) return {
		items,
		next
	};
	const longer = select(all, list, {
		...query,
		limit: query.limit + 3
	}).items.at(-1) ?? last;
	const against = query.order === "asc" ? "lte" : "gte";
	return {
		items,
		next: traits.links.spoil({
			sent: joinQuery(query.pairs),
			next,
			given: query.pairs.filter(({ name }) => name !== "limit" && name !== "order").map((pair) => joinQuery([pair])),
			back: head === void 0 ? null : linkTo(head),
			ahead: linkTo(longer),
			upper: joinQuery([{
				name: first.parameter,
				text: `${against}:${first.write(first.read(longer))}`
			}])
		})
	};
}
function nanoseconds({ now }) {
	return BigInt(Math.floor(now())) * 1000000n;
}
function edgeOf({ key, nextBy }, item) {
	return (nextBy ? [nextBy] : key).map(({ read, write }) => write(read(item)));
}
/** The Java half knows that there is nothing between the last item and a bound of the first key. */
function isOver$1({ key }, query, last) {
	const [first] = key;
	if (!first || key.length > 1) return false;
	const value = first.read(last);
	const against = query.order === "asc" ? "l" : "g";
	return on(query, first.parameter).some(({ operator, value: bound }) => operator.startsWith(against) && typeof value === "bigint" && typeof bound === "bigint" && (operator.endsWith("e") ? value === bound : query.order === "asc" ? value + 1n === bound : value - 1n === bound));
}
/** As where a window of time is searched at once: nothing in this one, and the next begins at an item. */
function emptyFirst({ key }, query, border) {
	const [first] = key;
	const [side, operator] = query.order === "asc" ? ["g", "gte"] : ["l", "lte"];
	const name = first?.parameter ?? "";
	const text = `${operator}:${border}`;
	const own = on(query, name);
	if (own.some((one) => one.operator === "eq" || one.operator === "ne")) return void 0;
	if (query.pairs.some((pair) => pair.name === name && pair.text === text)) return void 0;
	const names = own.some((one) => one.operator.startsWith(side)) ? key.map(({ parameter }) => parameter) : [name];
	return joinQuery([...query.pairs.filter((pair) => !(names.includes(pair.name) && pair.text.startsWith(`${side}t`))), {
		name,
		text
	}]);
}
// src/sandbox/ledger/path-parameters.ts
const id = /^(\d{1,5}\.){0,2}\d{1,19}$/;
function isWhole(text, least) {
	return /^\d{1,19}$/.test(text) && BigInt(text) >= least && BigInt(text) <= largestLong;
}
const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Whether text is whole bytes in base32: what is left over is less than a digit, and zero. */
function isAlias(text) {
	const alias = text.replace(/^(\d{1,5}\.){0,2}/, "");
	const rest = alias.length * 5 % 8;
	const last = base32.indexOf(alias.at(-1) ?? "");
	return /^[A-Z2-7]{2,}$/.test(alias) && rest < 5 && (last & (1 << rest) - 1) === 0;
}
const isAddress = (text) => addressDigits(text) !== void 0;
const isId = (text) => id.test(text) && entityId(text) !== void 0;
const isHash = (text) => /^(0x)?([0-9a-f]{64}|[0-9a-f]{96})$/i.test(text);
const isTime = (text) => /^\d{1,10}(\.\d{1,9})?$/.test(text);
const isTransactionId = (text) => /^(\d{1,5}\.){2}\d{1,12}-\d{1,19}-\d{1,9}$/.test(text);
const isEvm = (text) => isId(text) || isAddress(text);
const javascript = {
	idOrAliasOrEvmAddress: { fits: (text) => isEvm(text) || isAlias(text) },
	contractIdOrAddress: {
		told: "contractid",
		fits: isEvm
	},
	hashOrNumber: { fits: (text) => /^0x[0-9a-f]{1,16}$/i.test(text) || isWhole(text, 0n) || isHash(text) },
	scheduleId: {
		told: "scheduleid",
		fits: isId
	},
	sequenceNumber: {
		told: "sequencenumber",
		fits: (text) => isWhole(text, 1n) || text.includes(".") && isTime(text)
	},
	serialNumber: {
		told: "serialnumber",
		fits: (text) => isWhole(text, 1n)
	},
	timestamp: { fits: isTime },
	tokenId: {
		told: "tokenid",
		fits: isEvm
	},
	topicId: {
		told: "topicid",
		fits: isId
	},
	transactionId: { fits: (text) => isTransactionId(text) || isHash(text) || /^[A-Za-z0-9_-]{64}$/.test(text) },
	transactionIdOrHash: { fits: (text) => isTransactionId(text) || /^(0x)?[0-9a-f]{64}$/i.test(text) }
};
const javaId = /^(?:(?:\d{1,4}\.)?(\d{1,5})\.)?(\d{1,12})$/;
function isJavaId(text) {
	const [, realm, number] = javaId.exec(text) ?? [];
	return number !== void 0 && Number(realm ?? 0) <= 65535 && BigInt(number) <= largestNumber;
}
function isJavaAccount(text) {
	return isJavaId(text) || /^(\d{1,4}\.)?(\d{1,5}\.)?[A-Z2-7]{40,70}$/.test(text) || /^(0x[0-9a-f]{40}|(\d{1,4}\.)?(\d{1,5}\.)?[0-9a-f]{40})$/i.test(text);
}
const java$1 = {
	idOrAliasOrEvmAddress: {
		told: "id",
		fits: isJavaAccount
	},
	hookId: { fits: (text) => isWhole(text, 0n) },
	topicId: {
		told: "id",
		fits: isJavaId
	}
};
/** Refuses a path whose values are of no form that the service knows. */
function checkPath({ half, operationId }, path) {
	for (const [name, text] of Object.entries(path)) if (half === "javascript") {
		const { told = name, fits } = javascript[name] ?? { fits: () => true };
		if (!fits(text)) throw refused(`Invalid parameter: ${told}`);
	} else if (half === "java") {
		const { told = name, fits } = java$1[name] ?? { fits: () => true };
		const own = told === "id" && operationId.startsWith("getHook") ? "ownerId" : told;
		if (!fits(text)) throw javaError(400, `Failed to convert '${own}'`);
	} else if (text.trim() === "") throw javaError(400, "Missing transaction ID or hash", "");
	else if (!isTransactionId(text) && !/^(0x)?[0-9a-f]{64}$/i.test(text)) throw javaError(400, `Unsupported ID format: '${text}'`, "");
}
// src/sandbox/data/in-turn.ts
/** An item of a list that starts again at its end, so that enough objects between them have every item. */
function inTurn(items, index) {
	const item = items[index % items.length];
	if (item === void 0) throw new RangeError("nothing to take in turn");
	return item;
}
// src/sandbox/data/draft-transactions.ts
/** Every kind that is neither a contract's execution nor a message, those that make something first. */
const otherKinds = [
	...[
		"CRYPTOCREATEACCOUNT",
		"TOKENCREATION",
		"CONSENSUSCREATETOPIC",
		"SCHEDULECREATE"
	],
	...[
		"TOKENMINT",
		"TOKENBURN",
		"TOKENWIPE",
		"CRYPTOTRANSFER",
		"ATOMICBATCH",
		"CONSENSUSDELETETOPIC"
	],
	...[
		"CONSENSUSUPDATETOPIC",
		"CONTRACTDELETEINSTANCE",
		"CONTRACTUPDATEINSTANCE",
		"CRYPTOADDLIVEHASH"
	],
	...[
		"CRYPTOAPPROVEALLOWANCE",
		"CRYPTODELETE",
		"CRYPTODELETEALLOWANCE",
		"CRYPTODELETELIVEHASH"
	],
	...[
		"CRYPTOUPDATEACCOUNT",
		"FILEAPPEND",
		"FILECREATE",
		"FILEDELETE",
		"FILEUPDATE",
		"FREEZE",
		"HOOKSTORE"
	],
	...[
		"LEDGERIDPUBLICATION",
		"NODECREATE",
		"NODEDELETE",
		"NODESTAKEUPDATE",
		"NODEUPDATE"
	],
	...[
		"REGISTEREDNODECREATE",
		"REGISTEREDNODEDELETE",
		"REGISTEREDNODEUPDATE",
		"SCHEDULEDELETE"
	],
	...[
		"SCHEDULESIGN",
		"SYSTEMDELETE",
		"SYSTEMUNDELETE",
		"TOKENAIRDROP",
		"TOKENASSOCIATE"
	],
	...[
		"TOKENCANCELAIRDROP",
		"TOKENCLAIMAIRDROP",
		"TOKENDELETION",
		"TOKENDISSOCIATE"
	],
	...[
		"TOKENFEESCHEDULEUPDATE",
		"TOKENFREEZE",
		"TOKENGRANTKYC",
		"TOKENPAUSE",
		"TOKENREJECT"
	],
	...[
		"TOKENREVOKEKYC",
		"TOKENUNFREEZE",
		"TOKENUNPAUSE",
		"TOKENUPDATE",
		"TOKENUPDATENFTS"
	],
	...["UNCHECKEDSUBMIT", "UTILPRNG"]
];
const executions = [
	"CONTRACTCALL",
	"ETHEREUMTRANSACTION",
	"CONTRACTCALL",
	"CONTRACTCREATEINSTANCE"
];
const failures = [
	"CONTRACT_REVERT_EXECUTED",
	"INSUFFICIENT_GAS",
	"CONTRACT_EXECUTION_EXCEPTION"
];
const refusals = [
	"INSUFFICIENT_ACCOUNT_BALANCE",
	"INVALID_SIGNATURE",
	"TRANSACTION_EXPIRED"
];
/** What will happen while the service keeps transactions, in no order yet. */
function draftTransactions(plan) {
	const random = plan.random("drafts");
	const kinds = Array.from({ length: plan.count(otherKinds.length) }, (_, index) => inTurn(otherKinds, index));
	const made = makings(plan, kinds);
	const settled = plan.accounts.filter((id) => !plan.deleted.has(id) && !made.newborn.has(id));
	const star = settled[0] ?? "0.0.2";
	const payer = (index) => index % 5 < 2 ? star : random.pick(settled);
	const draft = (name, index, entity, result = "SUCCESS") => ({
		name,
		payer: payer(index),
		entity,
		result,
		scheduled: false,
		children: []
	});
	const drafts = [...draftExecutions(plan, random, draft), ...kinds.map((name, index) => draft(name, index, made.next(name) ?? actedUpon(plan, random, name)))];
	for (let index = 0; index < plan.count(16); index++) drafts.push(draft("CRYPTOTRANSFER", index, null, index % 5 === 3 ? inTurn(refusals, index) : "SUCCESS"));
	for (let index = 0; index < plan.count(20); index++) drafts.push({
		...draft("CRYPTOTRANSFER", index, null),
		scheduled: true
	});
	for (let index = 0; index < plan.count(12); index++) drafts.push(draft("CONSENSUSSUBMITMESSAGE", 0, inTurn(plan.topics, 0)));
	return {
		drafts,
		settled
	};
}
/** Entities made here come from the end of their lists, and one of each is always left that was there before. */
function makings(plan, kinds) {
	const left = /* @__PURE__ */ new Map();
	const newborn = /* @__PURE__ */ new Set();
	const lists = [
		["CRYPTOCREATEACCOUNT", plan.accounts],
		["TOKENCREATION", plan.tokens.slice(2)],
		["CONSENSUSCREATETOPIC", plan.topics],
		["SCHEDULECREATE", plan.schedules]
	];
	for (const [name, ids] of lists) {
		const wanted = kinds.filter((kind) => kind === name).length;
		const taken = ids.slice(Math.max(1, ids.length - wanted));
		left.set(name, taken);
		for (const id of taken) newborn.add(id);
	}
	return {
		newborn,
		next: (name) => left.get(name)?.shift()
	};
}
function actedUpon(plan, random, name) {
	const gone = (ids) => ids.find((id) => plan.deleted.has(id)) ?? inTurn(ids, 0);
	if ([
		"TOKENMINT",
		"TOKENBURN",
		"TOKENWIPE"
	].includes(name)) return inTurn(plan.tokens, 1);
	if (/^CRYPTO(TRANSFER|CREATE|.*ALLOWANCE)|AIRDROP$|REJECT$/.test(name)) return null;
	const ids = [
		["CONSENSUS", plan.topics],
		["CONTRACT", plan.contracts],
		["CRYPTO", plan.accounts],
		["FILE", plan.files],
		["HOOK", plan.accounts.slice(0, 1)],
		["SCHEDULE", plan.schedules],
		["SYSTEM", plan.files],
		["TOKEN", plan.tokens]
	].find(([prefix]) => name.startsWith(prefix))?.[1];
	if (!ids) return null;
	if (/DELET(E|ION)/.test(name)) return gone(ids);
	return random.pick(ids.filter((id, index) => index === 0 || !plan.deleted.has(id)));
}
function draftExecutions(plan, random, draft) {
	const length = plan.count(280);
	const fails = (index) => index % 9 === 5;
	const creates = (index) => inTurn(executions, index) === "CONTRACTCREATEINSTANCE" && index % 8 === 7;
	const factory = (index) => index % 56 === 14;
	const wanted = Array.from({ length }, (_, index) => index).filter((index) => !fails(index) && (creates(index) || factory(index))).length;
	const newborn = plan.contracts.slice(Math.max(1, plan.contracts.length - wanted));
	const standing = plan.contracts.slice(0, plan.contracts.length - newborn.length).filter((id) => !plan.deleted.has(id));
	const star = inTurn(standing, 0);
	return Array.from({ length }, (_, index) => {
		const result = fails(index) ? inTurn(failures, index) : "SUCCESS";
		if (creates(index)) {
			const made = fails(index) ? null : newborn.pop();
			if (made !== void 0) return draft("CONTRACTCREATEINSTANCE", index, made, result);
		}
		const called = draft(inTurn(executions, index) === "ETHEREUMTRANSACTION" ? "ETHEREUMTRANSACTION" : "CONTRACTCALL", index, index % 13 < 7 ? star : random.pick(standing), result);
		if (fails(index)) return called;
		const child = (kind, entity) => {
			called.children.push({
				...draft(kind, index, entity),
				payer: called.payer
			});
		};
		const made = factory(index) ? newborn.pop() : void 0;
		if (made !== void 0) child("CONTRACTCREATEINSTANCE", made);
		if (index % 20 === 2) child("CONTRACTCALL", random.pick(standing));
		if (index % 40 === 4) child("CRYPTOTRANSFER", null);
		return called;
	});
}
// src/sandbox/ledger/transaction-types.ts
/** Every type of a transaction that the service knows. */
const transactionTypes = [
	...otherKinds,
	"CONSENSUSSUBMITMESSAGE",
	"CONTRACTCALL",
	"CONTRACTCREATEINSTANCE",
	"ETHEREUMTRANSACTION"
];
// src/sandbox/ledger/parameters.ts
const all$1 = "eq ne gt gte lt lte";
const range = "eq gt gte lt lte";
const publicKey = text$1(/^(0x)?([0-9a-f]{64}|[0-9a-f]{66}|302[0-9a-f]{85}|302[0-9a-f]{91})$/i);
/** By name: the service checks a name in the same way wherever it is taken. */
const parameters = {
	"account.balance": {
		kind: integer(),
		operators: all$1
	},
	"account.id": {
		kind: addressable,
		operators: all$1
	},
	"account.publickey": {
		kind: publicKey,
		operators: "eq ne"
	},
	balance: {
		kind: flag,
		operators: "eq"
	},
	"block.hash": {
		kind: hash,
		operators: "eq"
	},
	"block.number": {
		kind: blockNumber,
		operators: range
	},
	"contract.id": {
		kind: contract$2,
		operators: all$1
	},
	encoding: {
		kind: words("base64", "utf-8"),
		operators: "eq"
	},
	from: {
		kind: addressable,
		operators: "eq"
	},
	hbar: {
		kind: flag,
		operators: "eq"
	},
	index: {
		kind: integer(0n, 2n ** 31n - 1n),
		operators: range
	},
	internal: {
		kind: flag,
		operators: "eq"
	},
	name: {
		kind: text$1(/^(eq:)?.{3,100}$/s),
		operators: ""
	},
	nonce: {
		kind: integer(0n, 2n ** 31n - 1n),
		operators: "eq"
	},
	publickey: {
		kind: publicKey,
		operators: all$1
	},
	result: {
		kind: words("success", "fail"),
		operators: "eq"
	},
	"schedule.id": {
		kind: entity$2,
		operators: all$1
	},
	scheduled: {
		kind: flag,
		operators: "eq"
	},
	sequencenumber: {
		kind: integer(1n),
		operators: all$1
	},
	serialnumber: {
		kind: integer(1n),
		operators: range
	},
	slot: {
		kind: word$2,
		operators: range
	},
	"spender.id": {
		kind: entity$2,
		operators: all$1
	},
	timestamp: {
		kind: timestamp,
		operators: all$1
	},
	"token.id": {
		kind: entity$2,
		operators: all$1
	},
	topic0: {
		kind: word$2,
		operators: "eq"
	},
	topic1: {
		kind: word$2,
		operators: "eq"
	},
	topic2: {
		kind: word$2,
		operators: "eq"
	},
	topic3: {
		kind: word$2,
		operators: "eq"
	},
	"transaction.hash": {
		kind: hash,
		operators: "eq"
	},
	"transaction.index": {
		kind: integer(0n, 2n ** 31n - 1n),
		operators: "eq"
	},
	transactions: {
		kind: flag,
		operators: "eq"
	},
	transactiontype: {
		kind: words(...transactionTypes),
		operators: "eq"
	}
};
/** Where a name is taken in another way. */
const exceptions = {
	getBalances: { "account.id": { kind: balanceOwner } },
	getContractsResults: { "block.number": { operators: "eq" } },
	getContractResultsByContractId: { "block.number": { operators: "eq" } },
	getStakingRewards: { timestamp: { operators: range } },
	getToken: { timestamp: { operators: "eq lt lte" } },
	getTokens: { type: {
		kind: words("ALL", "FUNGIBLE_COMMON", "NON_FUNGIBLE_UNIQUE"),
		operators: "eq"
	} },
	getTokensByAccountId: { "token.id": { operators: range } },
	getTransactions: { type: {
		kind: words("credit", "debit"),
		operators: "eq"
	} }
};
/** What an operation takes under a name. */
function parameterOf(operationId, name) {
	return {
		...parameters[name] ?? {
			kind: words(),
			operators: ""
		},
		...exceptions[operationId]?.[name]
	};
}
// src/sandbox/ledger/read-query.ts
/** How often a parameter may stand in a query. */
const mostRepeats = 100;
/** Reads a query as the JavaScript half does. All that is wrong with it is told at once, one message each. */
function readQuery(operation, text, find) {
	const messages = [];
	const conditions = [];
	const unknown = /* @__PURE__ */ new Set();
	const pairs = splitQuery(text).map(({ name, text: given }) => {
		const lower = name.toLowerCase();
		return {
			name: lower,
			text: lower === "order" ? given.toLowerCase() : given
		};
	});
	for (const [name, count] of counted(pairs)) if (count > mostRepeats) throw new ServiceError(400, [{ message: `Maximum number of repeated values for query parameter: ${name} is ${mostRepeats}` }]);
	for (const { name, text: given } of pairs) if (!operation.query.includes(name)) unknown.add(name);
	else if (name === "limit" || name === "order") {
		if (!(name === "limit" ? /^((eq|ne|gte?|lte?):)?0*[1-9]\d{0,18}$/ : /^(eq:)?(asc|desc)$/).test(given)) messages.push({ message: `Invalid parameter: ${name}` });
	} else {
		const condition = read$1(operation, name, given, find);
		if (condition) conditions.push(condition);
		else messages.push({ message: `Invalid parameter: ${name}` });
	}
	for (const name of unknown) messages.push({ message: `Unknown query parameter: ${name}` });
	if (messages.length > 0) throw new ServiceError(400, messages);
	checkTimes(operation, conditions);
	return {
		pairs,
		conditions,
		...page(operation, pairs)
	};
}
function counted(pairs) {
	const counts = /* @__PURE__ */ new Map();
	for (const { name } of pairs) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
function read$1({ operationId }, name, text, find) {
	const { kind, operators } = parameterOf(operationId, name);
	const { operator, value } = operators === "" ? {
		operator: "eq",
		value: text
	} : splitFilter(text);
	const parsed = kind.parse(value, find);
	if (parsed === void 0 || operators !== "" && !operators.split(" ").includes(operator)) return void 0;
	return {
		name,
		operator,
		value: parsed
	};
}
/** What no column has room for ends in the database. */
function checkTimes({ path }, conditions) {
	if (conditions.some(({ name, operator, value }) => !(path.endsWith("logs") && operator.startsWith("l")) && name === "timestamp" && typeof value === "bigint" && value >= largestLong)) throw new ServiceError(503, [{ message: "Service unavailable" }]);
}
/** Which part of a list is asked for: more than 100 items are cut down without a word. */
function page({ operationId, order }, pairs) {
	const last = (name) => pairs.findLast((pair) => pair.name === name)?.text;
	const limit = last("limit") ?? "25";
	if (operationId === "getAccounts" && limit.includes(":")) throw new ServiceError(503, [{ message: "Service unavailable" }]);
	return {
		limit: Math.min(100, Number(limit.split(":").at(-1))),
		order: (last("order") ?? order).endsWith("desc") ? "desc" : "asc"
	};
}
// src/sandbox/ledger/operations.ts
function operation(operationId, path, query = "", rest = {}) {
	return {
		operationId,
		method: "GET",
		path,
		half: "javascript",
		query: query.split(" ").filter((name) => name !== ""),
		order: "asc",
		maxAge: 1,
		...rest
	};
}
const list = "limit order";
const logs = `index timestamp topic0 topic1 topic2 topic3 ${list}`;
const results = `hbar block.hash block.number from internal timestamp transaction.index ${list}`;
const account = "/accounts/{idOrAliasOrEvmAddress}";
const contract$1 = "/contracts/{contractIdOrAddress}";
const token = "/tokens/{tokenId}";
const topic = "/topics/{topicId}";
const desc = { order: "desc" };
const java = { half: "java" };
const network = {
	half: "java",
	maxAge: 60
};
// src/sandbox/ledger/route.ts
const patterns = [
	operation("getAccounts", "/accounts", `account.balance account.id account.publickey balance ${list}`, { maxAge: 10 }),
	operation("getAccount", account, `timestamp transactions transactiontype ${list}`, {
		...desc,
		maxAge: 2
	}),
	operation("getOutstandingTokenAirdrops", `${account}/airdrops/outstanding`, "receiver.id", java),
	operation("getPendingTokenAirdrops", `${account}/airdrops/pending`, "sender.id", java),
	operation("getCryptoAllowances", `${account}/allowances/crypto`, `spender.id ${list}`, desc),
	operation("getNftAllowances", `${account}/allowances/nfts`, "", java),
	operation("getTokenAllowances", `${account}/allowances/tokens`, `spender.id token.id ${list}`),
	operation("getHooks", `${account}/hooks`, "", {
		...java,
		...desc
	}),
	operation("getHookStorage", `${account}/hooks/{hookId}/storage`, "", java),
	operation("getNftsByAccountId", `${account}/nfts`, `serialnumber spender.id token.id ${list}`, desc),
	operation("getStakingRewards", `${account}/rewards`, `timestamp ${list}`, {
		...desc,
		maxAge: 60
	}),
	operation("getTokensByAccountId", `${account}/tokens`, `token.id ${list}`),
	operation("getBalances", "/balances", `account.balance account.id account.publickey timestamp ${list}`, desc),
	operation("getBlocks", "/blocks", `block.number timestamp ${list}`, desc),
	operation("getBlock", "/blocks/{hashOrNumber}", "", { maxAge: 600 }),
	operation("getContracts", "/contracts", `contract.id ${list}`, {
		...desc,
		maxAge: 10
	}),
	operation("contractCall", "/contracts/call", "", {
		method: "POST",
		half: "web3"
	}),
	operation("getContractsResults", "/contracts/results", results, {
		...desc,
		maxAge: 10
	}),
	operation("getContractsLogs", "/contracts/results/logs", `transaction.hash ${logs}`, {
		...desc,
		maxAge: 10
	}),
	operation("getContractResultByTransactionIdOrHash", "/contracts/results/{transactionIdOrHash}", "hbar nonce", { maxAge: 600 }),
	operation("getContractActions", "/contracts/results/{transactionIdOrHash}/actions", `index ${list}`, { maxAge: 600 }),
	operation("getContractOpcodes", "/contracts/results/{transactionIdOrHash}/opcodes", "stack memory storage", { half: "web3" }),
	operation("getContract", contract$1, "timestamp"),
	operation("getContractResultsByContractId", `${contract$1}/results`, results, desc),
	operation("getContractLogsByContractId", `${contract$1}/results/logs`, logs, desc),
	operation("getContractResultByIdAndTimestamp", `${contract$1}/results/{timestamp}`, "hbar", { maxAge: 600 }),
	operation("getContractState", `${contract$1}/state`, `slot timestamp ${list}`),
	operation("getNetworkExchangeRate", "/network/exchangerate", "", network),
	operation("getNetworkFees", "/network/fees", "", network),
	operation("estimateFees", "/network/fees", "", {
		...java,
		method: "POST"
	}),
	operation("getNetworkNodes", "/network/nodes", "", network),
	operation("getRegisteredNodes", "/network/registered-nodes", "", network),
	operation("getNetworkStake", "/network/stake", "", network),
	operation("getNetworkSupply", "/network/supply", "", network),
	operation("getSchedules", "/schedules", `account.id schedule.id ${list}`, { maxAge: 10 }),
	operation("getSchedule", "/schedules/{scheduleId}", "", { maxAge: 3600 }),
	operation("getTokens", "/tokens", `account.id name publickey token.id type ${list}`, { maxAge: 10 }),
	operation("getToken", token, "timestamp", { maxAge: 5 }),
	operation("getTokenBalances", `${token}/balances`, `account.balance account.id account.publickey timestamp ${list}`, desc),
	operation("getNfts", `${token}/nfts`, `account.id serialnumber ${list}`, desc),
	operation("getNft", `${token}/nfts/{serialNumber}`),
	operation("getNftTransactions", `${token}/nfts/{serialNumber}/transactions`, `timestamp ${list}`, desc),
	operation("getTopicMessageByTimestamp", "/topics/messages/{timestamp}", "", { maxAge: 600 }),
	operation("getTopic", topic, "", {
		...java,
		maxAge: 5
	}),
	operation("getTopicMessages", `${topic}/messages`, `encoding sequencenumber timestamp ${list}`),
	operation("getTopicMessageByIdAndSequenceNumber", `${topic}/messages/{sequenceNumber}`, "", { maxAge: 600 }),
	operation("getTransactions", "/transactions", `account.id result timestamp transactiontype type ${list}`, {
		...desc,
		maxAge: 2
	}),
	operation("getTransaction", "/transactions/{transactionId}", "nonce scheduled", { maxAge: 600 })
].map((operation) => ({
	operation,
	names: [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => String(match[1])),
	pattern: new RegExp(`^/api/v1${operation.path.replaceAll(/\{[^{}]+\}/g, "([^/]+)")}$`, "i")
}));
/** Finds the operation; the method of a known path is refused by the half of the service that knows it. */
function routeOf(method, asked) {
	const pathname = asked.length > 1 ? asked.replace(/\/$/, "") : asked;
	const wanted = method === "HEAD" ? "GET" : method;
	const fitting = patterns.filter(({ pattern }) => pattern.test(pathname));
	const literal = fitting.filter(({ names }) => names.length === 0);
	const known = literal.length > 0 ? literal : fitting;
	const found = known.find(({ operation }) => operation.method === wanted);
	if (!found) throw known.some(({ operation }) => operation.half !== "javascript") ? javaError(405, `Request method '${method}' is not supported`) : notFound();
	const values = found.pattern.exec(pathname)?.slice(1) ?? [];
	const path = Object.fromEntries(found.names.map((name, at) => [name, decoded(values[at] ?? "")]));
	return {
		operation: found.operation,
		path,
		pathname
	};
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		throw new ServiceError(400, [{ message: "Bad Request" }]);
	}
}
// src/sandbox/ledger/token-lists.ts
function holders$1({ tokens, relationships, accounts }, path) {
	const token = tokenId(path.tokenId ?? "");
	const decimals = tokens.find(({ token_id }) => token_id === token)?.decimals;
	const keys = new Map(accounts.map(({ account, key }) => [account, key]));
	return relationships.filter(({ value }) => value.token_id === token).map(({ owner, value }) => ({
		account: owner,
		balance: value.balance,
		decimals: decimals === void 0 ? null : BigInt(decimals),
		key: keys.get(owner)
	}));
}
function held({ tokens, relationships }, query) {
	const owners = on(query, "account.id").map(({ value }) => entity$2.write(value));
	const name = lastValue(query, "name");
	const ids = new Set(relationships.filter(({ owner }) => owners.includes(owner)).map(({ value }) => value.token_id));
	if (owners.length === 0 && name === void 0) return tokens;
	return tokens.filter(({ token_id = "", name: own = "" }) => (owners.length === 0 || ids.has(token_id)) && (name === void 0 || own.toLowerCase().includes(String(name).replace(/^eq:/, ""))));
}
/** The lists of tokens and of what there is of them. */
const tokenLists = [
	list$1("getTokens", "tokens", {
		items: (ledger, _, query) => held(ledger, query),
		key: [byId("token.id", ({ token_id }) => token_id)],
		filters: {
			publickey: hex(({ admin_key }) => admin_key?.key),
			type: ({ type }) => [String(type).toLowerCase(), "all"]
		},
		view: listedToken,
		single: (query) => lastValue(query, "name") !== void 0
	}),
	list$1("getTokenBalances", "balances", {
		items: holders$1,
		key: [byId("account.id", ({ account }) => account)],
		filters: {
			"account.balance": number$1(({ balance }) => balance),
			"account.publickey": hex(({ key }) => key?.key)
		},
		repeats: "all",
		view: ({ key: _, ...holder }) => holder,
		around: ({ timestamp }) => ({ timestamp })
	}),
	list$1("getNfts", "nfts", {
		items: ({ nfts }, { tokenId: token = "" }) => {
			const wanted = tokenId(token);
			return nfts.filter(({ token_id }) => token_id === wanted);
		},
		key: [byNumber("serialnumber", ({ serial_number }) => serial_number)],
		filters: { "account.id": id$1(({ account_id }) => account_id) },
		repeats: "all"
	}),
	list$1("getNftTransactions", "transactions", {
		items: ({ nftTransfers }, path) => {
			const owner = `${tokenId(path.tokenId ?? "")}/${path.serialNumber}`;
			return nftTransfers.filter((transfer) => transfer.owner === owner).map(({ value }) => value);
		},
		key: [byTime$1("timestamp", ({ consensus_timestamp }) => consensus_timestamp)],
		repeats: "all"
	})
];
// src/sandbox/ledger/web3.ts
const refusedBody = (detail) => javaError(400, detail, "");
/** The part of the service that runs contracts, as far as something without an EVM can be one. */
const web3Lookups = {
	getContractOpcodes: (ledger, { path: { transactionIdOrHash = "" }, query }) => {
		const found = execution(ledger, transactionIdOrHash)?.opcodes;
		if (!found) throw javaError(404, "Contract transaction not found", "");
		const { opcodes, ...trace } = found;
		return {
			...trace,
			opcodes: opcodes.map((step) => ({
				...step,
				memory: isOn(query, "memory", false) ? step.memory : [],
				stack: isOn(query, "stack", true) ? step.stack : [],
				storage: isOn(query, "storage", false) ? step.storage : {}
			}))
		};
	},
	contractCall: (ledger, { body }) => {
		const { to, data, estimate } = readCall(body);
		if (estimate) return { result: `0x${(21e3 + data.length * 8).toString(16).padStart(16, "0")}` };
		return { result: isContract(ledger, to) ? `0x${data.slice(0, 64).padStart(64, "0")}` : "0x" };
	}
};
function isContract(ledger, to) {
	const id = contractId(ledger, to) ?? accountId(ledger, to);
	return ledger.contracts.some(({ contract_id }) => contract_id === id);
}
const block = /^(earliest|finalized|latest|pending|safe|\d{1,20}|0x([0-9a-f]{1,16}|[0-9a-f]{64}|[0-9a-f]{96})|)$/i;
/** Reads the body of a call and refuses what the service refuses, one fault at a time. */
function readCall({ bytes, contentType }) {
	if (!contentType.startsWith("application/json")) throw javaError(415, `Content-Type '${contentType}' is not supported.`, "");
	const call = parsed(bytes);
	const data = text(call, "data");
	if (!/^(0x)?[0-9a-f]*$/i.test(data)) throw refusedBody("data field invalid hexadecimal string");
	const digits = data.replace(/^0x/i, "");
	if (digits.length % 2 === 1) throw refusedBody("Odd number of characters.");
	for (const name of ["from", "to"]) if (!/^((0x)?[0-9a-f]{40})?$/i.test(text(call, name))) throw refusedBody(`${name} field must be 20 bytes hex format`);
	if (!block.test(text(call, "block"))) throw refusedBody("Unsupported block value");
	const [gas, gasPrice, value] = [
		whole(call, "gas", 15e6),
		whole(call, "gasPrice", 0),
		whole(call, "value", 0)
	];
	if (gas < 21e3) throw refusedBody("gas field must be greater than or equal to 21000");
	if (gas > 15e6) throw refusedBody("gas field must be less than or equal to 15000000");
	if (gasPrice < 0) throw refusedBody("gasPrice field must be greater than or equal to 0");
	if (value < 0) throw refusedBody("value field must be greater than or equal to 0");
	const from = text(call, "from");
	if (value > 0 && from === "") throw refusedBody("from field must not be empty");
	if (value > 0 && text(call, "to") === "" && digits === "") throw refusedBody("to field must not be empty");
	if (call.state_overrides !== void 0) throw refusedBody("State overrides are not supported.");
	return {
		to: text(call, "to"),
		data: digits,
		estimate: call.estimate === true
	};
}
function parsed(bytes) {
	try {
		const read = JSON.parse(new TextDecoder().decode(bytes));
		if (typeof read === "object" && read !== null && !Array.isArray(read)) return { ...read };
	} catch {}
	throw refusedBody("JSON parse error");
}
function text(call, name) {
	const value = call[name] ?? "";
	if (typeof value === "object") throw refusedBody(`JSON parse error: ${name}`);
	return String(value);
}
function whole(call, name, fallback) {
	const value = Number(call[name] ?? fallback);
	if (!Number.isFinite(value)) throw refusedBody(`JSON parse error: ${name}`);
	return value;
}
// src/sandbox/ledger/web3-query.ts
/** Reads switches, which is all that web3 takes in a query. */
function readWeb3Query(text) {
	const pairs = splitQuery(text);
	return {
		pairs,
		conditions: pairs.filter(({ name }) => [
			"stack",
			"memory",
			"storage"
		].includes(name)).map(({ name, text: given }) => {
			const value = given.toLowerCase();
			if (value !== "true" && value !== "false") throw javaError(400, `Failed to convert '${name}'`, "");
			return {
				name,
				operator: "eq",
				value
			};
		}),
		limit: 0,
		order: "asc"
	};
}
// src/sandbox/ledger/service.ts
/** Every list of the service. */
const ledgerLists = [
	...accountLists,
	...contractLists,
	...historyLists,
	...javaLists,
	...tokenLists
];
/** Everything else. */
const ledgerLookups = {
	...lookups,
	...javaLookups,
	...web3Lookups
};
/** Answers a request for `/api/v1/…` as the query service would. */
async function answerLedger(ledger, request, traits) {
	if (request.method === "OPTIONS") return preflight();
	const { pathname, search } = new URL(request.url);
	let operation;
	try {
		const route = routeOf(request.method, pathname);
		operation = route.operation;
		const body = {
			bytes: new Uint8Array(await request.arrayBuffer()),
			contentType: request.headers.get("content-type") ?? ""
		};
		checkCoding(operation, request);
		return respond(answer(ledger, route, search.slice(1), body, traits), request, operation);
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		return respond({
			status: error.status,
			data: { _status: { messages: error.messages } }
		}, request, operation);
	}
}
/** Traces are long, and come to those alone who take them compressed; `fetch` by itself does. */
function checkCoding({ operationId }, { headers }) {
	const accepted = headers.get("accept-encoding") ?? "gzip";
	if (operationId === "getContractOpcodes" && !/gzip|\*/i.test(accepted)) throw javaError(406, "Accept-Encoding: gzip header is required", "");
}
function answer(ledger, { operation, path, pathname }, text, body, traits) {
	const { operationId, half } = operation;
	if (!traits.hooks && operationId.startsWith("getHook")) throw notFound();
	checkPath(operation, path);
	const query = read(ledger, operation, text);
	const list = ledgerLists.find((one) => one.operationId === operationId);
	if (list) {
		list.check?.(query, traits.windows);
		return listAnswer(ledger, list, operation, path, pathname, half === "java" ? lastBounds(query, ...boundNames(list)) : query, traits);
	}
	if (operationId === "getAccount") {
		const account = accountOf(ledger, {
			path,
			query
		});
		if (!isOn(query, "transactions", true)) return {
			status: 200,
			data: {
				...account,
				transactions: [],
				links: { next: null }
			}
		};
		const { data, next = null } = listAnswer(ledger, accountTransactions, operation, path, pathname, query, traits);
		return {
			status: 200,
			data: {
				...account,
				...data
			},
			next
		};
	}
	const lookup = ledgerLookups[operationId];
	if (!lookup) throw notFound();
	const data = lookup(ledger, {
		path,
		query,
		body
	});
	return {
		status: isPartial(operationId, data) ? 206 : 200,
		data
	};
}
/** Airdrops alone keep one bound on each side, whatever is given. */
function boundNames({ operationId, key }) {
	return operationId.endsWith("Airdrops") ? key.map(({ parameter }) => parameter) : [];
}
function read(ledger, operation, text) {
	if (operation.half === "java") return readJavaQuery(operation, text);
	if (operation.half === "web3") return readWeb3Query(text);
	return readQuery(operation, text, addressFinder(ledger));
}
/** Of some results only part is known: what the call returned is missing. */
function isPartial(operationId, data) {
	return operationId.startsWith("getContractResultBy") && "call_result" in data && data.call_result === "0x";
}
function listAnswer(ledger, list, operation, path, pathname, query, traits) {
	const { property, items, view, around } = list;
	const page = pageOf(operation, list, items(ledger, path, query), query, traits);
	const next = page.next === null ? null : `${pathname}?${page.next}`;
	return {
		status: 200,
		data: {
			[property]: view ? page.items.map((item) => view(item, ledger, query)) : page.items,
			...around?.(ledger, path),
			links: { next }
		},
		next
	};
}
// src/sandbox/data/keys.ts
function ed25519Key(random) {
	return {
		_type: "ED25519",
		key: random.hex(32)
	};
}
function ecdsaKey(random) {
	return {
		_type: "ECDSA_SECP256K1",
		key: `${random.pick(["02", "03"])}${random.hex(32)}`
	};
}
/** A list of two ED25519 keys, both of which must sign, encoded as protobuf. */
function keyList(random) {
	const entry = () => `0a221220${random.hex(32)}`;
	return {
		_type: "ProtobufEncoded",
		key: `3248${entry()}${entry()}`
	};
}
/** A key of each kind in turn. */
function anyKey(random, index) {
	return inTurn([
		ed25519Key,
		ecdsaKey,
		ed25519Key,
		keyList
	], index)(random);
}
/** A key in most cases, none in the others. */
function keyOrNone(random, probability) {
	return random.chance(probability) ? anyKey(random, random.integer(0, 3)) : null;
}
const base32Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** The alias that a key gives an account: the key as protobuf, in base32 without padding. */
function aliasOf({ _type, key = "" }) {
	const bytes = `${_type === "ED25519" ? "1220" : "3a21"}${key}`;
	let alias = "";
	let bits = 0;
	let held = 0;
	for (let at = 0; at < bytes.length; at += 2) {
		held = held << 8 | Number.parseInt(bytes.slice(at, at + 2), 16);
		bits += 8;
		for (; bits >= 5; bits -= 5) alias += base32Digits.charAt(held >> bits - 5 & 31);
		held &= (1 << bits) - 1;
	}
	return bits > 0 ? alias + base32Digits.charAt(held << 5 - bits & 31) : alias;
}
// src/sandbox/data/accounts.ts
/** All hbars there are, in tinybars: 50 billion. */
const totalSupply = 50000000000n * 100000000n;
/** Tinybars of the account with the most of everything. As a number it would lose its last digit. */
const inexact = 2n ** 53n + 1n;
function makeAccounts(plan, { settled, births }, relationships, timestamp) {
	const random = plan.random("accounts");
	const tokens = /* @__PURE__ */ new Map();
	for (const { owner, value } of relationships) {
		const held = tokens.get(owner) ?? [];
		held.push({
			token_id: value.token_id,
			balance: value.balance
		});
		tokens.set(owner, held);
	}
	const released = totalSupply - BigInt(random.integer(5e6, 15e6)) * 100000000000n - 7n;
	let left = released;
	const balance = (id, amount) => {
		left -= amount;
		return {
			timestamp,
			balance: amount,
			tokens: tokens.get(id) ?? []
		};
	};
	const system = [
		feeCollector,
		rewardAccount,
		...plan.nodeAccounts
	].map((id) => ({
		...systemAccount(plan, random, id),
		balance: balance(id, BigInt(random.integer(1e6, 9e6)) * 100000000n)
	}));
	const ordinary = plan.accounts.map((id, index) => {
		const deleted = plan.deleted.has(id);
		const amount = id === settled[0] ? inexact : BigInt(random.integer(0, 4e6)) * 123457n;
		const created = births.get(id)?.time ?? plan.calendar.earlier(random, 0, .2);
		return {
			...ordinaryAccount(plan, random, index, created),
			account: id,
			balance: deleted ? lostBalance(index, balance(id, 0n)) : balance(id, amount),
			deleted,
			evm_address: addressOf(plan, id)
		};
	});
	return {
		accounts: [
			{
				...systemAccount(plan, random, treasury),
				balance: balance(treasury, left)
			},
			...system,
			...ordinary
		],
		released
	};
}
/** An account from before the first consensus: nobody knows when it was made. */
function systemAccount(plan, random, id) {
	const bare = id === "0.0.98" || id === "0.0.800";
	return {
		account: id,
		alias: null,
		auto_renew_period: null,
		balance: null,
		created_timestamp: null,
		decline_reward: true,
		deleted: id === "0.0.800" ? null : false,
		delegation_address: "0x",
		ethereum_nonce: bare ? null : 0n,
		evm_address: id === "0.0.800" ? null : addressOf(plan, id),
		expiry_timestamp: null,
		key: bare ? null : keyList(random),
		max_automatic_token_associations: bare ? null : 0,
		memo: bare ? null : "",
		pending_reward: 0n,
		receiver_sig_required: bare ? null : false,
		stake_period_start: null,
		staked_account_id: null,
		staked_node_id: null
	};
}
/** Of some deleted accounts the service no longer knows the balance, of others not even that there was one. */
function lostBalance(index, empty) {
	return inTurn([
		empty,
		null,
		{
			timestamp: null,
			balance: null,
			tokens: []
		},
		null
	], index);
}
function ordinaryAccount(plan, random, index, created) {
	const aliased = hasAlias(index);
	const key = aliased ? ecdsaKey(random) : anyKey(random, index);
	const staking = inTurn([
		"node",
		"account",
		"none",
		"none"
	], index);
	const period = BigInt(random.pick([
		7e6,
		7776e3,
		8e6
	]));
	const staked = random.pick(plan.nodeAccounts);
	return {
		alias: aliased || key._type === "ED25519" && index % 4 === 2 ? aliasOf(key) : null,
		auto_renew_period: period,
		created_timestamp: toTimestamp(created),
		decline_reward: index % 6 === 5,
		delegation_address: index % 30 === 3 ? `0x${random.hex(20)}` : "0x",
		ethereum_nonce: aliased ? BigInt(random.integer(0, 900)) : 0n,
		expiry_timestamp: toTimestamp(created + 400n * day$2),
		key,
		max_automatic_token_associations: random.pick([
			-1,
			0,
			10,
			100
		]),
		memo: aliased ? "auto-created account" : index % 4 === 3 ? "" : `account ${numberOf(inTurn(plan.accounts, index))}`,
		pending_reward: staking === "none" ? 0n : BigInt(random.integer(0, 9e8)),
		receiver_sig_required: index % 17 === 11,
		stake_period_start: staking === "node" ? toTimestamp(created / day$2 * day$2) : null,
		staked_account_id: staking === "account" ? staked : null,
		staked_node_id: staking === "node" ? BigInt(plan.nodeAccounts.indexOf(staked)) : null
	};
}
// src/sandbox/data/airdrops.ts
/** Airdrops that wait to be claimed: many from and to one account, some between others. */
function makeAirdrops(plan, { settled }, relationships, nfts) {
	const random = plan.random("airdrops");
	const collections = new Set(nfts.map(({ token_id }) => token_id));
	const fungible = /* @__PURE__ */ new Map();
	for (const { owner, value } of relationships) {
		if (value.balance <= 1n || collections.has(value.token_id)) continue;
		fungible.set(owner, [...fungible.get(owner) ?? [], value]);
	}
	const star = inTurn(settled, 0);
	const others = [...settled.slice(1), treasury];
	const airdrops = /* @__PURE__ */ new Map();
	const add = (airdrop) => {
		const { sender_id: from, receiver_id: to, token_id: token, serial_number: serial } = airdrop;
		airdrops.set(`${from} ${to} ${token} ${serial}`, airdrop);
	};
	const send = (sender, receiver) => {
		const holding = fungible.get(sender);
		if (holding) add(sendAmount(plan, random, sender, receiver, random.pick(holding)));
	};
	for (let index = 0; index < plan.count(120); index++) send(star, inTurn(others, index));
	const givers = others.filter((id) => fungible.has(id));
	for (let index = 0; index < plan.count(120) && givers.length > 0; index++) {
		const giver = inTurn(givers, index);
		add(sendAmount(plan, random, giver, star, inTurn(fungible.get(giver) ?? [], Math.floor(index / givers.length))));
	}
	for (let index = 0; index < plan.count(20) && givers.length > 0; index++) {
		const giver = random.pick(givers);
		const receiver = random.pick(others);
		if (giver !== receiver) send(giver, receiver);
	}
	for (const { account_id: holder, serial_number, token_id } of nfts.slice(1, 1 + plan.count(40))) {
		if (!holder || serial_number === void 0 || token_id === void 0) continue;
		add({
			amount: null,
			receiver_id: holder === star ? random.pick(others) : star,
			sender_id: holder,
			serial_number,
			timestamp: since$1(plan.calendar.earlier(random, .9, 1)),
			token_id
		});
	}
	return [...airdrops.values()];
}
function sendAmount(plan, random, sender, receiver, { balance, token_id }) {
	return {
		amount: balance / BigInt(random.integer(2, 1e3)) || 1n,
		receiver_id: receiver,
		sender_id: sender,
		serial_number: null,
		timestamp: since$1(plan.calendar.earlier(random, .9, 1)),
		token_id
	};
}
// src/sandbox/data/base64.ts
/** Base64 of bytes. */
function base64Of(bytes) {
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}
/** Base64 of text in UTF-8. */
function base64OfText(text) {
	return base64Of(new TextEncoder().encode(text));
}
/** Base64 of bytes given as hexadecimal digits. */
function base64OfHex(digits) {
	return base64Of((digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
}
// src/sandbox/data/custom-fees.ts
/** Fees of one token: none for most, of every kind between them. */
function makeCustomFees(random, { id, index, collection, treasury, created }, tokens, accounts) {
	const collector = random.chance(.6) ? treasury : random.pick(accounts);
	const fees = {
		created_timestamp: toTimestamp(created),
		fixed_fees: []
	};
	if (index % 6 < 2) fees.fixed_fees?.push(fixedFee(random, index % 12 < 2 ? null : inTurn(tokens, 0), collector));
	if (collection) return {
		...fees,
		royalty_fees: index % 4 === 1 ? [royaltyFee(random, index, collector)] : []
	};
	return {
		...fees,
		fractional_fees: index % 4 === 3 ? [fractionalFee(random, id, index, collector)] : []
	};
}
function fixedFee(random, token, collector) {
	return {
		all_collectors_are_exempt: random.chance(.5),
		amount: BigInt(random.integer(1, 5e3)),
		collector_account_id: collector,
		denominating_token_id: token
	};
}
function fractionalFee(random, token, index, collector) {
	return {
		all_collectors_are_exempt: random.chance(.5),
		amount: {
			numerator: BigInt(random.integer(1, 9)),
			denominator: 1000n
		},
		collector_account_id: collector,
		denominating_token_id: token,
		maximum: index % 8 === 3 ? null : BigInt(random.integer(1e3, 1e5)),
		minimum: BigInt(random.integer(0, 100)),
		net_of_transfers: random.chance(.5)
	};
}
function royaltyFee(random, index, collector) {
	return {
		all_collectors_are_exempt: random.chance(.5),
		amount: {
			numerator: BigInt(random.integer(1, 10)),
			denominator: 100n
		},
		collector_account_id: collector,
		fallback_fee: index % 8 === 1 ? null : {
			amount: BigInt(random.integer(1, 100)) * 1000000n,
			denominating_token_id: null
		}
	};
}
// src/sandbox/data/tokens.ts
const largestInteger = 2n ** 63n - 1n;
const things = [
	"Harbour",
	"Lantern",
	"Orchard",
	"Granite",
	"Juniper",
	"Meridian",
	"Saffron",
	"Tideway"
];
const kinds$1 = [
	"Coin",
	"Share",
	"Credit",
	"Point",
	"Bond"
];
const collections = [
	"Cards",
	"Prints",
	"Tickets",
	"Deeds",
	"Medals"
];
function makeTokens(plan, { settled, births }) {
	const random = plan.random("tokens");
	return plan.tokens.map((id, index) => {
		const collection = isCollection(index);
		const birth = births.get(id);
		const created = birth?.time ?? plan.calendar.earlier(random, .2, .4);
		const treasury = index < 2 ? inTurn(settled, 1) : random.pick(settled);
		const deleted = plan.deleted.has(id);
		const supply = collection ? 0n : index === 2 ? largestInteger : BigInt(random.integer(1, 9e5)) * 1000000n;
		const draft = {
			id,
			index,
			collection,
			deleted,
			newborn: birth !== void 0,
			treasury,
			created,
			supply
		};
		return {
			...draft,
			info: makeInfo(plan, random, draft, settled)
		};
	});
}
function makeInfo(plan, random, { id, index, collection, deleted, newborn, treasury, created, supply }, settled) {
	const thing = inTurn(things, index);
	const kind = inTurn(collection ? collections : kinds$1, Math.floor(index / things.length));
	const finite = index === 2 || index % 4 === 1;
	const modified = newborn || index === 2 ? created : plan.calendar.earlier(random, .9, 1);
	const renewed = random.chance(.7);
	const pausable = index % 3 !== 2;
	return {
		admin_key: keyOrNone(random, .8),
		auto_renew_account: renewed ? treasury : null,
		auto_renew_period: renewed ? 7776000n : null,
		created_timestamp: toTimestamp(created),
		custom_fees: makeCustomFees(random, {
			id,
			index,
			collection,
			treasury,
			created
		}, plan.tokens, settled),
		decimals: String(collection || index === 2 ? 0 : inTurn([
			2,
			8,
			6,
			0,
			18
		], index)),
		deleted: index === 5 ? null : deleted,
		expiry_timestamp: renewed ? modified + 90n * day$2 : null,
		fee_schedule_key: keyOrNone(random, .4),
		freeze_default: index % 8 === 6,
		freeze_key: index % 2 === 0 ? anyKey(random, index) : null,
		initial_supply: String(supply),
		kyc_key: index % 5 < 2 ? ed25519Key(random) : null,
		max_supply: String(finite ? collection ? 10000n : index === 2 ? supply : supply * 2n : 0n),
		memo: index % 4 === 3 ? "" : `${thing} ${kind}, issued by ${treasury}`,
		metadata: index % 3 === 0 ? "" : base64OfText(`ipfs://${thing.toLowerCase()}/${index}`),
		metadata_key: keyOrNone(random, .3),
		modified_timestamp: toTimestamp(modified),
		name: `${thing} ${kind} ${index + 1}`,
		pause_key: pausable ? ed25519Key(random) : null,
		pause_status: !pausable ? "NOT_APPLICABLE" : index % 7 === 6 ? "PAUSED" : "UNPAUSED",
		supply_key: collection ? ed25519Key(random) : keyOrNone(random, .7),
		supply_type: finite ? "FINITE" : "INFINITE",
		symbol: `${thing.slice(0, 3).toUpperCase()}${index + 1}`,
		token_id: id,
		treasury_account_id: treasury,
		type: collection ? "NON_FUNGIBLE_UNIQUE" : "FUNGIBLE_COMMON",
		wipe_key: keyOrNone(random, .5)
	};
}
// src/sandbox/data/allowances.ts
/** Rights to spend: many that one account granted, some that it got, and a few between others. */
function makeAllowances(plan, { settled }, tokens) {
	const random = plan.random("allowances");
	const period = () => since$1(plan.calendar.earlier(random, .6, 1));
	const amounts = (index) => {
		if (index === 1) return {
			amount: largestInteger,
			amount_granted: largestInteger
		};
		const granted = BigInt(random.integer(1, 2e9)) * 1000n;
		return {
			amount: index % 7 === 4 ? 0n : granted * BigInt(random.integer(1, 100)) / 100n,
			amount_granted: granted
		};
	};
	const fungible = tokens.filter(({ collection, newborn }) => !collection && !newborn);
	const collections = tokens.filter(({ collection, newborn }) => collection && !newborn);
	return {
		cryptoAllowances: grants(plan, random, settled, 120).map((grant, index) => ({
			...amounts(index),
			...grant,
			timestamp: period()
		})),
		tokenAllowances: grants(plan, random, settled, 60).flatMap((grant, index) => distinct(inTurn(fungible, index).id, inTurn(fungible, index + 1).id).map((id, at) => ({
			...amounts(index * 2 + at),
			...grant,
			timestamp: period(),
			token_id: id
		}))),
		nftAllowances: grants(plan, random, settled, 60).flatMap((grant, index) => distinct(inTurn(collections, index).id, inTurn(collections, index + 1).id).map((id, at) => {
			const withdrawn = (index * 2 + at) % 9 === 8;
			const from = plan.calendar.earlier(random, .6, 1);
			return {
				approved_for_all: !withdrawn,
				...grant,
				timestamp: {
					from: toTimestamp(from),
					to: null
				},
				token_id: id
			};
		}))
	};
}
function distinct(one, other) {
	return one === other ? [one] : [one, other];
}
/** Pairs of owner and spender, each once: from the first account to many, and back from a quarter of them. */
function grants(plan, random, settled, most) {
	const star = inTurn(settled, 0);
	const spenders = [
		...settled.slice(1),
		rewardAccount,
		treasury
	].slice(0, plan.count(most));
	const given = spenders.map((spender) => ({
		owner: star,
		spender
	}));
	const got = spenders.filter((_, index) => index % 4 === 1).map((owner) => ({
		owner,
		spender: star
	}));
	const others = spenders.filter((_, index) => index % 6 === 2).map((owner) => ({
		owner,
		spender: random.pick(settled.slice(1))
	})).filter(({ owner, spender }) => owner !== spender);
	return [
		...given,
		...got,
		...others
	];
}
// src/sandbox/data/blocks.ts
function makeBlocks(plan, { blocks }, { gasOf }, blooms) {
	const random = plan.random("blocks");
	return blocks.map((frame, index) => {
		const block = makeBlock(random, frame, gasOf.get(frame), blooms.get(frame));
		return index === 0 ? {
			...block,
			hapi_version: null,
			logs_bloom: null,
			size: null
		} : block;
	});
}
function makeBlock(random, frame, gas, bloom) {
	return {
		count: BigInt(frame.slots.length),
		gas_used: gas ?? 0n,
		hapi_version: "0.66.0",
		hash: frame.hash,
		logs_bloom: bloom?.toString() ?? "0x",
		name: recordFile$1(frame.start),
		number: frame.number,
		previous_hash: frame.previousHash,
		size: BigInt(random.integer(400, 700) + frame.slots.length * 900),
		timestamp: {
			from: toTimestamp(frame.start),
			to: toTimestamp(frame.end)
		}
	};
}
/** Name of the file of a block that starts at this time: 2026-08-04T12_14_19.316900104Z.rcd.gz. */
function recordFile$1(start) {
	const [seconds = "", nanoseconds = ""] = toTimestamp(start).split(".");
	return `${(/* @__PURE__ */ new Date(Number(seconds) * 1e3)).toISOString().slice(0, 19).replaceAll(":", "_")}.${nanoseconds}Z.rcd.gz`;
}
// src/sandbox/data/calls.ts
/** Tinybars for one unit of gas. */
const gasPrice = 85n;
const aliasedOfPlans = /* @__PURE__ */ new WeakMap();
/** The accounts that can send Ethereum transactions. */
function aliasedOf({ accounts }, settled) {
	const known = aliasedOfPlans.get(settled) ?? settled.filter((id) => hasAlias(accounts.indexOf(id)));
	aliasedOfPlans.set(settled, known);
	return known;
}
function makeCalls(plan, { slots, settled }) {
	const random = plan.random("calls");
	const aliased = aliasedOf(plan, settled);
	const bySlot = /* @__PURE__ */ new Map();
	const gasOf = /* @__PURE__ */ new Map();
	for (const slot of slots) {
		const { name, parent, entity, result, payer, block } = slot;
		const ethereum = name === "ETHEREUMTRANSACTION";
		const creates = name === "CONTRACTCREATEINSTANCE";
		if (!ethereum && !creates && name !== "CONTRACTCALL") continue;
		const gasLimit = BigInt(random.integer(60, 4e3)) * 1000n;
		const gasConsumed = gasLimit * BigInt(random.integer(40, 100)) / 100n;
		const least = gasLimit * 4n / 5n;
		const made = creates && result === "SUCCESS" && entity !== null ? [entity] : [];
		const call = {
			slot,
			contract: entity,
			sender: parent?.entity ?? (ethereum ? random.pick(aliased) : payer),
			amount: parent || random.chance(.6) ? 0n : BigInt(random.integer(1, 5e6)) * 1000n,
			gasLimit,
			gasUsed: parent ? 0n : gasConsumed > least ? gasConsumed : least,
			gasConsumed,
			gasPrice,
			ethereum,
			creates,
			failed: result !== "SUCCESS",
			created: made,
			index: bySlot.size
		};
		bySlot.set(slot, call);
		gasOf.set(block, (gasOf.get(block) ?? 0n) + call.gasUsed);
		if (parent) bySlot.get(parent)?.created.push(...made);
	}
	return {
		calls: [...bySlot.values()],
		bySlot,
		gasOf
	};
}
// src/sandbox/data/contracts.ts
function makeContracts(plan, { settled, births }) {
	const random = plan.random("contracts");
	return plan.contracts.map((id, index) => {
		const birth = births.get(id);
		const created = birth?.time ?? plan.calendar.earlier(random, .2, .4);
		const deleted = plan.deleted.has(id);
		const unknown = index % 40 === 12 && !birth;
		const code = bytecode(random);
		return {
			admin_key: index % 3 === 0 ? null : anyKey(random, index),
			auto_renew_account: index % 4 === 3 ? null : random.pick(settled),
			auto_renew_period: unknown ? null : 7776000n,
			bytecode: unknown ? null : `0x608060405234801561000f575f80fd5b50${code}`,
			contract_id: id,
			created_timestamp: unknown ? null : toTimestamp(created),
			deleted,
			evm_address: addressOf(plan, id),
			expiration_timestamp: unknown ? null : toTimestamp(created + 400n * day$2),
			file_id: index % 2 === 0 ? inTurn(plan.files, index / 2) : null,
			max_automatic_token_associations: unknown ? null : random.pick([
				-1,
				0,
				10
			]),
			memo: index % 5 === 4 ? "" : `${inTurn(kinds, index)} ${index + 1}`,
			nonce: unknown ? null : BigInt(random.integer(1, 9)),
			obtainer_id: deleted ? random.pick(settled) : null,
			permanent_removal: deleted ? index % 2 === 0 : null,
			proxy_account_id: index % 50 === 21 ? random.pick(plan.nodeAccounts) : null,
			runtime_bytecode: unknown ? null : `0x${code}`,
			timestamp: since$1(deleted && !birth ? plan.calendar.earlier(random, .6, 1) : created)
		};
	});
}
const kinds = [
	"market",
	"vault",
	"registry",
	"lottery",
	"escrow",
	"oracle"
];
/** Begins like what the Solidity compiler makes; what follows means nothing. */
function bytecode(random) {
	return `608060405234801561000f575f80fd5b50600436106100${random.hex(random.integer(20, 120))}`;
}
// src/sandbox/data/bloom.ts
const bytes = 256;
/**
* Bloom filter over addresses and topics. Which bits a word sets is up to chance, not to Keccak as in the EVM: the
* same word sets the same three bits, and that is all that clients without Keccak can tell.
*/
var Bloom = class {
	#bits = new Uint8Array(bytes);
	add(word) {
		const random = new Random(word);
		for (let bit = 0; bit < 3; bit++) this.#set(random.integer(0, bytes * 8 - 1));
	}
	/** Takes over the bits of another. */
	merge(other) {
		for (let at = 0; at < bytes; at++) this.#bits[at] = (this.#bits[at] ?? 0) | (other.#bits[at] ?? 0);
	}
	#set(bit) {
		const at = bit >> 3;
		this.#bits[at] = (this.#bits[at] ?? 0) | 1 << (bit & 7);
	}
	/** In hexadecimal with 0x. */
	toString() {
		let digits = "0x";
		for (const byte of this.#bits) digits = `${digits}${byte.toString(16).padStart(2, "0")}`;
		return digits;
	}
};
// src/sandbox/data/logs.ts
/** First topic of an ERC-20 or ERC-721 transfer. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
/** First topic of an ERC-20 or ERC-721 approval. */
const approvalTopic = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925";
/** Logs of one call: none of a failed one, seldom one of another contract that it reached. */
function makeLogs(plan, random, { contract, failed, index }) {
	const bloom = new Bloom();
	if (contract === null || failed) return {
		logs: [],
		bloom
	};
	const count = inTurn([
		2,
		1,
		3,
		2,
		2
	], index);
	return {
		logs: Array.from({ length: count }, (_, place) => {
			const emitter = place === 1 && index % 6 === 1 ? inTurn(plan.contracts, index) : contract;
			const address = addressOf(plan, emitter);
			const topics = makeTopics$1(plan, random, index + place);
			const own = new Bloom();
			for (const word of [address, ...topics]) own.add(word);
			bloom.merge(own);
			return {
				address,
				bloom: topics.length > 0 ? own.toString() : null,
				contract_id: emitter,
				data: (index + place) % 12 === 7 ? null : word(random.integer(1, 1e9)),
				index: place,
				topics
			};
		}),
		bloom
	};
}
function makeTopics$1(plan, random, index) {
	const party = () => `0x${addressOf(plan, random.pick(plan.accounts)).slice(2).padStart(64, "0")}`;
	return inTurn([
		() => [
			transferTopic,
			party(),
			party()
		],
		() => [
			transferTopic,
			party(),
			party(),
			word(random.integer(1, 200))
		],
		() => [
			approvalTopic,
			party(),
			party()
		],
		() => [`0x${random.hex(32)}`],
		() => [
			transferTopic,
			party(),
			party()
		],
		() => index % 18 === 5 ? [] : [approvalTopic, party()]
	], index)();
}
/** A number as a word of the EVM, in hexadecimal with 0x. */
function word(value) {
	return `0x${value.toString(16).padStart(64, "0")}`;
}
// src/sandbox/data/results.ts
/** The chain ID of a local network. */
const chainId = "0x12a";
/** The text of a revert in the encoding of Solidity: Error("no funds"). */
const revertReason = `0x08c379a0${word(32).slice(2)}${word(8).slice(2)}${"6e6f2066756e6473".padEnd(64, "0")}`;
/** The outcome of one call, all but its logs and state changes of what it says. */
function makeResult(plan, random, call, { bloom, logs }, blockGas) {
	const { slot, contract, sender, failed, creates, index } = call;
	const address = contract === null ? null : addressOf(plan, contract);
	const reverted = slot.result === "CONTRACT_REVERT_EXECUTED";
	return {
		...ethereumPart(random, call),
		address,
		amount: call.amount,
		block_gas_used: blockGas,
		block_hash: slot.block.hash,
		block_number: slot.block.number,
		bloom: failed ? null : logs.length > 0 ? bloom.toString() : "0x",
		call_result: failed ? reverted ? revertReason : "0x" : creates ? null : word(index % 2),
		contract_id: contract,
		created_contract_ids: contract === null ? null : call.created,
		error_message: !failed ? null : reverted ? revertReason : slot.result,
		failed_initcode: failed && creates ? `0x6080604052${random.hex(40)}` : null,
		from: addressOf(plan, sender),
		function_parameters: creates ? contract === null ? null : "0x" : `0x${inTurn(selectors, index)}${word(random.integer(0, 1e5)).slice(2)}`,
		gas_consumed: index % 60 === 59 ? null : call.gasConsumed,
		gas_limit: call.gasLimit,
		gas_used: call.gasUsed,
		hash: `0x${slot.hash.slice(0, 64)}`,
		result: slot.result,
		status: failed ? "0x0" : "0x1",
		timestamp: slot.timestamp,
		to: creates ? null : address,
		transaction_index: BigInt(slot.index)
	};
}
/** First bytes of balanceOf, transfer, approve and mint. */
const selectors = [
	"70a08231",
	"a9059cbb",
	"095ea7b3",
	"40c10f19"
];
/** What only Ethereum transactions have: of the old type 0, and of types 1, 2 and 4. */
function ethereumPart(random, { ethereum, gasPrice, index }) {
	const hex = (value) => `0x${value.toString(16)}`;
	const type = inTurn([
		2,
		0,
		2,
		1,
		4
	], Math.floor(index / 2));
	const priced = type < 2;
	if (!ethereum) return {
		access_list: null,
		authorization_list: null,
		chain_id: null,
		gas_price: null,
		max_fee_per_gas: null,
		max_priority_fee_per_gas: null,
		nonce: null,
		r: null,
		s: null,
		type: null,
		v: null
	};
	return {
		access_list: type === 0 ? null : "0x",
		authorization_list: type === 4 ? [authorization(random)] : type === 2 ? [] : null,
		chain_id: chainId,
		gas_price: priced ? hex(gasPrice) : null,
		max_fee_per_gas: priced ? null : hex(gasPrice * 2n),
		max_priority_fee_per_gas: priced ? null : hex(1n),
		nonce: BigInt(random.integer(0, 900)),
		r: `0x${random.hex(32)}`,
		s: `0x${random.hex(32)}`,
		type,
		v: random.integer(0, 1)
	};
}
function authorization(random) {
	return {
		address: `0x${random.hex(20)}`,
		chain_id: chainId,
		nonce: BigInt(random.integer(0, 900)),
		r: `0x${random.hex(32)}`,
		s: `0x${random.hex(32)}`,
		y_parity: random.integer(0, 1)
	};
}
// src/sandbox/data/actions.ts
/** The system contract of the token service. */
const tokenService = "0.0.359";
/** The steps of a call: the call itself, then as many inner steps as asked for. */
function makeActions(plan, random, call, inner) {
	const { slot, contract, sender, creates, failed, gasConsumed } = call;
	const first = {
		...failed ? {
			result_data: slot.result === "CONTRACT_REVERT_EXECUTED" ? revertReason : word(0),
			result_data_type: failure(call)
		} : {
			result_data: word(1),
			result_data_type: "OUTPUT"
		},
		call_depth: 0,
		call_operation_type: creates ? "CREATE" : "CALL",
		call_type: creates ? "CREATE" : "CALL",
		caller: sender,
		caller_type: slot.parent ? "CONTRACT" : "ACCOUNT",
		from: addressOf(plan, sender),
		gas: call.gasLimit,
		gas_used: gasConsumed,
		index: 0,
		input: creates ? null : `0x${random.hex(4)}${word(random.integer(0, 1e5)).slice(2)}`,
		recipient: contract,
		recipient_type: contract === null ? null : "CONTRACT",
		timestamp: slot.timestamp,
		to: contract === null ? null : addressOf(plan, contract),
		value: call.amount
	};
	if (contract === null) return [first];
	return [first, ...Array.from({ length: inner }, (_, at) => innerAction(plan, random, call, contract, at + 1))];
}
function failure({ slot }) {
	return slot.result === "CONTRACT_REVERT_EXECUTED" ? "REVERT_REASON" : "ERROR";
}
/** Each way to go on: the operation, the kind of step, and what it leads to. */
const ways = [
	[
		"CALL",
		"CALL",
		"contract"
	],
	[
		"STATICCALL",
		"CALL",
		"contract"
	],
	[
		"DELEGATECALL",
		"CALL",
		"contract"
	],
	[
		"CALL",
		"SYSTEM",
		"service"
	],
	[
		"CALL",
		"CALL",
		"account"
	],
	[
		"CREATE",
		"CREATE",
		"contract"
	],
	[
		"STATICCALL",
		"PRECOMPILE",
		"precompiled"
	],
	[
		"CALLCODE",
		"CALL",
		"contract"
	],
	[
		"CREATE2",
		"CREATE",
		"nothing"
	],
	[
		"UNKNOWN",
		"NO_ACTION",
		"nothing"
	]
];
function innerAction(plan, random, call, contract, index) {
	const [operation, type, target] = inTurn(ways, index - 1);
	const contracts = plan.contracts.slice(0, 20);
	const depth = inTurn([
		1,
		1,
		2,
		3,
		2
	], index - 1);
	const caller = depth === 1 ? contract : inTurn(contracts, depth);
	const recipient = {
		contract: () => random.pick(contracts),
		account: () => random.pick(plan.accounts),
		service: () => tokenService,
		precompiled: () => `0.0.${random.integer(1, 9)}`,
		nothing: () => null
	}[target]();
	const reverted = index % 14 === 13;
	const gas = call.gasConsumed / BigInt(index + 1);
	return {
		call_depth: depth,
		call_operation_type: operation,
		call_type: type,
		caller,
		caller_type: "CONTRACT",
		from: addressOf(plan, caller),
		gas,
		gas_used: gas / 2n,
		index,
		input: type === "NO_ACTION" ? null : `0x${random.hex(4)}`,
		recipient,
		recipient_type: recipient === null ? null : target === "account" ? "ACCOUNT" : "CONTRACT",
		result_data: type === "NO_ACTION" ? null : reverted ? revertReason : word(random.integer(0, 1)),
		result_data_type: reverted ? "REVERT_REASON" : target === "nothing" && index % 20 === 9 ? "ERROR" : "OUTPUT",
		timestamp: call.slot.timestamp,
		to: recipient === null ? null : plan.addresses.has(recipient) ? addressOf(plan, recipient) : longZero(recipient),
		value: target === "account" ? BigInt(random.integer(1, 1e5)) : 0n
	};
}
// src/sandbox/data/opcodes.ts
const push = (value) => (stack) => [...stack, typeof value === "string" ? value : word(value)];
const drop = (count) => (stack) => stack.slice(0, stack.length - count);
/** The call run again: it sets up the memory, touches the storage that the result tells of, and ends. */
function makeOpcodes(plan, call, changes) {
	const { contract, failed, gasConsumed, slot } = call;
	const address = contract === null ? longZero("0.0.0") : addressOf(plan, contract);
	const reason = slot.result === "CONTRACT_REVERT_EXECUTED" ? revertReason : null;
	const returned = failed ? reason ?? "0x" : word(call.index % 2);
	const opcodes = [];
	const storage = {};
	let stack = [];
	let gas = gasConsumed;
	let pc = 0;
	let memory = [];
	for (const [op, cost, length, run] of program(changes, failed)) {
		const ends = failed && op === "REVERT";
		opcodes.push({
			depth: slot.parent ? 2 : 1,
			gas,
			gas_cost: cost,
			memory,
			op,
			pc,
			reason: ends ? reason : null,
			stack,
			storage: { ...storage }
		});
		const change = op === "SSTORE" ? changes.find(({ slot: key }) => key === stack.at(-1)) : void 0;
		if (change) storage[change.slot] = change.value_written ?? word(0);
		if (op === "MSTORE") memory = [
			word(0),
			word(0),
			word(128)
		];
		stack = run(stack);
		gas = gas > cost ? gas - cost : 0n;
		pc += length;
	}
	return {
		address,
		contract_id: contract,
		failed,
		gas: gasConsumed,
		opcodes,
		return_value: returned
	};
}
function program(changes, failed) {
	const touches = changes.flatMap(({ slot, value_read, value_written }) => value_written === null ? [
		[
			"PUSH32",
			3n,
			33,
			push(slot)
		],
		[
			"SLOAD",
			2100n,
			1,
			(stack) => [...stack.slice(0, -1), value_read === "0x" ? word(0) : value_read]
		],
		[
			"POP",
			2n,
			1,
			drop(1)
		]
	] : [
		[
			"PUSH32",
			3n,
			33,
			push(value_written)
		],
		[
			"PUSH32",
			3n,
			33,
			push(slot)
		],
		[
			"SSTORE",
			20000n,
			1,
			drop(2)
		]
	]);
	return [
		[
			"PUSH1",
			3n,
			2,
			push(128)
		],
		[
			"PUSH1",
			3n,
			2,
			push(64)
		],
		[
			"MSTORE",
			12n,
			1,
			drop(2)
		],
		[
			"CALLVALUE",
			2n,
			1,
			push(0)
		],
		[
			"POP",
			2n,
			1,
			drop(1)
		],
		...touches,
		[
			"PUSH1",
			3n,
			2,
			push(32)
		],
		[
			"PUSH1",
			3n,
			2,
			push(0)
		],
		[
			failed ? "REVERT" : "RETURN",
			0n,
			1,
			drop(2)
		]
	];
}
// src/sandbox/data/state.ts
/** The storage of all contracts while calls, oldest first, read and write it. */
var Storage = class {
	#plan;
	#random;
	#slots = /* @__PURE__ */ new Map();
	constructor(plan, random) {
		this.#plan = plan;
		this.#random = random;
	}
	/** What one call reads and writes: mostly a new slot, and often one that is there already. */
	change({ contract, failed, index, slot: { timestamp } }) {
		if (contract === null || failed) return [];
		const slots = this.#slots.get(contract) ?? /* @__PURE__ */ new Map();
		this.#slots.set(contract, slots);
		const known = [...slots.keys()];
		const changes = [];
		const address = addressOf(this.#plan, contract);
		const touch = (slot, written) => {
			const read = slots.get(slot)?.value ?? "0x";
			changes.push({
				address,
				contract_id: contract,
				slot,
				value_read: read,
				value_written: written
			});
			if (written !== null) slots.set(slot, {
				address,
				contract_id: contract,
				timestamp,
				slot,
				value: written
			});
		};
		if (known.length > 0 && index % 2 === 0) touch(inTurn(known, index), index % 4 === 0 ? null : word(this.#random.integer(1, 2e9)));
		if (contract === this.#plan.contracts[0] || index % 5 !== 4) touch(known.length < 20 ? word(known.length) : `0x${this.#random.hex(32)}`, `0x${this.#random.hex(inTurn([
			1,
			20,
			32
		], index)).padStart(64, "0")}`);
		return changes;
	}
	/** All slots as the last call left them. */
	state() {
		return [...this.#slots.values()].flatMap((slots) => [...slots.values()]);
	}
};
// src/sandbox/data/executions.ts
function makeExecutions(plan, { calls, gasOf }) {
	const random = plan.random("executions");
	const storage = new Storage(plan, plan.random("storage"));
	const logs = [];
	const blooms = /* @__PURE__ */ new Map();
	const longest = calls.find(({ contract, failed }) => contract === plan.contracts[0] && !failed);
	return {
		executions: calls.map((call) => {
			const { slot, index } = call;
			const emitted = makeLogs(plan, random, call);
			const result = makeResult(plan, random, call, emitted, gasOf.get(slot.block) ?? 0n);
			for (const log of emitted.logs) logs.push({
				...log,
				block_hash: slot.block.hash,
				block_number: slot.block.number,
				root_contract_id: call.contract,
				timestamp: slot.timestamp,
				transaction_hash: `0x${slot.hash.slice(0, 64)}`,
				transaction_index: slot.index
			});
			if (emitted.logs.length > 0) {
				const bloom = blooms.get(slot.block) ?? new Bloom();
				bloom.merge(emitted.bloom);
				blooms.set(slot.block, bloom);
			}
			const changes = storage.change(call);
			return {
				transactionId: slot.transactionId,
				result: {
					...result,
					logs: emitted.logs,
					state_changes: changes
				},
				actions: makeActions(plan, random, call, call === longest ? plan.count(125) : index % 4),
				opcodes: makeOpcodes(plan, call, changes)
			};
		}),
		logs,
		state: storage.state(),
		blooms
	};
}
// src/sandbox/data/holdings.ts
/** Who holds how much of which token, and so how much there is of each. */
function makeHoldings(plan, { settled }, drafts, nfts) {
	const random = plan.random("holdings");
	const counts = countNfts(nfts);
	const relationships = [];
	return {
		tokens: drafts.map((draft) => {
			const balances = draft.collection ? holdersOf(draft, settled, random, counts.get(draft.id)) : shares(plan, draft, settled, random);
			let total = 0n;
			for (const [owner, balance] of balances) {
				total += balance;
				relationships.push({
					owner,
					value: relate(plan, random, draft, owner, balance, relationships.length)
				});
			}
			return {
				...draft.info,
				total_supply: String(total)
			};
		}),
		relationships
	};
}
/** Numbers of NFTs by token and account. */
function countNfts(nfts) {
	const counts = /* @__PURE__ */ new Map();
	for (const { token_id: token, account_id: account } of nfts) {
		if (!token || !account) continue;
		const held = counts.get(token) ?? /* @__PURE__ */ new Map();
		counts.set(token, held.set(account, (held.get(account) ?? 0n) + 1n));
	}
	return counts;
}
/** Whether the account with the most of everything has to do with a token: with all but one of twelve. */
function isCommon({ index }) {
	return index !== 2 && index % 12 !== 11;
}
function holdersOf(draft, settled, random, held = /* @__PURE__ */ new Map()) {
	const balances = new Map([[draft.treasury, 0n], ...held]);
	if (draft.newborn) return balances;
	const idle = [random.pick(settled), ...isCommon(draft) ? settled.slice(0, 1) : []];
	for (const account of idle) balances.set(account, balances.get(account) ?? 0n);
	return balances;
}
/** Splits the supply of a fungible token. The treasury keeps what nobody else has. */
function shares(plan, draft, settled, random) {
	const owners = /* @__PURE__ */ new Set();
	if (!draft.newborn) {
		if (isCommon(draft)) owners.add(inTurn(settled, 0));
		const others = draft.index === 0 ? settled.slice(0, plan.count(130)) : [];
		for (const account of others) owners.add(account);
		for (let more = random.integer(1, 5); more > 0; more--) owners.add(random.pick(settled));
	}
	owners.delete(draft.treasury);
	const balances = /* @__PURE__ */ new Map();
	let left = draft.supply;
	for (const owner of owners) {
		const share = draft.index === 2 || random.chance(.08) ? 0n : draft.supply * BigInt(random.integer(1, 1e3)) / 200000n;
		balances.set(owner, share);
		left -= share;
	}
	return balances.set(draft.treasury, left);
}
function relate(plan, random, { id, treasury, created, info, newborn, deleted, index }, owner, balance, place) {
	const own = owner === treasury;
	const known = own || !deleted;
	const since = own || newborn ? created : plan.calendar.earlier(random, .4, .5);
	return {
		automatic_association: known ? !own && place % 3 === 0 : null,
		balance,
		created_timestamp: known ? toTimestamp(since) : null,
		decimals: known ? BigInt(info.decimals) : null,
		freeze_status: !known ? null : !info.freeze_key ? "NOT_APPLICABLE" : !own && index > 2 && place % 9 === 4 ? "FROZEN" : "UNFROZEN",
		kyc_status: !known ? null : !info.kyc_key ? "NOT_APPLICABLE" : !own && place % 11 === 5 ? "REVOKED" : "GRANTED",
		token_id: id
	};
}
// src/sandbox/data/hooks.ts
/** The first account's hooks; their numbers are the owner's to choose. */
const starHooks = [
	1n,
	2n,
	3n,
	7n,
	4294967296n,
	9007199254740993n,
	largestInteger
];
/** Hooks of the first account, one of which stores a lot, and of every twentieth of the others. */
function makeHooks(plan, { settled }) {
	const random = plan.random("hooks");
	const hooks = [];
	const hookStorage = [];
	const add = (owner, number, slots) => {
		const created = plan.calendar.earlier(random, .4, .6);
		const deleted = number === 3n;
		const unknown = number === 7n;
		hooks.push({
			admin_key: keyOrNone(random, .5),
			contract_id: inTurn(plan.contracts, hooks.length),
			created_timestamp: unknown ? null : toTimestamp(created),
			deleted,
			extension_point: "ACCOUNT_ALLOWANCE_HOOK",
			hook_id: number,
			owner_id: owner,
			timestamp_range: unknown ? null : {
				from: toTimestamp(deleted ? plan.calendar.earlier(random, .8, 1) : created),
				to: null
			},
			type: "EVM"
		});
		for (let slot = 0; slot < slots; slot++) {
			const key = slot % 3 === 0 ? random.hex(32) : slot.toString(16).padStart(64, "0");
			hookStorage.push({
				owner: `${owner}/${number}`,
				value: {
					key: `0x${key}`,
					value: slot % 10 === 9 ? null : `0x${random.hex(random.pick([
						2,
						20,
						32
					])).padStart(64, "0")}`,
					timestamp: toTimestamp(plan.calendar.earlier(random, .6, 1))
				}
			});
		}
	};
	const star = inTurn(settled, 0);
	for (const number of starHooks) add(star, number, number === 1n ? plan.count(120) : number === 3n ? 0 : 3);
	settled.forEach((owner, index) => {
		if (index > 0 && index % 20 === 0) add(owner, BigInt(random.integer(1, 9)), 2);
	});
	return {
		hooks,
		hookStorage
	};
}
// src/sandbox/data/texts.ts
const sentences = [
	"Container 4471 left the port of Århus at dawn.",
	"Temperature 21.4 °C, humidity 48 %.",
	"Invoice 2209 settled: 1 250,00 €.",
	"投票が締め切られました。",
	"Vote counted: 17 for, 4 against 🗳️.",
	"Sensor replaced by the night shift; readings resume — no gap.",
	"Übergabe bestätigt, Unterschrift liegt vor."
];
/** Exactly so many messages in UTF-8, some in three or four chunks, with others in between. */
function makeTexts(random, count) {
	const parts = [];
	let group = 0;
	while (parts.length < count) {
		const total = inTurn([3, 4], group);
		const left = count - parts.length;
		if (left < total || !(group === 0 || random.chance(.12))) {
			parts.push({
				bytes: encode(random, 1),
				chunk: null
			});
			continue;
		}
		const chunks = split(encode(random, total), total).map((bytes, at) => ({
			bytes,
			chunk: {
				group,
				number: at + 1,
				total
			}
		}));
		parts.push(...chunks);
		if (left > total && group % 2 === 0) parts.splice(parts.length - 1, 0, {
			bytes: encode(random, 1),
			chunk: null
		});
		group += 1;
	}
	return parts;
}
function encode(random, count) {
	const text = Array.from({ length: count }, () => random.pick(sentences)).join(" ");
	return new TextEncoder().encode(text);
}
/** Equal parts, which may cut a character in two. */
function split(bytes, count) {
	const size = Math.ceil(bytes.length / count);
	return Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
}
// src/sandbox/data/messages.ts
function makeMessages(plan, timeline) {
	const random = plan.random("messages");
	const [first = "", ...rest] = plan.topics;
	const others = rest.filter((id) => !timeline.births.has(id));
	const counts = /* @__PURE__ */ new Map([[first, plan.count(180)]]);
	for (let index = 0; index < plan.count(320) && others.length > 0; index++) {
		const topic = random.pick(others);
		counts.set(topic, (counts.get(topic) ?? 0) + 1);
	}
	return [...counts].flatMap(([topic, count]) => {
		const past = pastPosts(plan, random, timeline, makeTexts(random, count));
		const present = topic === first ? presentPosts(timeline, random) : [];
		return number(random, topic, [...past, ...present]);
	});
}
function pastPosts(plan, random, { settled }, parts) {
	const times = parts.map(() => plan.calendar.earlier(random, .4, 1));
	times.sort((one, other) => one < other ? -1 : 1);
	const payers = /* @__PURE__ */ new Map();
	return parts.map((part, index) => {
		const time = times[index] ?? 0n;
		const group = part.chunk?.group ?? -1 - index;
		const payer = payers.get(group) ?? random.pick(settled);
		payers.set(group, payer);
		return {
			part,
			post: {
				time,
				payer,
				validStart: time - BigInt(random.integer(1e6, 9e6)) * 1000n
			}
		};
	});
}
/** The messages that transactions of one topic brought, numbered behind those that were there before. */
function newMessages(topic, slots, random, before) {
	return number(random, topic, presentPosts({ slots }, random), before);
}
function presentPosts({ slots }, random) {
	const sent = slots.filter(({ name, result }) => name === "CONSENSUSSUBMITMESSAGE" && result === "SUCCESS");
	const parts = makeTexts(random, sent.length);
	return sent.flatMap((post, index) => {
		const part = parts[index];
		return part ? [{
			post,
			part
		}] : [];
	});
}
function number(random, topic, posted, before = 0n) {
	const starts = /* @__PURE__ */ new Map();
	return posted.map(({ post, part: { bytes, chunk } }, index) => {
		let info = null;
		if (chunk) {
			const key = `${chunk.group} ${chunk.total} ${post.payer}`;
			const start = chunk.number === 1 ? post : starts.get(key) ?? post;
			starts.set(key, start);
			info = {
				initial_transaction_id: {
					account_id: start.payer,
					nonce: chunk.group % 2 === 0 ? 0 : null,
					scheduled: chunk.group % 2 === 0 ? false : null,
					transaction_valid_start: toTimestamp(start.validStart)
				},
				number: chunk.number,
				total: chunk.total
			};
		}
		return {
			chunk_info: info,
			consensus_timestamp: toTimestamp(post.time),
			message: base64Of(bytes),
			payer_account_id: post.payer,
			running_hash: random.base64(48),
			running_hash_version: before === 0n && index < 3 ? 2 : 3,
			sequence_number: before + BigInt(index + 1),
			topic_id: topic
		};
	});
}
// src/sandbox/data/network.ts
/** Tinybars of ten million hbars. */
const stakeUnit = 10000000n * 100000000n;
/** The last whole day that was over when the ledger ends. */
function lastPeriod(plan) {
	const end = plan.calendar.end / day$2 * day$2;
	return {
		from: toTimestamp(end - day$2),
		to: toTimestamp(end)
	};
}
function makeNodes(plan, registered) {
	const random = plan.random("nodes");
	return plan.nodeAccounts.map((account, index) => {
		const rewarded = stakeUnit * BigInt(random.integer(1, 40)) + BigInt(random.integer(0, 99999999));
		const refused = stakeUnit * BigInt(random.integer(0, 10));
		const young = index % 15 === 14;
		const named = index % 3 === 2;
		const address = (last) => `10.${index % 256}.${random.integer(0, 255)}.${last}`;
		return {
			admin_key: index % 10 === 9 ? null : ed25519Key(random),
			associated_registered_nodes: registered.filter((_, at) => at % plan.nodeAccounts.length === index).map((node) => node.registered_node_id),
			decline_reward: young ? null : index % 7 === 6,
			description: young ? null : `Node ${index} of the council`,
			file_id: index % 2 === 0 ? "0.0.102" : "0.0.101",
			grpc_proxy_endpoint: named ? {
				domain_name: `node${index}.council.example`,
				ip_address_v4: "",
				port: 443
			} : null,
			max_stake: young ? null : stakeUnit * 50n,
			memo: young ? null : account,
			min_stake: young ? null : stakeUnit,
			node_account_id: account,
			node_cert_hash: young ? null : `0x${random.hex(48)}`,
			node_id: BigInt(index),
			public_key: young ? null : `0x3082${random.hex(60)}`,
			reward_rate_start: young ? null : BigInt(random.integer(0, 1e6)),
			service_endpoints: [50211, 50212].map((port) => ({
				domain_name: named ? `node${index}.council.example` : "",
				ip_address_v4: named ? "" : address(random.integer(1, 254)),
				port
			})),
			stake: young ? null : rewarded + refused,
			stake_not_rewarded: young ? null : refused,
			stake_rewarded: young ? null : rewarded,
			staking_period: young ? null : lastPeriod(plan),
			timestamp: since$1(plan.calendar.earlier(random, .5, 1))
		};
	});
}
function makeStake(plan, nodes) {
	const random = plan.random("stake");
	return {
		max_stake_rewarded: 650000000000000001n,
		max_staking_reward_rate_per_hbar: 6849n,
		max_total_reward: 99999999999999999n,
		node_reward_fee_fraction: .25,
		reserved_staking_rewards: BigInt(random.integer(1e3, 9e3)) * 1000000000003n,
		reward_balance_threshold: 8500000000000000n,
		stake_total: nodes.reduce((total, { stake }) => total + (stake ?? 0n), 0n),
		staking_period: lastPeriod(plan),
		staking_period_duration: 1440n,
		staking_periods_stored: 365n,
		staking_reward_fee_fraction: .1,
		staking_reward_rate: BigInt(random.integer(10, 90)) * 1000000000007n,
		staking_start_threshold: 25000000000000000n,
		unreserved_staking_reward_balance: BigInt(random.integer(1e3, 9e3)) * 1000000000009n
	};
}
function makeFees() {
	return [
		"ContractCall",
		"ContractCreate",
		"EthereumTransaction"
	].map((name) => ({
		gas: gasPrice,
		transaction_type: name
	}));
}
/** The rate of this hour and of the next. */
function makeExchangeRate(plan) {
	const random = plan.random("exchange rate");
	const hour = day$2 / 24n;
	const expires = plan.calendar.end / hour + 1n;
	const rate = (end) => ({
		cent_equivalent: random.integer(4e5, 9e5),
		expiration_time: end * 3600n,
		hbar_equivalent: 3e4
	});
	return {
		current_rate: rate(expires),
		next_rate: rate(expires + 1n),
		timestamp: toTimestamp((expires - 1n) * hour)
	};
}
// src/sandbox/data/nfts.ts
function makeNfts(plan, timeline, tokens) {
	const random = plan.random("nfts");
	const transfers = [];
	const moves = /* @__PURE__ */ new Map();
	const record = (life, time, step, id) => {
		life.holder = step.to;
		life.modified = time;
		transfers.push({
			owner: `${life.token.id}/${life.serial}`,
			value: {
				consensus_timestamp: toTimestamp(time),
				is_approval: step.approved ?? false,
				nonce: 0,
				receiver_account_id: step.to,
				sender_account_id: step.from,
				transaction_id: id,
				type: step.type
			}
		});
	};
	/** A step in the history, whose transaction the service no longer has. */
	const past = (life, step, from, to) => {
		const time = plan.calendar.earlier(random, from, to);
		const start = plan.calendar.between(random, time - 9n * second, time - second);
		const payer = step.from ?? step.to ?? life.token.treasury;
		record(life, time, step, `${payer}-${toTimestamp(start).replace(".", "-")}`);
		if (step.type === "TOKENMINT") life.created = time;
	};
	const present = (life, slot, step) => {
		record(life, slot.time, step, slot.transactionId);
		moves.set(slot, [{
			is_approval: step.approved ?? false,
			receiver_account_id: step.to,
			sender_account_id: step.from,
			serial_number: BigInt(life.serial),
			token_id: life.token.id
		}]);
	};
	const lives = serials(plan, tokens, random).map((life, index) => {
		const { treasury, deleted } = life.token;
		past(life, {
			from: null,
			to: treasury,
			type: "TOKENMINT"
		}, .4, .5);
		const owner = index % 4 === 0 ? inTurn(timeline.settled, 0) : random.pick(timeline.settled);
		if ((life.serial > 1 || life.token.index !== 1) && owner !== treasury && (index % 4 === 0 || random.chance(.8))) past(life, {
			from: treasury,
			to: owner,
			type: "CRYPTOTRANSFER"
		}, .5, .7);
		if (deleted || index % 40 === 39) {
			const type = deleted ? "TOKENDELETION" : inTurn(["TOKENBURN", "TOKENWIPE"], Math.floor(index / 40));
			past(life, {
				from: life.holder,
				to: null,
				type
			}, .8, .9);
			life.deleted = true;
		}
		return life;
	});
	const [star] = lives;
	for (const slot of timeline.slots) {
		if (slot.result !== "SUCCESS" || slot.nonce > 0) continue;
		if (star && isMarketCall(plan, slot)) {
			const to = random.pick(timeline.settled);
			const type = slot.name;
			if (to !== star.holder) present(star, slot, {
				from: star.holder,
				to,
				type,
				approved: random.chance(.3)
			});
		} else if (slot.name === "TOKENMINT" && star) {
			const life = newLife(star.token, lives.filter(({ token }) => token === star.token).length + 1);
			life.created = slot.time;
			present(life, slot, {
				from: null,
				to: star.token.treasury,
				type: "TOKENMINT"
			});
			lives.push(life);
		} else if (slot.name === "TOKENBURN" || slot.name === "TOKENWIPE") {
			const life = lives.findLast(({ token, serial, deleted }) => token === star?.token && serial > 1 && !deleted);
			if (!life || life.created > slot.time) continue;
			present(life, slot, {
				from: life.holder,
				to: null,
				type: slot.name
			});
			life.deleted = true;
		}
	}
	return {
		nfts: lives.map((life) => makeNft(random, life, timeline.settled)),
		transfers,
		moves
	};
}
/** Whether a transaction is a sale of the first NFT by way of the first contract, a market. */
function isMarketCall(plan, { name, entity }) {
	return entity === plan.contracts[0] && (name === "CONTRACTCALL" || name === "ETHEREUMTRANSACTION");
}
function newLife(token, serial) {
	return {
		token,
		serial,
		holder: null,
		created: token.created,
		modified: token.created,
		deleted: false
	};
}
/** More than a hundred serials for the first collection, some for each of the others. */
function serials(plan, tokens, random) {
	const [first, ...others] = tokens.filter(({ collection, newborn }) => collection && !newborn);
	const counts = /* @__PURE__ */ new Map();
	const most = plan.count(140);
	const all = plan.count(600);
	for (let index = 0; index < all && first; index++) {
		const token = index < most || others.length === 0 ? first : random.pick(others);
		counts.set(token, (counts.get(token) ?? 0) + 1);
	}
	return [...counts].flatMap(([token, count]) => Array.from({ length: count }, (_, index) => newLife(token, index + 1)));
}
function makeNft(random, { token, serial, holder, created, modified, deleted }, accounts) {
	const spender = deleted || random.chance(.7) ? null : random.pick(accounts);
	return {
		account_id: holder,
		created_timestamp: toTimestamp(created),
		delegating_spender: spender !== null && random.chance(.3) ? random.pick(accounts) : null,
		deleted,
		metadata: serial % 5 === 0 ? "" : base64OfText(`ipfs://${token.info.symbol.toLowerCase()}/${serial}.json`),
		modified_timestamp: toTimestamp(modified),
		serial_number: BigInt(serial),
		spender,
		token_id: token.id
	};
}
// src/sandbox/data/registered-nodes.ts
const types = [
	"BLOCK_NODE",
	"MIRROR_NODE",
	"RPC_RELAY",
	"GENERAL_SERVICE"
];
const interfaces = [
	["STATUS", "PUBLISH"],
	[
		"STATUS",
		"SUBSCRIBE_STREAM",
		"STATE_PROOF"
	],
	["OTHER"],
	["STATUS", "UNRECOGNIZED"]
];
/** Nodes outside consensus: of one kind each, but for every eighth, which serves two. */
function makeRegisteredNodes(plan) {
	const random = plan.random("registered nodes");
	return Array.from({ length: plan.count(60) }, (_, index) => {
		const created = plan.calendar.earlier(random, .3, .9);
		const places = index % 8 === 7 ? [index, index + 1] : [index];
		return {
			admin_key: anyKey(random, index),
			created_timestamp: index % 20 === 13 ? null : toTimestamp(created),
			description: index % 5 === 4 ? null : `Registered node ${index + 1}`,
			registered_node_id: BigInt(index + 1),
			service_endpoints: places.map((place) => endpoint(random, place)),
			timestamp: since$1(created)
		};
	});
}
function endpoint(random, index) {
	const type = inTurn(types, index);
	const named = index % 3 !== 1;
	return {
		block_node: type === "BLOCK_NODE" ? { endpoint_apis: inTurn(interfaces, Math.floor(index / 4)) } : null,
		domain_name: named ? `node${index}.${type.toLowerCase().replace("_", "-")}.example` : null,
		general_service: type === "GENERAL_SERVICE" ? { description: index % 8 === 3 ? null : "Prices of the day" } : null,
		ip_address: named ? null : `192.0.2.${random.integer(1, 254)}`,
		mirror_node: type === "MIRROR_NODE" ? {} : null,
		port: random.pick([
			443,
			8080,
			8443,
			50211
		]),
		requires_tls: index % 2 === 0,
		rpc_relay: type === "RPC_RELAY" ? {} : null,
		type
	};
}
// src/sandbox/data/rewards.ts
/** Payouts of the past, most to the first account, and those that the kept transactions carry. */
function makeRewards(plan, { settled }, transactions) {
	const random = plan.random("rewards");
	const star = inTurn(settled, 0);
	return [...Array.from({ length: plan.count(160) }, (_, index) => ({
		account_id: index % 4 < 3 ? star : random.pick(settled),
		amount: BigInt(random.integer(1, 4e7)),
		timestamp: toTimestamp(plan.calendar.earlier(random, .3, 1))
	})), ...paidIn(transactions)];
}
/** What transactions paid out. */
function paidIn(transactions) {
	return transactions.flatMap(({ consensus_timestamp, staking_reward_transfers = [] }) => staking_reward_transfers.map(({ account, amount }) => ({
		account_id: account,
		amount,
		timestamp: consensus_timestamp ?? ""
	})));
}
// src/sandbox/data/schedules.ts
const signers = [
	"ED25519",
	"ECDSA_SECP256K1",
	"CONTRACT",
	"RSA_3072",
	"ED25519",
	"ECDSA_384",
	"UNKNOWN"
];
/** Schedules: those that ran are the sources of the scheduled transactions, the others wait or were deleted. */
function makeSchedules(plan, { slots, settled, births }) {
	const random = plan.random("schedules");
	const executed = slots.filter(({ scheduled }) => scheduled);
	return plan.schedules.map((id, index) => {
		const birth = births.get(id);
		const deleted = plan.deleted.has(id);
		const run = birth || deleted ? void 0 : executed.shift();
		const creator = birth?.payer ?? run?.payer ?? random.pick(settled);
		const created = birth?.time ?? (run ? plan.calendar.between(random, run.validStart + 1000000000n, run.validStart + 9n * 1000000000n) : plan.calendar.earlier(random, .7, 1));
		const expires = index % 3 === 0 ? (run?.time ?? created) + 30n * day$2 : null;
		return {
			admin_key: keyOrNone(random, .6),
			consensus_timestamp: toTimestamp(created),
			creator_account_id: creator,
			deleted,
			executed_timestamp: run?.timestamp ?? null,
			expiration_time: expires === null ? null : toTimestamp(expires),
			memo: index % 4 === 3 ? "" : `payment run ${index + 1}`,
			payer_account_id: run ? creator : random.pick(settled),
			schedule_id: id,
			signatures: Array.from({ length: birth ? 1 : 1 + index % 3 }, (_, at) => sign(random, inTurn(signers, index + at), created + BigInt(at * 7), index + at)),
			transaction_body: random.base64(random.integer(40, 90)),
			wait_for_expiry: expires !== null && !run && index % 2 === 0
		};
	});
}
/** The first signature comes with the schedule itself. */
function sign(random, type, time, index) {
	const signature = random.base64(type === "RSA_3072" ? 384 : 64);
	return {
		consensus_timestamp: toTimestamp(time),
		public_key_prefix: random.base64(index % 5 === 4 ? 6 : 32),
		signature: signature.replace(/.{76}(?=.)/g, "$&\n"),
		type
	};
}
// src/sandbox/data/timeline.ts
const makers = /^(CRYPTOCREATEACCOUNT|TOKENCREATION|CONSENSUSCREATETOPIC|SCHEDULECREATE|CONTRACTCREATEINSTANCE)$/;
function makeTimeline(plan) {
	const random = plan.random("timeline");
	const { drafts, settled } = draftTransactions(plan);
	shuffle(drafts, random);
	const blocks = frameBlocks(plan, random);
	const places = drafts.map(() => random.integer(0, blocks.length - 1)).sort((one, other) => one - other);
	places[places.length - 1] = blocks.length - 1;
	blocks.forEach((block, at) => {
		fillBlock(plan, random, block, drafts.slice(...spanOf(places, at)));
	});
	const slots = blocks.flatMap((block) => block.slots);
	return {
		slots,
		blocks,
		settled,
		births: birthsIn(slots)
	};
}
/** The transactions that made an entity, by its ID. */
function birthsIn(slots) {
	const births = /* @__PURE__ */ new Map();
	for (const slot of slots) if (slot.entity !== null && makers.test(slot.name)) births.set(slot.entity, slot);
	return births;
}
function shuffle(items, random) {
	for (let last = items.length - 1; last > 0; last--) {
		const [moved] = items.splice(random.integer(0, last), 1);
		if (moved !== void 0) items.push(moved);
	}
}
/** Where in a sorted list a number stands: from, and up to but not including. */
function spanOf(sorted, wanted) {
	const from = sorted.indexOf(wanted);
	return from < 0 ? [0, 0] : [from, sorted.lastIndexOf(wanted) + 1];
}
function frameBlocks(plan, random) {
	const first = BigInt(random.integer(6e7, 9e7));
	let previousHash = `0x${random.hex(48)}`;
	return Array.from({ length: plan.count(150) }, (_, index) => {
		const start = plan.calendar.blockStart(random, index);
		const frame = {
			number: first + BigInt(index),
			start,
			end: start + blockSpan - 1n,
			hash: `0x${random.hex(48)}`,
			previousHash,
			slots: []
		};
		previousHash = frame.hash;
		return frame;
	});
}
/** Gives drafts their places in a block, one after the other. */
function fillBlock(plan, random, block, drafts) {
	const step = (blockSpan - second / 10n) / BigInt(Math.max(1, drafts.length));
	drafts.forEach(({ children, ...draft }, place) => {
		const spread = Math.floor(Number(step) * .9);
		const time = block.start + BigInt(place) * step + (place === 0 ? 0n : BigInt(random.integer(0, spread)));
		const validStart = draft.scheduled ? plan.calendar.between(random, plan.calendar.opened - 20n * day$2, plan.calendar.opened - second * 60n) : plan.calendar.between(random, time - 9n * second, time - second);
		const parent = {
			...draft,
			time,
			timestamp: toTimestamp(time),
			validStart,
			transactionId: `${draft.payer}-${toTimestamp(validStart).replace(".", "-")}`,
			nonce: 0,
			parent: null,
			block,
			index: block.slots.length,
			hash: random.hex(48)
		};
		block.slots.push(parent);
		children.forEach(({ children: _none, ...child }, at) => {
			const later = time + BigInt(at + 1);
			block.slots.push({
				...parent,
				...child,
				time: later,
				timestamp: toTimestamp(later),
				nonce: at + 1,
				parent,
				index: block.slots.length,
				hash: random.hex(48)
			});
		});
	});
}
// src/sandbox/data/topics.ts
const subjects = [
	"audit trail",
	"sensor readings",
	"prices",
	"votes",
	"shipments",
	"notary"
];
function makeTopics(plan, { settled, births }) {
	const random = plan.random("topics");
	return plan.topics.map((id, index) => {
		const birth = births.get(id);
		const created = birth?.time ?? plan.calendar.earlier(random, .2, .4);
		const deleted = plan.deleted.has(id);
		const costly = index % 5 === 3;
		const renewed = index % 4 !== 2;
		const fee = {
			amount: BigInt(random.integer(1, 90)) * 100000n,
			collector_account_id: random.pick(settled),
			denominating_token_id: index % 10 === 3 ? null : inTurn(plan.tokens, 0)
		};
		return {
			admin_key: keyOrNone(random, .7),
			auto_renew_account: renewed ? random.pick(settled) : null,
			auto_renew_period: renewed ? 7776000n : null,
			created_timestamp: index === 6 ? null : toTimestamp(created),
			custom_fees: {
				created_timestamp: toTimestamp(created),
				fixed_fees: costly ? [fee] : []
			},
			deleted: index === 6 ? null : deleted,
			fee_exempt_key_list: costly ? [anyKey(random, index), anyKey(random, index + 1)] : [],
			fee_schedule_key: costly ? anyKey(random, index) : null,
			memo: index % 6 === 5 ? "" : `${inTurn(subjects, index)} ${index + 1}`,
			submit_key: keyOrNone(random, .5),
			timestamp: since$1(!birth && (deleted || index % 3 === 1) ? plan.calendar.earlier(random, .95, 1) : created),
			topic_id: id
		};
	});
}
// src/sandbox/data/hbar-transfers.ts
/** Changes to balances in one transaction, one for each account. They add up to zero. */
var HbarTransfers = class {
	#changes = /* @__PURE__ */ new Map();
	move(from, to, amount) {
		this.#add(from, -amount);
		this.#add(to, amount);
	}
	#add(account, amount) {
		this.#changes.set(account, (this.#changes.get(account) ?? 0n) + amount);
	}
	/** Debits of `approvedBy` were made by a spender. */
	list(approvedBy) {
		return [...this.#changes].filter(([, amount]) => amount !== 0n).map(([account, amount]) => ({
			account,
			amount,
			is_approval: account === approvedBy && amount < 0n
		}));
	}
};
// src/sandbox/data/token-moves.ts
const movers = /^(CRYPTOTRANSFER|TOKENAIRDROP|TOKENCLAIMAIRDROP|TOKENREJECT)$/;
/** The moves of transactions that move fungible tokens. They add up to zero, but for what creates a token. */
function makeTokenMoves(plan, { slots, settled, births }, tokens) {
	const random = plan.random("token moves");
	const moves = /* @__PURE__ */ new Map();
	for (const { id, collection, supply, treasury } of tokens) {
		const slot = births.get(id);
		if (!slot || collection) continue;
		const minted = {
			account: treasury,
			amount: supply,
			is_approval: false,
			token_id: id
		};
		moves.set(slot, {
			transfers: [minted],
			fees: []
		});
	}
	const [token] = tokens;
	if (!token) return moves;
	const known = settled.slice(0, plan.count(130));
	slots.filter(({ name, result, nonce }) => movers.test(name) && result === "SUCCESS" && nonce === 0).forEach((slot, index) => {
		if (index % 2 === 1 || !known.includes(slot.payer)) return;
		const change = (account, amount, approved = false) => ({
			account,
			amount,
			is_approval: approved,
			token_id: token.id
		});
		const receiver = inTurn(known, random.integer(0, known.length - 1));
		const amount = BigInt(random.integer(1, 5e3));
		const collector = inTurn(known, 1);
		if ((/* @__PURE__ */ new Set([
			slot.payer,
			receiver,
			collector
		])).size < 3) return;
		const fee = index % 4 === 0 ? BigInt(random.integer(1, 50)) : 0n;
		const fees = fee > 0n ? [{
			amount: fee,
			collector_account_id: collector,
			effective_payer_account_ids: [slot.payer],
			token_id: token.id
		}] : [];
		const transfers = [change(slot.payer, -amount - fee, index % 6 === 2), change(receiver, amount)];
		if (fee > 0n) transfers.push(change(collector, fee));
		moves.set(slot, {
			transfers,
			fees
		});
	});
	return moves;
}
// src/sandbox/data/transactions.ts
function makeTransactions(plan, timeline, calls, nftMoves, tokens) {
	const random = plan.random("transactions");
	const tokenMoves = makeTokenMoves(plan, timeline, tokens);
	let batched = false;
	return timeline.slots.map((slot, index) => {
		const money = makeMoney(plan, random, timeline, calls, slot, index);
		const inBatch = batched && slot.nonce === 0;
		batched = slot.name === "ATOMICBATCH" || batched && !inBatch;
		return {
			...describe(random, slot, index, money.fee),
			...moved(tokenMoves.get(slot)),
			batch_key: inBatch ? ed25519Key(random) : null,
			charged_tx_fee: money.fee,
			nft_transfers: nftMoves.get(slot) ?? [],
			node: money.node,
			staking_reward_transfers: money.reward > 0n ? [{
				account: slot.payer,
				amount: money.reward
			}] : [],
			transfers: money.transfers
		};
	});
}
function moved(moves) {
	return {
		token_transfers: moves?.transfers ?? [],
		assessed_custom_fees: moves?.fees ?? []
	};
}
/** Fees go to the node and to the fee collector, rewards come from the reward account. */
function makeMoney(plan, random, { settled }, { bySlot }, slot, index) {
	const changes = new HbarTransfers();
	const child = slot.nonce > 0;
	const call = bySlot.get(slot);
	const node = child ? null : random.pick(plan.nodeAccounts);
	const base = BigInt(random.integer(5e4, 4e6));
	const fee = child ? 0n : call ? base + call.gasUsed * call.gasPrice : base;
	if (node !== null) {
		const share = fee / 20n;
		changes.move(slot.payer, node, share);
		changes.move(slot.payer, feeCollector, fee - share);
	}
	if (slot.result !== "SUCCESS") return {
		fee,
		node,
		reward: 0n,
		transfers: changes.list(null)
	};
	if (call && call.contract !== null) changes.move(call.sender, call.contract, call.amount);
	const pays = slot.name === "CRYPTOTRANSFER";
	const sender = slot.parent?.entity ?? slot.payer;
	const receiver = random.pick(settled);
	if (pays && receiver !== sender) changes.move(sender, receiver, BigInt(random.integer(1, 9e5)) * BigInt(random.integer(1, 9e5)));
	const reward = pays && !child && index % 3 === 0 ? BigInt(random.integer(1, 3e7)) : 0n;
	changes.move(rewardAccount, slot.payer, reward);
	return {
		fee,
		node,
		reward,
		transfers: changes.list(pays && index % 4 === 1 ? sender : null)
	};
}
/** All that does not tell of balances. */
function describe(random, slot, index, fee) {
	const child = slot.nonce > 0;
	const hasted = index % 37 === 11;
	const limits = slot.name === "CONSENSUSSUBMITMESSAGE" && !child ? [{
		account_id: slot.payer,
		amount: BigInt(random.integer(1, 9)) * 1000000n,
		denominating_token_id: null
	}] : [];
	return {
		bytes: index % 10 === 7 && !child ? random.base64(random.integer(60, 120)) : null,
		consensus_timestamp: slot.timestamp,
		entity_id: slot.entity,
		high_volume: hasted,
		high_volume_pricing_multiplier: hasted ? BigInt(random.integer(2, 9)) : index % 37 < 20 ? 0n : null,
		max_custom_fees: limits,
		max_fee: String(child ? 0n : fee * 2n + 100000000n),
		memo_base64: child ? null : inTurn([
			"",
			base64OfText(`payment ${index}`),
			"",
			base64OfText("für Übersee ✓")
		], index),
		name: slot.name,
		nonce: slot.nonce,
		parent_consensus_timestamp: slot.parent?.timestamp ?? null,
		result: slot.result,
		scheduled: slot.scheduled,
		transaction_hash: base64OfHex(slot.hash),
		transaction_id: slot.transactionId,
		valid_duration_seconds: child ? null : "120",
		valid_start_timestamp: toTimestamp(slot.validStart)
	};
}
// src/sandbox/data/make-ledger.ts
/**
* A ledger whose parts agree: what a block counts, a result tells and a balance comes to is what the transactions,
* logs and relationships say. The same options give the same data; each part is made when it is first asked for.
*
* @throws RangeError for a size that is not positive and for a time that timestamps of ten digits cannot hold.
*/
function makeLedger(options) {
	return partsOf(planLedger(options));
}
/** All parts of what was planned. */
function partsOf(plan) {
	const timeline = once$1(() => makeTimeline(plan));
	const timestamp = once$1(() => inTurn(timeline().slots, timeline().slots.length - 1).timestamp);
	const drafts = once$1(() => makeTokens(plan, timeline()));
	const collections = once$1(() => makeNfts(plan, timeline(), drafts()));
	const holdings = once$1(() => makeHoldings(plan, timeline(), drafts(), collections().nfts));
	const accounts = once$1(() => makeAccounts(plan, timeline(), holdings().relationships, timestamp()));
	const allowances = once$1(() => makeAllowances(plan, timeline(), drafts()));
	const hooks = once$1(() => makeHooks(plan, timeline()));
	const calls = once$1(() => makeCalls(plan, timeline()));
	const executed = once$1(() => makeExecutions(plan, calls()));
	const transactions = once$1(() => makeTransactions(plan, timeline(), calls(), collections().moves, drafts()));
	const registeredNodes = once$1(() => makeRegisteredNodes(plan));
	const nodes = once$1(() => makeNodes(plan, registeredNodes()));
	return lazily({
		accounts: () => accounts().accounts,
		tokens: () => holdings().tokens,
		nfts: () => collections().nfts,
		nftTransfers: () => collections().transfers,
		relationships: () => holdings().relationships,
		cryptoAllowances: () => allowances().cryptoAllowances,
		tokenAllowances: () => allowances().tokenAllowances,
		nftAllowances: () => allowances().nftAllowances,
		airdrops: () => makeAirdrops(plan, timeline(), holdings().relationships, collections().nfts),
		rewards: () => makeRewards(plan, timeline(), transactions()),
		hooks: () => hooks().hooks,
		hookStorage: () => hooks().hookStorage,
		contracts: () => makeContracts(plan, timeline()),
		executions: () => executed().executions,
		logs: () => executed().logs,
		state: () => executed().state,
		blocks: () => makeBlocks(plan, timeline(), calls(), executed().blooms),
		transactions,
		topics: () => makeTopics(plan, timeline()),
		messages: () => makeMessages(plan, timeline()),
		schedules: () => makeSchedules(plan, timeline()),
		nodes,
		registeredNodes,
		fees: makeFees,
		exchangeRate: () => makeExchangeRate(plan),
		stake: () => makeStake(plan, nodes()),
		supply: () => ({
			released: accounts().released,
			total: totalSupply
		}),
		pendingBlocks: () => /* @__PURE__ */ new Set(),
		timestamp
	});
}
// src/sandbox/live/cluster.ts
/** By how many milliseconds a lag is another one from file to file, at most. */
const swing = 1e3;
/** A cluster: a ledger of its own, into which files come some time after they were closed, in their order. */
var Cluster = class {
	ledger;
	/** Whether it takes no more files. */
	frozen;
	#least;
	#most;
	#skew;
	#random;
	/** What is on its way, in the order in which it comes. */
	#coming = [];
	#newest = 0;
	#lag;
	constructor(ledger, { lag = 0, frozen = false, skew }, random) {
		this.ledger = ledger;
		const [least, most] = typeof lag === "number" ? [lag, lag] : lag;
		if (!(least >= 0 && least <= most && most < Infinity)) throw new RangeError(`the lag of a cluster must be milliseconds from 0, got ${preview(lag)}`);
		this.frozen = frozen;
		this.#lag = (least + most) / 2;
		this.#least = least;
		this.#most = most;
		this.#skew = skew;
		this.#random = random;
	}
	/** Takes note of a file that was closed. */
	announce({ closed, changes }) {
		const lag = this.#lag + (this.#random.next() - .5) * swing;
		this.#lag = Math.min(this.#most, Math.max(this.#least, lag));
		const at = Math.max(this.#newest, closed + this.#lag);
		this.#newest = at;
		const skew = this.#skew;
		const { now, late } = skew ? split$1(changes, () => this.#random.chance(skew.share)) : {
			now: changes,
			late: []
		};
		this.#coming.push({
			at,
			changes: now
		});
		for (const one of late) this.#insert(at + this.#random.next() * (skew?.upTo ?? 0), one);
	}
	/** Takes in what is there by now. */
	importUntil(now) {
		if (this.frozen) return;
		let due = 0;
		for (; (this.#coming[due]?.at ?? Infinity) <= now; due++) {
			const changes = this.#coming[due]?.changes;
			if (!changes) break;
			this.#expectBlocks(changes);
			apply(this.ledger, changes);
		}
		this.#coming.splice(0, due);
	}
	/** Logs whose block is not there do not know it yet. */
	#expectBlocks({ added }) {
		if (!this.#skew) return;
		const come = new Set([...added.blocks ?? [], ...this.ledger.blocks.slice(-20)].map(({ hash }) => hash));
		for (const { block_hash } of added.logs ?? []) if (!come.has(String(block_hash))) this.ledger.pendingBlocks.add(String(block_hash));
	}
	#insert(at, changes) {
		let place = this.#coming.length;
		while (place > 0 && (this.#coming[place - 1]?.at ?? 0) > at) place--;
		this.#coming.splice(place, 0, {
			at,
			changes
		});
	}
};
/** Collections whose rows give way to newer ones. */
const replaced = /* @__PURE__ */ new Set(["accounts", "state"]);
/** A ledger with the same rows in lists of its own, to which no test adds but by way of the whole ledger. */
function copyOf(ledger) {
	return {
		...ledger,
		...Object.fromEntries(Object.entries(ledger).filter(([, rows]) => Array.isArray(rows)).map(([name, rows]) => [name, replaced.has(name) ? [...rows] : onlyGrows([...rows])])),
		pendingBlocks: /* @__PURE__ */ new Set()
	};
}
// src/sandbox/live/record-file.ts
/**
* What a block changes in a ledger that has grown up to it: made by the makers of the rest of the ledger, each of
* which sees this block as all there is.
*/
function recordFile(plan, block, settled, ledger, sequences) {
	const { slots } = block;
	const births = birthsIn(slots);
	const timeline = {
		slots,
		blocks: [block],
		settled,
		births
	};
	const calls = makeCalls(plan, timeline);
	const { executions, logs, state, blooms } = makeExecutions(plan, calls);
	const transactions = makeTransactions(plan, timeline, calls, /* @__PURE__ */ new Map(), []);
	const last = slots.at(-1)?.timestamp;
	return {
		added: {
			blocks: [makeBlock(plan.random("blocks"), block, calls.gasOf.get(block), blooms.get(block))],
			executions,
			logs,
			messages: messagesOf(plan, timeline, sequences),
			rewards: paidIn(transactions),
			transactions,
			...newEntities(plan, timeline, last ?? "")
		},
		changed: balancesAfter(ledger, transactions),
		written: state,
		timestamp: last
	};
}
/** What came into being, with the makers' view turned to it alone. */
function newEntities(plan, timeline, timestamp) {
	const made = (name) => [...timeline.births].filter(([, slot]) => slot.name === name).map(([id]) => id);
	const [accounts, contracts] = [made("CRYPTOCREATEACCOUNT"), made("CONTRACTCREATEINSTANCE")];
	const [tokens, topics] = [made("TOKENCREATION"), made("CONSENSUSCREATETOPIC")];
	const drafts = tokens.length > 0 ? makeTokens({
		...plan,
		tokens
	}, timeline) : [];
	return {
		accounts: accounts.length > 0 ? makeAccounts({
			...plan,
			accounts
		}, timeline, [], timestamp).accounts.filter(({ account }) => accounts.includes(String(account))) : [],
		contracts: contracts.length > 0 ? makeContracts({
			...plan,
			contracts
		}, timeline) : [],
		topics: topics.length > 0 ? makeTopics({
			...plan,
			topics
		}, timeline) : [],
		...makeHoldings(plan, timeline, drafts, [])
	};
}
function messagesOf(plan, { slots }, sequences) {
	const random = plan.random("messages");
	const sent = slots.filter(({ name }) => name === "CONSENSUSSUBMITMESSAGE");
	return [...new Set(sent.map(({ entity }) => entity))].flatMap((topic) => {
		if (topic === null) return [];
		const before = sequences.get(topic) ?? 0n;
		const messages = newMessages(topic, sent.filter(({ entity }) => entity === topic), random, before);
		sequences.set(topic, before + BigInt(messages.length));
		return messages;
	});
}
/** Accounts whose balance changed: the time of a balance is that of the account's last change. */
function balancesAfter({ accounts }, transactions) {
	const changes = /* @__PURE__ */ new Map();
	for (const { transfers = [], consensus_timestamp } of transactions) for (const { account, amount } of transfers) {
		const before = changes.get(String(account))?.amount ?? 0n;
		changes.set(String(account), {
			amount: before + amount,
			timestamp: consensus_timestamp ?? ""
		});
	}
	const changed = /* @__PURE__ */ new Map();
	for (const account of accounts) {
		const change = changes.get(String(account.account));
		if (!change || !account.balance) continue;
		const balance = (account.balance.balance ?? 0n) + change.amount;
		changed.set(String(account.account), {
			...account,
			balance: {
				...account.balance,
				balance,
				timestamp: change.timestamp
			}
		});
	}
	return changed;
}
// src/sandbox/live/growth.ts
const span = Number(blockSpan / 1000000n);
/** Writes one record file after the other, each of two seconds, from the end of a ledger on. */
var Growth = class {
	#plan;
	#ledger;
	#pace;
	#random;
	#settled;
	#sequences = /* @__PURE__ */ new Map();
	#previous;
	#start;
	#nextId;
	#burst = {
		begins: 0,
		ends: 0
	};
	constructor(plan, ledger, pace) {
		this.#plan = plan;
		this.#ledger = ledger;
		this.#pace = pace;
		this.#random = plan.random("growth");
		this.#settled = plan.accounts.filter((id) => !plan.deleted.has(id) && ledger.accounts.some(({ account }) => account === id));
		this.#start = plan.calendar.end;
		this.#nextId = numberOf(plan.files.at(-1) ?? "0.0.9000") + 1e3;
		const last = ledger.blocks.reduce((a, b) => (a.number ?? 0n) > (b.number ?? 0n) ? a : b);
		this.#previous = {
			number: last.number ?? 0n,
			hash: last.hash ?? "0x"
		};
		for (const { topic_id, sequence_number } of ledger.messages) {
			const known = this.#sequences.get(String(topic_id)) ?? 0n;
			this.#sequences.set(String(topic_id), sequence_number > known ? sequence_number : known);
		}
		this.#planBurst(Number(this.#start / 1000000n));
	}
	/** The next file that was closed by now, if there is one. */
	next(now) {
		const closed = Number((this.#start + blockSpan) / 1000000n);
		if (closed > now) return void 0;
		const { number, hash } = this.#previous;
		const random = this.#random;
		const block = {
			number: number + 1n,
			start: this.#start,
			end: this.#start + blockSpan - 1n,
			hash: `0x${random.hex(48)}`,
			previousHash: hash,
			slots: []
		};
		const seed = random.integer(0, 2 ** 31);
		const plan = {
			...this.#plan,
			random: (domain) => new Random(`${seed}/${domain}`)
		};
		fillBlock(plan, random, block, this.#drafts(closed));
		this.#previous = {
			number: block.number,
			hash: block.hash
		};
		this.#start += blockSpan;
		return {
			closed,
			changes: recordFile(plan, block, this.#settled, this.#ledger, this.#sequences)
		};
	}
	#planBurst(from) {
		const { bursts } = this.#pace;
		if (!bursts) return;
		const begins = from + 2e3 * bursts.every * this.#random.next();
		this.#burst = {
			begins,
			ends: begins + 1e3 * bursts.seconds
		};
	}
	/** What happens in the two seconds up to a moment. */
	#drafts(closed) {
		const { rate, bursts } = this.#pace;
		const isBurst = bursts !== void 0 && closed > this.#burst.begins && closed - span <= this.#burst.ends;
		if (closed > this.#burst.ends) this.#planBurst(closed);
		const mean = (isBurst ? bursts.rate : rate) * span / 1e3;
		const count = Math.floor(mean * (.5 + this.#random.next()) + this.#random.next());
		return Array.from({ length: count }, () => this.#draft());
	}
	#draft() {
		const random = this.#random;
		const draft = (name, entity) => ({
			name,
			entity,
			payer: random.pick(this.#settled),
			result: "SUCCESS",
			scheduled: false,
			children: []
		});
		const fresh = () => `0.0.${this.#nextId++}`;
		const drafts = {
			message: () => draft("CONSENSUSSUBMITMESSAGE", this.#plan.topics[0] ?? null),
			transfer: () => draft("CRYPTOTRANSFER", null),
			call: () => draft(random.chance(.5) ? "ETHEREUMTRANSACTION" : "CONTRACTCALL", this.#plan.contracts[0] ?? null),
			account: () => draft("CRYPTOCREATEACCOUNT", fresh()),
			token: () => draft("TOKENCREATION", fresh()),
			topic: () => draft("CONSENSUSCREATETOPIC", fresh()),
			contract: () => draft("CONTRACTCREATEINSTANCE", fresh())
		};
		const { activities } = this.#pace;
		let left = random.next() * activities.reduce((sum, [, weight]) => sum + weight, 0);
		for (const [name, weight] of activities) {
			if (left < weight) return drafts[name]();
			left -= weight;
		}
		return drafts.transfer();
	}
};
// src/sandbox/live/live-options.ts
const usual = [
	["message", 40],
	["transfer", 30],
	["call", 25],
	["account", 2],
	["token", 1],
	["topic", 1],
	["contract", 1]
];
/** The options with their defaults. @throws RangeError for a rate or a weight that is no number from 0. */
function paceOf({ rate = 2, bursts, activities }) {
	for (const given of [
		rate,
		...Object.values(bursts ?? {}),
		...Object.values(activities ?? {})
	]) if (!(given >= 0 && given < Infinity)) throw new RangeError(`what lives has rates and weights from 0, got ${preview(given)}`);
	const chosen = usual.flatMap(([name]) => {
		const weight = activities?.[name] ?? 0;
		return weight > 0 ? [[name, weight]] : [];
	});
	return {
		rate,
		bursts,
		activities: activities ? chosen : usual
	};
}
// src/sandbox/live/world.ts
/** The ledger as it is, and as the clusters know it. */
var World = class {
	/** All that has happened. */
	ledger;
	/** Those that answer; without any the ledger itself does. */
	clusters;
	#growth;
	#random;
	#now;
	#births = /* @__PURE__ */ new WeakMap();
	#pinned;
	constructor({ seed, size, start, live, clusters }, now) {
		const options = {
			seed,
			size,
			now: start
		};
		this.ledger = makeLedger(options);
		this.#now = now;
		this.#random = new Random(`${seed} clusters`);
		this.#growth = live && new Growth(planLedger(options), this.ledger, paceOf(live));
		this.clusters = clusters.map((one, index) => new Cluster(copyOf(this.ledger), one, new Random(`${seed} cluster ${index}`)));
	}
	/** Lets happen what happens until now. */
	catchUp() {
		const now = this.#now();
		for (let file = this.#growth?.next(now); file; file = this.#growth?.next(now)) this.happen(file.closed, file.changes);
		for (const cluster of this.clusters) cluster.importUntil(now);
	}
	/** Lets something happen that is over at a moment. */
	happen(closed, changes) {
		for (const { row } of rowsOf(changes)) this.#births.set(row, closed);
		apply(this.ledger, changes);
		for (const cluster of this.clusters) cluster.announce({
			closed,
			changes
		});
	}
	/** The ledger without what came after some moment. What changed by then stands there as it is now. */
	ledgerAt(moment = Number.POSITIVE_INFINITY) {
		this.catchUp();
		const wasThere = (row) => (this.#births.get(row) ?? Number.NEGATIVE_INFINITY) <= moment;
		if (moment === Number.POSITIVE_INFINITY) return this.ledger;
		const lists = Object.entries(this.ledger).filter(([, rows]) => Array.isArray(rows));
		return {
			...this.ledger,
			...Object.fromEntries(lists.map(([name, rows]) => [name, rows.filter(wasThere)]))
		};
	}
	/** Lets one cluster answer all requests to come, or any of them. */
	pin(index) {
		if (index !== void 0 && !this.clusters[index]) throw new RangeError(`there are ${this.clusters.length} clusters, got ${preview(index)}`);
		this.#pinned = index;
	}
	/** The ledger that answers the next request. */
	answering() {
		this.catchUp();
		if (this.clusters.length === 0) return this.ledger;
		const drawn = this.#random.integer(0, this.clusters.length - 1);
		return this.clusters[this.#pinned ?? drawn]?.ledger ?? this.ledger;
	}
};
// src/sandbox/status/states.ts
/** What an incident goes through, in this order. */
const incidentStates = [
	"investigating",
	"identified",
	"monitoring",
	"resolved",
	"postmortem"
];
/** What a maintenance goes through, in this order. */
const maintenanceStates = [
	"scheduled",
	"in_progress",
	"verifying",
	"completed"
];
/** What a component can be in, the best first. */
const componentStates = [
	"operational",
	"under_maintenance",
	"degraded_performance",
	"partial_outage",
	"major_outage"
];
/** How severe an incident can be, the least first. */
const incidentImpacts = [
	"none",
	"minor",
	"major",
	"critical"
];
/** States in which an incident is still open. */
const unresolvedStates = incidentStates.slice(0, 3);
/** States in which a maintenance is being carried out. */
const activeStates = maintenanceStates.slice(1, 3);
/** The word if it is one of those allowed, else a RangeError that lists them. */
function oneOf(what, word, allowed) {
	const found = allowed.find((each) => each === word);
	if (found === void 0) throw new RangeError(`${what} must be ${listed(allowed)}, got ${preview(word)}`);
	return found;
}
/** The state if it may follow: the one that is, for a further message, or any later one. */
function following(what, states, from, to) {
	const words = states;
	return oneOf(`${what}, which is ${from},`, to, states.slice(words.indexOf(from)));
}
/** The worse of two states of a component; one that is not known counts as the best. */
function worse(one, other) {
	const states = componentStates;
	return states.indexOf(other) > states.indexOf(one) ? other : one;
}
const mostListed = 20;
/** Words as a sentence names them. A page always has entries, so the list is never empty. */
function listed(words) {
	if (words.length === 1) return `${words[0]}`;
	if (words.length > mostListed) return `one of ${words.slice(0, mostListed).join(", ")} and ${words.length - mostListed} more`;
	return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
// src/sandbox/status/components.ts
/** The groups of the page in their order, each with its members. */
const groups = {
	Mainnet: [
		"Transactions",
		"Query service",
		"Token service",
		"Smart contracts"
	],
	Testnet: [
		"Transactions",
		"Query service",
		"Faucet"
	],
	Previewnet: ["Transactions", "Query service"]
};
const standingAlone = ["Website"];
/** The components of a page, and what incidents and maintenances do to them. */
var ComponentBoard = class {
	/** All components, each group directly before its members. */
	all = [];
	/** The status that open incidents and active maintenances hold their components in. */
	#holds = /* @__PURE__ */ new Map();
	constructor(pageId, createdAt, identifier) {
		const add = (name, position, group) => {
			const component = {
				id: identifier(),
				name,
				status: "operational",
				created_at: createdAt,
				updated_at: createdAt,
				position,
				description: group ? `${name} of ${group.name}` : null,
				showcase: group !== null,
				start_date: group ? createdAt.slice(0, 10) : null,
				group_id: group?.id ?? null,
				page_id: pageId,
				group: false,
				only_show_if_degraded: false
			};
			this.all.push(component);
			return component;
		};
		let position = 0;
		for (const [name, members] of Object.entries(groups)) {
			const group = add(name, ++position, null);
			group.group = true;
			group.components = members.map((member, index) => add(member, index + 1, group).id);
		}
		for (const name of standingAlone) add(name, ++position, null);
	}
	/** What has a status of its own: every component but the groups. */
	get members() {
		return this.all.filter(({ group }) => !group);
	}
	/** A component that is no group, by its identifier or as "Group - Name". */
	find(idOrName) {
		const names = this.members.map((component) => this.nameOf(component));
		const found = this.members.find(({ id }, index) => id === idOrName || names[index] === idOrName);
		if (found) return found;
		throw new RangeError(`a component must be ${listed(names)}, got ${preview(idOrName)}`);
	}
	/** "Group - Name", or the name alone where there is no group. */
	nameOf({ name, group_id }) {
		const group = this.all.find(({ id }) => id === group_id);
		return group ? `${group.name} - ${name}` : name;
	}
	/** Gives a component a status, and its group the worst of its members. */
	set(component, status, at) {
		change(component, oneOf("the status of a component", status, componentStates), at);
		const group = this.all.find(({ id }) => id === component.group_id);
		if (!group) return;
		change(group, this.members.filter(({ group_id }) => group_id === group.id).map((member) => member.status).reduce(worse, "operational"), at);
	}
	/**
	* Holds the components of an incident or maintenance in a status or, with undefined, lets go of them: they fall
	* back to what others hold them in, or else to operational. Says what that changed.
	*/
	hold(holder, components, status, at) {
		const before = this.#holds.get(holder)?.status;
		if (status === void 0) this.#holds.delete(holder);
		else this.#holds.set(holder, {
			status,
			components
		});
		return components.map((component) => {
			const old = component.status;
			if (status !== before) this.set(component, status === void 0 ? this.#heldIn(component) : worse(old, status), at);
			return {
				code: component.id,
				name: this.nameOf(component),
				old_status: old,
				new_status: component.status
			};
		});
	}
	#heldIn(component) {
		return [...this.#holds.values()].filter(({ components }) => components.includes(component)).map(({ status }) => status).reduce(worse, "operational");
	}
};
function change(component, status, at) {
	if (component.status === status) return;
	component.status = status;
	component.updated_at = at;
}
// src/sandbox/status/entries.ts
/** An incident without messages, in the order of names that the service keeps. */
function newIncident({ name, impact = "minor" }, context) {
	return {
		...beginning(name, context),
		status: "investigating",
		impact: oneOf("the impact of an incident", impact, incidentImpacts),
		...ending(context),
		reminder_intervals: null
	};
}
/** A maintenance without messages, in the order of names that the service keeps. */
function newMaintenance({ name, scheduledFor, scheduledUntil }, context) {
	const scheduled_for = wireTime("scheduledFor", scheduledFor);
	const scheduled_until = wireTime("scheduledUntil", scheduledUntil);
	if (Date.parse(scheduled_until) < Date.parse(scheduled_for)) throw new RangeError(`scheduledUntil must be no earlier than ${scheduled_for}, got ${scheduled_until}`);
	return {
		...beginning(name, context),
		status: "scheduled",
		impact: "maintenance",
		...ending(context),
		scheduled_for,
		scheduled_until
	};
}
function beginning(name, { id, at }) {
	return {
		id,
		name,
		created_at: at,
		updated_at: at,
		monitoring_at: null,
		resolved_at: null
	};
}
function ending({ id, pageId, at, components }) {
	return {
		shortlink: `https://status.sandbox.example/${id}`,
		started_at: at,
		page_id: pageId,
		incident_updates: [],
		components
	};
}
function wireTime(what, time) {
	const date = new Date(time);
	if (Number.isNaN(date.getTime())) throw new RangeError(`${what} must be a moment in time, such as 2026-01-31T12:00:00.000Z, got ${preview(time)}`);
	return date.toISOString();
}
// src/sandbox/status/history.ts
const minute = 6e4;
const hour = 60 * minute;
const day = 24 * hour;
/** Incidents that are over, the oldest first. */
const disturbances = [
	{
		name: "Delayed replies of the query service",
		impact: "minor",
		components: ["Mainnet - Query service"],
		cause: "A database index was being rebuilt."
	},
	{
		name: "Transactions refused",
		impact: "critical",
		components: ["Mainnet - Transactions", "Mainnet - Token service"],
		cause: "A share of the nodes lost their connection.",
		postmortem: "What happened<br />\r\nA share of the nodes lost their connection for a while."
	},
	{
		name: "Faucet out of funds",
		impact: "major",
		components: ["Testnet - Faucet"],
		cause: "The account of the faucet was empty."
	},
	{
		name: "Broken links on the website",
		impact: "none",
		components: [],
		cause: "A page was moved."
	}
];
/** Gives a new page a past: incidents that are over, and work that is done, under way and to come. */
function writeHistory(page, random, now, moveClock) {
	let time = now - 90 * day;
	const pass = (shortest, longest) => {
		time += random.integer(shortest, longest);
		moveClock(time);
	};
	for (const { name, impact, components, cause, postmortem } of disturbances) {
		pass(5 * day, 15 * day);
		const { id } = page.openIncident({
			name,
			impact,
			components
		});
		pass(5 * minute, hour);
		page.updateIncident(id, {
			status: "identified",
			body: cause
		});
		if (random.chance(.7)) {
			pass(5 * minute, 2 * hour);
			page.updateIncident(id, { status: "monitoring" });
		}
		pass(5 * minute, 4 * hour);
		page.updateIncident(id, { status: "resolved" });
		if (postmortem === void 0) continue;
		pass(day, 2 * day);
		page.updateIncident(id, {
			status: "postmortem",
			body: postmortem
		});
	}
	pass(day, 2 * day);
	const done = page.scheduleMaintenance({
		name: "Upgrade of the main network",
		scheduledFor: time + day,
		scheduledUntil: time + day + hour,
		components: ["Mainnet - Transactions", "Mainnet - Query service"]
	});
	pass(day, 87e6);
	page.updateMaintenance(done.id, { status: "in_progress" });
	for (const status of ["verifying", "completed"]) {
		pass(10 * minute, 30 * minute);
		page.updateMaintenance(done.id, { status });
	}
	time = now - 3 * day;
	pass(0, hour);
	const running = page.scheduleMaintenance({
		name: "Upgrade of the preview network",
		scheduledFor: now - 30 * minute,
		scheduledUntil: now + 30 * minute,
		components: ["Previewnet - Transactions", "Previewnet - Query service"]
	});
	pass(hour, 5 * hour);
	page.scheduleMaintenance({
		name: "Upgrade of the test network",
		scheduledFor: now + 2 * day,
		scheduledUntil: now + 2 * day + hour,
		components: ["Testnet - Transactions"]
	});
	time = now - 30 * minute;
	pass(0, 20 * minute);
	page.updateMaintenance(running.id, { status: "in_progress" });
}
// src/sandbox/status/identifiers.ts
const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
/** An identifier as the page gives to all it holds: twelve lower-case letters and digits. */
function identifier(random) {
	return Array.from({ length: 12 }, () => alphabet[random.integer(0, 35)]).join("");
}
/** The number of a social media post, which is beyond 2^53 as those of today are. */
function postNumber(random) {
	return 1580000000000000000n + (BigInt(random.integer(0, 2 ** 32 - 1)) << 20n) + BigInt(random.integer(0, 2 ** 20 - 1));
}
// src/sandbox/status/rollup.ts
/** What the page says of each indicator. */
const descriptions = {
	none: "All Systems Operational",
	maintenance: "Service Under Maintenance",
	minor: "Minor Service Outage",
	major: "Partial System Outage",
	critical: "Major Service Outage"
};
const indicators = Object.keys(descriptions);
/** What each status of a component comes to for the page. */
const ofComponent = {
	operational: "none",
	under_maintenance: "maintenance",
	degraded_performance: "minor",
	partial_outage: "major",
	major_outage: "critical"
};
/**
* The state of the page: the worst of its components and its open incidents, or maintenance while one is active and
* nothing is worse.
*/
function rollup(components, openImpacts, maintenanceIsActive) {
	const words = [
		...components.map(({ status }) => ofComponent[status] ?? "none"),
		...openImpacts,
		maintenanceIsActive ? "maintenance" : "none"
	];
	const indicator = indicators.findLast((word) => words.includes(word)) ?? "none";
	return {
		indicator,
		description: descriptions[indicator]
	};
}
// src/sandbox/status/replies.ts
/** Most entries that the two full lists answer. */
const longestList = 50;
/** What the page answers on a path below its base URL; undefined if it has no such path. */
function replyOf({ page, components, incidents, maintenances }, path) {
	const unresolved = incidents.filter(({ status }) => unresolvedStates.includes(status));
	const upcoming = maintenances.filter(({ status }) => status === "scheduled");
	const active = maintenances.filter(({ status }) => activeStates.includes(status));
	const status = rollup(components, unresolved.map(({ impact }) => impact), active.length > 0);
	switch (path) {
		case "/summary.json": return {
			page,
			components,
			incidents: unresolved,
			scheduled_maintenances: maintenances.filter((entry) => entry.status !== "completed"),
			status
		};
		case "/status.json": return {
			page,
			status
		};
		case "/components.json": return {
			page,
			components
		};
		case "/incidents.json": return {
			page,
			incidents: incidents.slice(0, longestList)
		};
		case "/incidents/unresolved.json": return {
			page,
			incidents: unresolved
		};
		case "/scheduled-maintenances.json": return {
			page,
			scheduled_maintenances: maintenances.slice(0, longestList)
		};
		case "/scheduled-maintenances/upcoming.json": return {
			page,
			scheduled_maintenances: upcoming
		};
		case "/scheduled-maintenances/active.json": return {
			page,
			scheduled_maintenances: active
		};
		default: return;
	}
}
// src/sandbox/status/updates.ts
const bodies = {
	investigating: "We are investigating the issue.",
	identified: "The cause has been found and a remedy is being prepared.",
	monitoring: "A remedy is in place and we are watching its effect.",
	resolved: "This incident has been resolved.",
	postmortem: "We have written down what happened and what we do about it.",
	scheduled: "We announce planned work.",
	in_progress: "The planned work has begun.",
	verifying: "The work is done and is being checked.",
	completed: "The planned work has been completed."
};
/** Adds a message in front of the older ones, and brings the entry to its state. */
function post(entry, { status, body = bodies[status] }, { id, at, affected, tweetId }) {
	const update = {
		id,
		status,
		body,
		incident_id: entry.id,
		created_at: at,
		updated_at: at,
		display_at: at,
		affected_components: affected.length > 0 ? affected : null,
		deliver_notifications: true,
		custom_tweet: null,
		tweet_id: tweetId
	};
	entry.incident_updates.unshift(update);
	entry.status = status;
	entry.updated_at = at;
	if (status === "monitoring" || status === "verifying") entry.monitoring_at ??= at;
	if (isOver(status)) entry.resolved_at ??= at;
}
function isOver(status) {
	return status === "resolved" || status === "postmortem" || status === "completed";
}
const ofImpact = {
	minor: "degraded_performance",
	major: "partial_outage",
	critical: "major_outage"
};
/** The status in which an entry holds its components once it is in this state; undefined if it leaves them alone. */
function heldStatus({ impact }, status) {
	if (activeStates.includes(status)) return "under_maintenance";
	return unresolvedStates.includes(status) ? ofImpact[impact] : void 0;
}
// src/sandbox/status/status-page.ts
const year = 31536e6;
/** A status page in memory. What it hands out are copies: changing these does not change the page. */
var StatusPage = class {
	#random;
	#now;
	#page;
	#board;
	/** The newest first, as are the maintenances. */
	#incidents = [];
	#maintenances = [];
	/** `now` is in milliseconds since the Unix epoch. A new page has a past of some months that ends there. */
	constructor(random, now) {
		const today = now();
		this.#random = random;
		this.#now = () => today - year;
		this.#page = {
			id: identifier(random),
			name: "Ledger sandbox",
			url: "https://status.sandbox.example",
			time_zone: "Etc/UTC",
			updated_at: this.#time()
		};
		this.#board = new ComponentBoard(this.#page.id, this.#time(), () => identifier(random));
		writeHistory(this, random, today, (time) => {
			this.#now = () => time;
		});
		this.#now = now;
	}
	/** Enters an incident, which begins in investigating. */
	openIncident(said) {
		const incident = newIncident(said, this.#context(said));
		this.#incidents.unshift(incident);
		return this.#post(incident, {
			status: "investigating",
			body: said.body
		});
	}
	/** Posts a message about an incident, which may take it to any later state. */
	updateIncident(id, { status, body }) {
		const incident = entry("an incident", this.#incidents, id);
		const next = following("the state of an incident", incidentStates, incident.status, status);
		return this.#post(incident, {
			status: next,
			body
		});
	}
	/** Announces a maintenance, which begins in scheduled. */
	scheduleMaintenance(said) {
		const maintenance = newMaintenance(said, this.#context(said));
		this.#maintenances.unshift(maintenance);
		return this.#post(maintenance, {
			status: "scheduled",
			body: said.body
		});
	}
	/** Posts a message about a maintenance, which may take it to any later state. */
	updateMaintenance(id, { status, body }) {
		const maintenance = entry("a maintenance", this.#maintenances, id);
		const next = following("the state of a maintenance", maintenanceStates, maintenance.status, status);
		return this.#post(maintenance, {
			status: next,
			body
		});
	}
	/** Gives a component, named by its identifier or as "Group - Name", a status until an entry changes it again. */
	setComponent(id, status) {
		const component = this.#board.find(id);
		this.#board.set(component, status, this.#time());
		this.#page.updated_at = this.#time();
		return structuredClone(component);
	}
	/** The wire object for a path below the base URL, such as `/summary.json`; undefined if there is no such path. */
	reply(path) {
		const content = {
			page: this.#page,
			components: this.#board.all,
			incidents: this.#incidents,
			maintenances: this.#maintenances
		};
		return structuredClone(replyOf(content, path));
	}
	#context({ components = [] }) {
		return {
			components: [...new Set(components.map((component) => this.#board.find(component)))],
			id: identifier(this.#random),
			pageId: this.#page.id,
			at: this.#time()
		};
	}
	#post(target, update) {
		const at = this.#time();
		const held = heldStatus(target, update.status);
		const affected = this.#board.hold(target, target.components ?? [], held, at);
		const tweetId = target.incident_updates.length === 0 && ["major", "critical"].includes(target.impact) ? postNumber(this.#random) : null;
		post(target, update, {
			id: identifier(this.#random),
			at,
			affected,
			tweetId
		});
		this.#page.updated_at = at;
		return structuredClone(target);
	}
	/** The present moment, as it stands on the wire. */
	#time() {
		return new Date(this.#now()).toISOString();
	}
};
function entry(what, entries, id) {
	const found = entries.find((each) => each.id === id);
	if (found) return found;
	const known = entries.map((each) => each.id);
	throw new RangeError(`the id of ${what} must be ${listed(known)}, got ${preview(id)}`);
}
// src/sandbox/truth/spelling.ts
/** Text that sorts as the values of a kind do, all of one length but for words. */
function sortable(value, kind) {
	const text = String(value ?? "").toLowerCase();
	switch (kind) {
		case "id": return `0.0.${text}`.split(".").slice(-3).map((part) => part.padStart(20, "0")).join("");
		case "time": {
			const [seconds = "", fraction = ""] = text.split(".");
			return seconds.padStart(20, "0") + fraction.padEnd(9, "0");
		}
		case "number": return text.padStart(40, "0");
		case "hex": return text.replace(/^0x/, "").padStart(64, "0");
		default: return text;
	}
}
/** The filters of a parameter: one value or several, each with or without an operator. */
function filtersOf(given, kind) {
	return [given ?? []].flat().map((one) => {
		const text = typeof one === "object" && one !== null && "operator" in one ? spelled(one) : String(one);
		const colon = text.indexOf(":");
		return {
			operator: colon < 0 ? "eq" : text.slice(0, colon),
			value: sortable(colon < 0 ? text : text.slice(colon + 1), kind)
		};
	});
}
/** A comparison as clients make them. */
function spelled(comparison) {
	const { operator, value } = {
		operator: "",
		value: "",
		...comparison
	};
	return `${operator}:${value}`;
}
// src/sandbox/truth/account-tables.ts
const owner = ({ idOrAliasOrEvmAddress: id }) => `0.0.${String(id).split(".").at(-1)}`;
const plain = {
	pairs: [],
	conditions: [],
	limit: 0,
	order: "asc"
};
const accountTables = {
	getAccounts: {
		rows: (ledger) => ledger.accounts.map((account) => listedAccount(account, ledger, plain)),
		sort: { "account.id": ["account", "id"] },
		fields: {
			"account.balance": ["balance.balance", "number"],
			"account.publickey": ["key.key", "word"]
		}
	},
	getAccount: {
		rows: ({ transactions }, params) => transactions.filter((one) => one.entity_id === owner(params) || one.transfers?.some((to) => to.account === owner(params))).map(listedTransaction),
		sort: { timestamp: ["consensus_timestamp", "time"] },
		fields: { transactiontype: ["name", "word"] },
		order: "desc",
		isStrict: true
	},
	getBalances: {
		rows: ({ accounts }) => accounts.map(({ account, balance }) => ({
			account,
			balance: balance?.balance ?? 0n,
			tokens: balance?.tokens ?? []
		})),
		sort: { "account.id": ["account", "id"] },
		fields: { "account.balance": ["balance", "number"] },
		order: "desc"
	},
	getOutstandingTokenAirdrops: {
		rows: ({ airdrops }, params) => airdrops.filter((one) => one.sender_id === owner(params)),
		sort: {
			"receiver.id": ["receiver_id", "id"],
			"token.id": ["token_id", "id"],
			serialnumber: ["serial_number", "number"]
		}
	},
	getPendingTokenAirdrops: {
		rows: ({ airdrops }, params) => airdrops.filter((one) => one.receiver_id === owner(params)),
		sort: {
			"sender.id": ["sender_id", "id"],
			"token.id": ["token_id", "id"],
			serialnumber: ["serial_number", "number"]
		}
	},
	getCryptoAllowances: {
		rows: ({ cryptoAllowances }, params) => cryptoAllowances.filter((one) => one.owner === owner(params)),
		sort: { "spender.id": ["spender", "id"] },
		order: "desc"
	},
	getTokenAllowances: {
		rows: ({ tokenAllowances }, params) => tokenAllowances.filter((one) => one.owner === owner(params)),
		sort: {
			"spender.id": ["spender", "id"],
			"token.id": ["token_id", "id"]
		}
	},
	getNftAllowances: {
		rows: ({ nftAllowances }, params) => {
			const side = String(params.owner ?? true) === "true" ? "owner" : "spender";
			return nftAllowances.filter((one) => one[side] === owner(params) && one.approved_for_all).map((one) => side === "owner" ? one : {
				...one,
				spender: one.owner,
				owner: one.spender
			});
		},
		sort: {
			"account.id": ["spender", "id"],
			"token.id": ["token_id", "id"]
		}
	},
	getHooks: {
		rows: ({ hooks }, params) => hooks.filter((one) => one.owner_id === owner(params)),
		sort: { "hook.id": ["hook_id", "number"] },
		order: "desc"
	},
	getHookStorage: {
		rows: ({ hookStorage }, params) => hookStorage.filter((one) => one.owner === `${owner(params)}/${params.hookId}`).map(({ value }) => value).filter(({ value }) => params.timestamp !== void 0 || value !== null),
		sort: { key: ["key", "hex"] },
		fields: { timestamp: ["timestamp", "time"] }
	},
	getNftsByAccountId: {
		rows: ({ nfts }, params) => nfts.filter((one) => one.account_id === owner(params)),
		sort: {
			"token.id": ["token_id", "id"],
			serialnumber: ["serial_number", "number"]
		},
		fields: { "spender.id": ["spender", "id"] },
		order: "desc"
	},
	getStakingRewards: {
		rows: ({ rewards }, params) => rewards.filter((one) => one.account_id === owner(params)),
		sort: { timestamp: ["timestamp", "time"] },
		order: "desc"
	},
	getTokensByAccountId: {
		rows: ({ relationships }, params) => relationships.filter((one) => one.owner === owner(params)).map(({ value }) => value),
		sort: { "token.id": ["token_id", "id"] }
	},
	getSchedules: {
		rows: ({ schedules }) => schedules,
		sort: { "schedule.id": ["schedule_id", "id"] },
		fields: { "account.id": ["creator_account_id", "id"] },
		isStrict: true
	}
};
// src/sandbox/truth/contract-tables.ts
const contract = ({ contractIdOrAddress: id }) => `0.0.${String(id).split(".").at(-1)}`;
const byTime = { timestamp: ["timestamp", "time"] };
const ofResult = {
	"block.number": ["block_number", "number"],
	"block.hash": ["block_hash", "hex"],
	"transaction.index": ["transaction_index", "number"]
};
const ofLog = {
	"transaction.hash": ["transaction_hash", "hex"],
	topic0: ["topics.0", "hex"],
	topic1: ["topics.1", "hex"],
	topic2: ["topics.2", "hex"],
	topic3: ["topics.3", "hex"]
};
const byLog = {
	...byTime,
	index: ["index", "number"]
};
function actions({ executions }, { transactionIdOrHash: id }) {
	return executions.find(({ transactionId, result }) => transactionId === id || result.hash === id)?.actions ?? [];
}
const contractTables = {
	getContracts: {
		rows: ({ contracts }) => contracts.map(listedContract),
		sort: { "contract.id": ["contract_id", "id"] },
		order: "desc"
	},
	getContractsResults: {
		rows: ({ executions }) => executions.map(listedResult),
		sort: byTime,
		fields: ofResult,
		order: "desc"
	},
	getContractResultsByContractId: {
		rows: ({ executions }, params) => executions.filter(({ result }) => result.contract_id === contract(params)).map(summedResult),
		sort: byTime,
		order: "desc"
	},
	getContractActions: {
		rows: actions,
		sort: { index: ["index", "number"] },
		isStrict: true
	},
	getContractState: {
		rows: ({ state }, params) => state.filter((one) => one.contract_id === contract(params)),
		sort: { slot: ["slot", "hex"] },
		fields: byTime
	},
	getContractsLogs: {
		rows: ({ logs }) => logs,
		sort: byLog,
		fields: ofLog,
		order: "desc"
	},
	getContractLogsByContractId: {
		rows: ({ logs }, params) => logs.filter((one) => one.contract_id === contract(params)),
		sort: byLog,
		fields: ofLog,
		order: "desc"
	}
};
// src/sandbox/truth/token-tables.ts
const entity = (id) => `0.0.${String(id).split(".").at(-1)}`;
function tokens({ tokens: all, relationships }, params) {
	const owners = [params["account.id"] ?? []].flat().map(entity);
	const text = String(params.name ?? "").toLowerCase();
	return all.filter(({ token_id: id, name = "" }) => {
		const isHeld = relationships.some(({ owner, value }) => owners.includes(owner) && value.token_id === id);
		return (owners.length === 0 || isHeld) && name.toLowerCase().includes(text);
	}).map(listedToken);
}
function holders({ relationships, tokens: all }, { tokenId }) {
	const decimals = all.find((one) => one.token_id === entity(tokenId))?.decimals;
	return relationships.filter(({ value }) => value.token_id === entity(tokenId)).map(({ owner, value }) => ({
		account: owner,
		balance: value.balance,
		decimals: decimals === void 0 ? null : BigInt(decimals)
	}));
}
const tokenTables = {
	getTokens: {
		rows: tokens,
		sort: { "token.id": ["token_id", "id"] },
		fields: { type: ["type", "word"] }
	},
	getTokenBalances: {
		rows: holders,
		sort: { "account.id": ["account", "id"] },
		fields: { "account.balance": ["balance", "number"] },
		order: "desc",
		isStrict: true
	},
	getNfts: {
		rows: ({ nfts }, { tokenId }) => nfts.filter((one) => one.token_id === entity(tokenId)),
		sort: { serialnumber: ["serial_number", "number"] },
		fields: { "account.id": ["account_id", "id"] },
		order: "desc",
		isStrict: true
	},
	getNftTransactions: {
		rows: ({ nftTransfers }, { tokenId, serialNumber }) => nftTransfers.filter((one) => one.owner === `${entity(tokenId)}/${serialNumber}`).map(({ value }) => value),
		sort: { timestamp: ["consensus_timestamp", "time"] },
		order: "desc",
		isStrict: true
	},
	getBlocks: {
		rows: ({ blocks }) => blocks,
		sort: { "block.number": ["number", "number"] },
		fields: { timestamp: ["timestamp.to", "time"] },
		order: "desc",
		isStrict: true
	},
	getTransactions: {
		rows: ({ transactions }) => transactions.map(listedTransaction),
		sort: { timestamp: ["consensus_timestamp", "time"] },
		fields: {
			"account.id": ["transfers.account", "id"],
			transactiontype: ["name", "word"]
		},
		order: "desc",
		isStrict: true
	},
	getTopicMessages: {
		rows: ({ messages }, { topicId }) => messages.filter((one) => one.topic_id === entity(topicId)),
		sort: { sequencenumber: ["sequence_number", "number"] },
		fields: { timestamp: ["consensus_timestamp", "time"] },
		isStrict: true
	},
	getNetworkNodes: {
		rows: ({ nodes }) => nodes,
		sort: { "node.id": ["node_id", "number"] },
		fields: { "file.id": ["file_id", "id"] }
	},
	getRegisteredNodes: {
		rows: ({ registeredNodes }) => registeredNodes,
		sort: { "registerednode.id": ["registered_node_id", "number"] },
		fields: { type: ["service_endpoints.type", "word"] }
	}
};
// src/sandbox/truth/tables.ts
const tables = {
	...accountTables,
	...contractTables,
	...tokenTables
};
// src/sandbox/truth/truth.ts
/** The truth of every list, by the name of its operation. `limit` does not matter to it. */
function makeTruth(ledgerAt) {
	return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, (params = {}, { at } = {}) => items(ledgerAt(at), table, params)]));
}
function items(ledger, table, params) {
	const { sort, fields = {}, order = "asc" } = table;
	const keys = Object.values(sort);
	const keyOf = (row) => keys.map(([path, kind]) => all(row, path, kind)[0] ?? "").join(" ");
	const rows = table.rows(ledger, params).filter((row) => Object.entries(fields).every(([name, [path, kind]]) => {
		const wanted = filtersOf(params[name], kind);
		return name === "type" && params[name] === "ALL" ? true : passes(all(row, path, kind), wanted, false);
	})).filter((row) => isInRange(row, table, params)).sort((a, b) => keyOf(a) < keyOf(b) ? -1 : 1);
	return String(params.order ?? order).toLowerCase() === "desc" ? rows.reverse() : rows;
}
/** Every value at a path into a row. */
function all(row, path, kind) {
	let found = [row];
	for (const name of path.split(".")) found = found.flatMap((one) => Array.isArray(one) && !/^\d/.test(name) ? one : [one]).map((one) => Object.entries(one ?? {}).find(([own]) => own === name)?.[1]);
	return found.map((value) => sortable(value, kind));
}
function passes(values, wanted, isStrict) {
	const equal = wanted.filter(({ operator }) => operator === "eq");
	const has = ({ value }) => values.includes(value);
	return (equal.length === 0 || (isStrict ? equal.every(has) : equal.some(has))) && wanted.every(({ operator, value }) => operator === "eq" || (operator === "ne" ? !values.includes(value) : values.some((own) => isBeyond(own, value, operator))));
}
function isBeyond(own, border, operator) {
	return operator.startsWith("g") ? own > border || operator === "gte" && own === border : own < border || operator === "lte" && own === border;
}
/** Bounds on all parts of a key are one bound on the whole of it, as long as each earlier part may be met. */
function isInRange(row, { sort, isStrict = false }, params) {
	const parts = Object.entries(sort).map(([name, [path, kind]]) => ({
		own: all(row, path, kind)[0] ?? "",
		wanted: filtersOf(params[name], kind)
	}));
	return parts.every(({ own, wanted }) => passes([own], wanted.filter(({ operator }) => operator.length === 2 && /^(eq|ne)$/.test(operator)), isStrict)) && ["g", "l"].every((side) => isOnSide(parts, side));
}
function isOnSide(parts, side) {
	let own = "";
	let border = "";
	let operator;
	for (const part of parts) {
		const tightest = part.wanted.filter((one) => one.operator.startsWith(side)).sort((a, b) => a.value < b.value ? 1 : -1).at(side === "g" ? 0 : -1);
		if (!tightest || operator !== void 0 && !operator.endsWith("e")) continue;
		own += part.own;
		border += tightest.value;
		operator = tightest.operator;
	}
	return operator === void 0 || isBeyond(own, border, operator);
}
// src/sandbox/sandbox.ts
const firstOfJanuary = Date.UTC(2026, 0, 1);
const host = "http://sandbox.invalid";
/** Makes a service of one's own: no network, no key, no limits, and the same replies every time. */
function createSandbox({ seed = 1, size = 1, now = firstOfJanuary, clock: wanted = "virtual", weak = {}, windows = false, hooks = true, live, clusters = [] } = {}) {
	const chance = new Random(`${seed} clock`);
	const first = typeof now === "number" ? now : now();
	const clock = typeof wanted === "object" ? wanted : new VirtualClock(first, () => chance.next());
	const start = clock.now();
	if (wanted === "real") clock.run();
	const faults = new Faults(new Random(`${seed} faults`));
	const links = new LinkFaults();
	const traits = {
		windows,
		hooks,
		links,
		emptyPages: weak.emptyPages ?? false,
		now: clock.now
	};
	const begin = () => ({
		world: new World({
			seed,
			size,
			start,
			live,
			clusters
		}, clock.now),
		status: once$1(() => new StatusPage(new Random(`${seed} status`), clock.now))
	});
	let { world, status } = begin();
	const fetch = (input, init) => {
		const request = new Request(input, init);
		const { pathname } = new URL(request.url);
		return faults.apply(async () => pathname.startsWith("/api/v2/") ? answerStatus(status(), request.method, pathname.slice(7)) : answerLedger(world.answering(), request, traits), (delay) => clock.sleep(delay, request.signal));
	};
	return {
		fetch,
		ledgerUrl: host,
		statusUrl: `${host}/api/v2`,
		clock,
		get ledger() {
			world.catchUp();
			return world.ledger;
		},
		get clusters() {
			return world.clusters;
		},
		get status() {
			return status();
		},
		pin: (index) => world.pin(index),
		truth: makeTruth((moment) => world.ledgerAt(moment)),
		add: makeAdd(() => world, clock.now),
		faults,
		links,
		reset: () => {
			faults.clear();
			links.clear();
			({world, status} = begin());
		},
		listen: async (port) => {
			clock.run();
			return (await import("./chunks/listen.js")).listen(fetch, port);
		}
	};
}
function answerStatus(status, method, path) {
	const reply = method === "GET" ? status.reply(path) : void 0;
	const headers = {
		"content-type": "application/json; charset=utf-8",
		"access-control-allow-origin": "*"
	};
	return reply ? new Response(toJson(reply), { headers }) : new Response("{\"error\":\"not found\"}", {
		status: 404,
		headers
	});
}
export { VirtualClock, createSandbox };

//# sourceMappingURL=sandbox.js.map