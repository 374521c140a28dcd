// src/core/pages/endable.ts
/**
* Makes `return` and `throw` of a generator end what it waits for: by itself it would hear of them only when that has
* come. `leave` has to make the generator come to its end.
*/
function endable(generator, leave) {
	const ends = {
		return: generator.return.bind(generator),
		throw: generator.throw.bind(generator)
	};
	return Object.assign(generator, {
		return: (value) => {
			leave();
			return ends.return(value);
		},
		throw: (error) => {
			leave();
			return ends.throw(error);
		}
	});
}
/** Why a request was aborted that nobody waits for any more. */
var Left = class extends Error {
	name = "Left";
};
export { Left, endable };

//# sourceMappingURL=endable.js.map